-- The A–Z directories of retailers and products. Their functions are security definer, like search_site: under
-- row-level security Postgres would not use an index on an expression whose function is not leak-proof. Because the
-- functions bypass row-level security, they themselves select only public rows.

-- Returns the first letter of a name, without an accent. Returns '0-9' for a name that does not begin with a to z.
create function private.directory_initial(_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when letter <> '' and strpos('abcdefghijklmnopqrstuvwxyz', letter) > 0 then letter else '0-9' end
  from (select left(normalize(lower(btrim(_name)), NFD), 1)) as name (letter)
$$;
revoke execute on function private.directory_initial(text) from public;
grant execute on function private.directory_initial(text) to authenticated, service_role;

-- The indexes include the name, so that Postgres can count the names of one initial from the index, without reading the
-- table.
create index retailers_directory on public.retailers (private.directory_initial(name), lower(name), slug) include (name)
  where is_published;
create index products_directory on public.products (private.directory_initial(name), lower(name), slug) include (name)
  where is_published;

-- Returns one page of the names that start with an initial, as [{"slug", "name", "category"}] in alphabetical order.
create function public.directory_entries(_kind text, _initial text, _limit int default 100, _offset int default 0)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _most int := least(greatest(coalesce(_limit, 100), 1), 200);
  _skip int := greatest(coalesce(_offset, 0), 0);
  _entries jsonb;
begin
  if _kind = 'products' then
    select jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'category', category) order by lower(name), slug)
    into _entries from (
      select slug, name, category from public.products
      where is_published and private.directory_initial(name) = _initial
      order by lower(name), slug limit _most offset _skip
    ) as page;
  elsif _kind = 'retailers' then
    select jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'category', null) order by lower(name), slug)
    into _entries from (
      select slug, name from public.retailers
      where is_published and private.directory_initial(name) = _initial
      order by lower(name), slug limit _most offset _skip
    ) as page;
  else
    raise exception 'There is no directory of "%"', _kind using errcode = '22023';
  end if;
  return coalesce(_entries, '[]');
end $$;

-- Returns [{"initial", "total", "entries"}] for every initial that has rows, from 0-9 to z. The entries are the first
-- _per_initial names.
create function public.directory_initials(_kind text, _per_initial int default 10)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'initial', initial, 'total', total,
    'entries', public.directory_entries(_kind, initial, _per_initial, 0)
  ) order by initial), '[]')
  from unnest(string_to_array('0-9 a b c d e f g h i j k l m n o p q r s t u v w x y z', ' ')) as every (initial)
  cross join lateral (
    select case _kind
      when 'products' then (
        select count(*) from public.products where is_published and private.directory_initial(name) = initial)
      else (
        select count(*) from public.retailers where is_published and private.directory_initial(name) = initial)
    end as total
  ) as counted
  where total > 0
$$;

revoke execute on function public.directory_entries(text, text, int, int), public.directory_initials(text, int) from public;
grant execute on function public.directory_entries(text, text, int, int), public.directory_initials(text, int)
  to anon, authenticated, service_role;
