-- Adds content_changed_at: when the visible text of a page last changed. `updated_at` changes with every write (a
-- switch, a rank, the seeding of a new database). Sitemaps, structured data and bylines therefore use the new column,
-- which only changes with fields that visitors see.

create function private.note_content_change() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Columns that no visitor sees. `published_at` is shown, but publishing a text does not change it.
  _unseen constant text[] := array['id', 'created_at', 'updated_at', 'content_changed_at', 'is_published',
    'published_at', 'priority', 'display_rank', 'aliases'];
begin
  -- Keeps a value that is given explicitly: the built-in data and restored rows have their own.
  if new.content_changed_at is not distinct from old.content_changed_at
    and to_jsonb(new) - _unseen is distinct from to_jsonb(old) - _unseen then
    new.content_changed_at := now();
  end if;
  return new;
end $$;
revoke all on function private.note_content_change() from public, anon, authenticated;

-- Triggers run in the alphabetical order of their names. This trigger must run after complete_content, which sets the
-- reading time, and before touch.
do $$
declare
  _table text;
begin
  foreach _table in array array['retailers', 'categories', 'subcategories', 'products', 'content', 'legal_pages'] loop
    execute format('alter table public.%I add column content_changed_at timestamptz not null default now()', _table);
    execute format('update public.%I set content_changed_at = updated_at', _table);
    execute format('create trigger note_content_change before update on public.%I
      for each row execute function private.note_content_change()', _table);
  end loop;
end $$;

-- Returns the sitemap entries of one entity, sorted by slug, as [{slug, category, changed_at}]. `category` is the
-- category's slug if the path contains it, otherwise null.
create or replace function public.sitemap_part(_entity text, _offset int, _limit int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'category', category, 'changed_at', changed_at)
    order by slug), '[]')
  from (
    select slug, category, changed_at from (
      select slug, null::text as category, content_changed_at as changed_at
      from public.retailers where _entity = 'retailers' and is_published
      union all
      select slug, null, content_changed_at from public.categories where _entity = 'categories' and is_published
      union all
      select slug, parent_category_slug, content_changed_at
      from public.subcategories where _entity = 'subcategories'
      union all
      select slug, category, content_changed_at from public.products where _entity = 'products' and is_published
      union all
      -- To readers, a text that was finished before its publication is new on the day of publication.
      select slug, null, greatest(content_changed_at, published_at)
      from public.content where _entity = 'content' and is_published
    ) as rows
    order by slug
    limit least(greatest(_limit, 0), 50000) offset greatest(_offset, 0)
  ) as part
$$;
