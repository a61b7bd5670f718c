-- Retailers, products and categories get a moment at which they are published, and these and content a moment at which
-- they are unpublished. A worker switches `is_published` at these moments, so all policies, searches and lists keep
-- reading that column alone.

do $$
declare
  _table text;
begin
  foreach _table in array array['retailers', 'products', 'categories'] loop
    execute format('alter table public.%1$I add column publish_at timestamptz, add column unpublish_at timestamptz,
      add constraint %1$s_unpublish_after_publish check (unpublish_at > publish_at)', _table);
    execute format('create index %1$s_publish_at on public.%1$I (publish_at) where publish_at is not null', _table);
  end loop;
  alter table public.content add column unpublish_at timestamptz;
  foreach _table in array array['retailers', 'products', 'categories', 'content'] loop
    execute format('create index %1$s_unpublish_at on public.%1$I (unpublish_at) where unpublish_at is not null', _table);
  end loop;
end $$;

-- A view only has the columns that its table had when the view was made.
drop view public.categories_overview, public.content_overview;
create view public.categories_overview with (security_invoker = true) as
  select whole.*,
    (select count(*) from public.products where category = whole.slug) as product_count,
    array(
      select part.name || ' (' || (select count(*) from public.products where subcategory = part.slug) || ')'
      from public.subcategories as part where part.parent_category_slug = whole.slug
      order by lower(part.name), part.slug
    ) as subcategory_counts
  from public.categories as whole;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;
revoke all on public.categories_overview, public.content_overview from public, anon, authenticated, service_role;
grant select on public.categories_overview, public.content_overview to authenticated;
grant select, insert, update, delete on public.categories_overview, public.content_overview to service_role;

-- Visitors do not see the moments, so changing them does not change the text.
create or replace function private.note_content_change() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Columns that no visitor sees. `published_at` is shown, but publishing a text does not change it.
  _unseen constant text[] := array['id', 'created_at', 'updated_at', 'content_changed_at', 'is_published',
    'published_at', 'publish_at', 'unpublish_at', 'priority', 'display_rank', 'aliases'];
begin
  -- Keeps a value that is given explicitly: the built-in data and restored rows have their own.
  if new.content_changed_at is not distinct from old.content_changed_at
    and to_jsonb(new) - _unseen is distinct from to_jsonb(old) - _unseen then
    new.content_changed_at := now();
  end if;
  return new;
end $$;

-- Publishes and unpublishes the rows whose moments are after `_since` and until `_until`. Repeating it changes nothing. A
-- row that an editor publishes again after its end stays published.
create function public.publish_due(_since timestamptz, _until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.retailers set is_published = true
    where publish_at > _since and publish_at <= _until and not is_published;
  update public.products set is_published = true
    where publish_at > _since and publish_at <= _until and not is_published;
  update public.categories set is_published = true
    where publish_at > _since and publish_at <= _until and not is_published;
  update public.retailers set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
  update public.products set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
  update public.categories set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
  update public.content set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
end $$;

-- Now also returns the rows that are published or unpublished between two times.
create or replace function public.came_due(_since timestamptz, _until timestamptz, _after text)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(key order by key), '[]') from (
    select key from (
      select 'content:' || slug from public.content
      where is_published and published_at > _since and published_at <= _until
        or unpublish_at > _since and unpublish_at <= _until
      union
      select 'sale_windows:' || retailer_slug from public.sale_windows
      where is_published and (starts_at > _since and starts_at <= _until or ends_at > _since and ends_at <= _until)
          and exists (select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published)
      union
      select 'retailers:' || slug from public.retailers
      where publish_at > _since and publish_at <= _until or unpublish_at > _since and unpublish_at <= _until
      union
      select 'products:' || slug from public.products
      where publish_at > _since and publish_at <= _until or unpublish_at > _since and unpublish_at <= _until
      union
      select 'categories:' || slug from public.categories
      where publish_at > _since and publish_at <= _until or unpublish_at > _since and unpublish_at <= _until
    ) as due (key)
    where key > _after order by key limit 100
  ) as page
$$;

revoke execute on function public.publish_due(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.publish_due(timestamptz, timestamptz) to service_role;
