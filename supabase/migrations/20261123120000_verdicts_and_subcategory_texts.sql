-- Products get a verdict, specs, the evidence of their price and links to the product at shops. Subcategories get a text
-- of their own, shops with a reason, buying tips and questions. Search does not read the new texts: like the bodies of
-- guides, they contain too many words that say nothing about the row.

-- Lists of objects that name a row by its slug --------------------------------------------------------------

-- Returns the slugs in a list of objects such as [{"slug": "argos", "reason": "…"}]. Other values have no slugs.
create function private.slugs_of(_rows jsonb) returns text[] language sql immutable strict set search_path = '' as $$
  select coalesce(array_agg(item ->> 'slug' order by place) filter (where item ->> 'slug' is not null), '{}')
  from jsonb_array_elements(case when jsonb_typeof(_rows) = 'array' then _rows else '[]' end)
    with ordinality as list (item, place)
$$;

-- Whether a list has at most `_count` objects, each with a slug that no other object has and with one more text.
create function private.is_slug_row_list(_value jsonb, _count int, _key text) returns boolean
language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= _count and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['slug', _key] = '{}'
        and jsonb_typeof(item -> 'slug') = 'string' and private.is_slug(item ->> 'slug')
        and jsonb_typeof(item -> _key) = 'string') is not true
      else true end
  ) and cardinality(private.slugs_of(_value))
    = (select count(distinct slug) from unnest(private.slugs_of(_value)) as slug)
  else false end
$$;

-- Whether a value is a list of shops, each with the reason to buy there.
create function private.is_pick_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when private.is_slug_row_list(_value, 12, 'reason') then not exists (
    select from jsonb_array_elements(_value) as item where private.is_name(item ->> 'reason', 140) is not true
  ) else false end
$$;

-- Whether a value is a list of shops, each with the address of one product at that shop.
create function private.is_retailer_link_list(_value jsonb) returns boolean
language sql immutable strict set search_path = '' as $$
  select case when private.is_slug_row_list(_value, 50, 'url') then not exists (
    select from jsonb_array_elements(_value) as item where private.is_http_url(item ->> 'url') is not true
  ) else false end
$$;

-- Whether a value is a list of specs. It is a list and not an object, because an object has no order.
create function private.is_spec_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 40 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['name', 'value'] = '{}'
        and jsonb_typeof(item -> 'name') = 'string' and private.is_name(item ->> 'name', 100)
        and jsonb_typeof(item -> 'value') = 'string' and private.is_name(item ->> 'value', 500)) is not true
      else true end
  ) else false end
$$;

-- The columns ----------------------------------------------------------------------------------------------

alter table public.products
  add column verdict text check (verdict in ('buy_early', 'wait', 'any_time')),
  add column verdict_reason text check (private.is_name(verdict_reason, 90)),
  add column specs jsonb not null default '[]' check (private.is_spec_list(specs)),
  add column price_checked_on date,
  add column price_source_name text check (private.is_name(price_source_name, 120)),
  add column price_source_url text check (private.is_http_url(price_source_url)),
  add column retailer_links jsonb not null default '[]' check (private.is_retailer_link_list(retailer_links)),
  add constraint products_verdict_has_reason check ((verdict is null) = (verdict_reason is null));
comment on column public.products.price_checked_on is
  'The day on which somebody read the price range at the source. Without it, pages say that the price is not checked.';
comment on column public.products.retailer_links is 'The address of this very product at a shop: [{slug, url}].';

alter table public.subcategories
  add column body text not null default '' check (char_length(body) <= 50000),
  add column retailer_picks jsonb not null default '[]' check (private.is_pick_list(retailer_picks)),
  add column buying_tips text[] not null default '{}' check (private.is_text_list(buying_tips, 30, 1000)),
  add column faqs jsonb not null default '[]' check (private.is_faq_list(faqs));
comment on column public.subcategories.body is
  'HTML. A subcategory without it is not in the sitemap, and search engines must not index its page.';

create index products_retailer_links on public.products using gin (retailer_links jsonb_path_ops);
create index subcategories_retailer_picks on public.subcategories using gin (retailer_picks jsonb_path_ops);

-- A view only has the columns that its table had when the view was made.
drop view public.subcategories_overview;
create view public.subcategories_overview with (security_invoker = true) as
  select part.*, (select count(*) from public.products where subcategory = part.slug) as product_count
  from public.subcategories as part;
revoke all on public.subcategories_overview from public, anon, authenticated, service_role;
grant select on public.subcategories_overview to authenticated;
grant select, insert, update, delete on public.subcategories_overview to service_role;

-- References: these lists behave like the lists of slugs in 20261121100600_slug_references.sql ------------------

-- Refuses unknown slugs. Trigger arguments: the column, and the table to which its slugs refer.
create function private.check_slug_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _before text[]; -- null when the row is inserted
  _after text[];
begin
  execute format('select private.slugs_of(($1).%1$I), private.slugs_of(($2).%1$I)', tg_argv[0])
    into _before, _after using old, new;
  perform private.require_slugs(tg_argv[1], private.added(_before, _after));
  return new;
end $$;
create trigger check_retailer_links before insert or update of retailer_links on public.products
  for each row execute function private.check_slug_rows('retailer_links', 'retailers');
create trigger check_retailer_picks before insert or update of retailer_picks on public.subcategories
  for each row execute function private.check_slug_rows('retailer_picks', 'retailers');

-- Replaces a slug in a list of objects. If the new slug is null, the object is removed.
create function private.replace_slug(_rows jsonb, _old text, _new text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(
    case when item ->> 'slug' = _old then item || jsonb_build_object('slug', _new) else item end order by place
  ), '[]')
  from jsonb_array_elements(_rows) with ordinality as list (item, place)
  where _new is not null or item ->> 'slug' <> _old
$$;

-- Updates the lists when a row's slug changes, and removes the slug when the row is deleted. Trigger arguments: the
-- columns that contain slugs of this table, as table.column.
create function private.follow_slug_in_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  _new text := case when tg_op = 'UPDATE' then new.slug end;
  _reference text;
begin
  foreach _reference in array tg_argv loop
    execute format(
      'update public.%1$I set %2$I = private.replace_slug(%2$I, $1, $2) where %2$I @> $3',
      split_part(_reference, '.', 1), split_part(_reference, '.', 2))
      using old.slug, _new, jsonb_build_array(jsonb_build_object('slug', old.slug));
  end loop;
  return null;
end $$;
create trigger follow_rename_in_rows after update on public.retailers for each row when (old.slug <> new.slug)
  execute function private.follow_slug_in_rows('products.retailer_links', 'subcategories.retailer_picks');
create trigger follow_delete_in_rows after delete on public.retailers for each row
  execute function private.follow_slug_in_rows('products.retailer_links', 'subcategories.retailer_picks');

-- Puts the object with the slug `_gone` back into a list, in its old place.
create function private.put_row_back(_now jsonb, _before jsonb, _gone text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(coalesce(
    (select item from jsonb_array_elements(_now) as item where item ->> 'slug' = list.slug limit 1),
    (select item from jsonb_array_elements(_before) as item where item ->> 'slug' = list.slug limit 1)
  ) order by list.place), '[]')
  from unnest(private.put_back(private.slugs_of(_now), private.slugs_of(_before), array[_gone]))
    with ordinality as list (slug, place)
$$;

-- Undoes the changes that a recorded deletion made to other rows, as in 20261123060000_sale_windows.sql, and now also in
-- lists of objects with a slug.
create or replace function private.give_references_back(_deletion public.audit_log, _path text) returns int
language plpgsql set search_path = '' as $$
declare
  _slug constant text := _deletion.changed -> 'slug' ->> 'old';
  _change record;
  _missed int := 0;
begin
  if _slug is null or _deletion.transaction is null then
    return 0;
  end if;
  for _change in
    select entry.table_name, entry.row_id, entry.action, entry.changed as whole, part.key as name,
      part.value -> 'old' as old, part.value -> 'new' as new, format_type(col.atttypid, null) as type
    from public.audit_log as entry
    cross join lateral jsonb_each(entry.changed) as part
    join pg_catalog.pg_class as class on class.relname = entry.table_name
      and class.relnamespace = 'public'::regnamespace
    join pg_catalog.pg_attribute as col on col.attrelid = class.oid and col.attname = part.key
    where entry.transaction = _deletion.transaction and entry.at = _deletion.at
      and ((entry.action = 'update' and entry.row_id <> _deletion.row_id)
        or (entry.action = 'delete' and entry.table_name = 'redirects' and part.key = 'from_path')
        or (entry.action = 'delete' and entry.table_name = 'sale_windows' and part.key = 'retailer_slug'))
    order by entry.id desc
  loop
    begin
      if _change.action = 'delete' and _change.table_name = 'sale_windows' then
        continue when _deletion.table_name <> 'retailers' or _change.old #>> '{}' <> _slug;
        perform private.put_sale_window_back(_change.whole);
      elsif _change.action = 'delete' then
        continue when _deletion.table_name = 'redirects'
          or private.redirect_end(_change.whole -> 'to_path' ->> 'old') <> _path;
        insert into public.redirects (id, from_path, to_path, status, is_active, created_at)
        select _change.row_id, _change.whole -> 'from_path' ->> 'old', _change.whole -> 'to_path' ->> 'old',
          (_change.whole -> 'status' ->> 'old')::int, (_change.whole -> 'is_active' ->> 'old')::boolean,
          (_change.whole -> 'created_at' ->> 'old')::timestamptz
        on conflict do nothing;
      elsif _change.type = 'text[]' then
        continue when not _change.old ? _slug or _change.new ? _slug;
        execute format(
          'update public.%1$I set %2$I = private.put_back(%2$I, array(select jsonb_array_elements_text($2)), array[$3])
           where id = $1', _change.table_name, _change.name) using _change.row_id, _change.old, _slug;
      elsif _change.type = 'jsonb' then
        continue when not array[_slug] <@ private.slugs_of(_change.old)
          or array[_slug] <@ private.slugs_of(_change.new);
        execute format('update public.%1$I set %2$I = private.put_row_back(%2$I, $2, $3) where id = $1',
          _change.table_name, _change.name) using _change.row_id, _change.old, _slug;
      elsif _change.old #>> '{}' = _slug and jsonb_typeof(_change.new) = 'null' then
        execute format('update public.%1$I set %2$I = $2 where id = $1 and %2$I is null',
          _change.table_name, _change.name) using _change.row_id, _slug;
      end if;
    -- For example, the list is full, the menu item has another type now, or the redirect would be a loop.
    exception when check_violation or foreign_key_violation or unique_violation then
      _missed := _missed + 1;
    end;
  end loop;
  return _missed;
end $$;

-- The sitemap ----------------------------------------------------------------------------------------------

-- Leaves subcategories without a body out of the sitemap. Changes only these words of the two functions, so that the
-- entities that other migrations have added to them stay.
do $$
declare
  _function regprocedure;
  _before text;
  _after text;
begin
  foreach _function in array array[
    'public.sitemap_counts()'::regprocedure, 'public.sitemap_part(text,int,int)'::regprocedure
  ] loop
    _before := pg_get_functiondef(_function);
    _after := replace(replace(_before,
      'from public.subcategories)', 'from public.subcategories where body <> '''')'),
      'where _entity = ''subcategories''', 'where _entity = ''subcategories'' and body <> ''''');
    if _after = _before then
      raise exception '% has no subcategories to leave out', _function;
    end if;
    execute _after;
  end loop;
end $$;

-- Rights ---------------------------------------------------------------------------------------------------

revoke execute on function private.slugs_of(jsonb), private.is_slug_row_list(jsonb, int, text),
  private.is_pick_list(jsonb), private.is_retailer_link_list(jsonb), private.is_spec_list(jsonb),
  private.check_slug_rows(), private.replace_slug(jsonb, text, text), private.follow_slug_in_rows(),
  private.put_row_back(jsonb, jsonb, text) from public;
grant execute on function private.slugs_of(jsonb), private.is_slug_row_list(jsonb, int, text),
  private.is_pick_list(jsonb), private.is_retailer_link_list(jsonb), private.is_spec_list(jsonb)
  to authenticated, service_role;
grant execute on function private.put_row_back(jsonb, jsonb, text) to authenticated;
