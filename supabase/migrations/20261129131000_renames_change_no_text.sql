-- The rename of a row no longer counts as a change of the rows that refer to it. Their text stays the same, but the sitemap
-- said that all of them had changed, and after the undo of an import their dates differed from those before.

-- Returns a value in which slugs do not count: a text, or a list of texts or of objects with a slug.
create function private.without_slugs(_value jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select case jsonb_typeof(_value)
    when 'string' then '""'
    when 'array' then (
      select coalesce(jsonb_agg(case jsonb_typeof(item) when 'string' then '""' when 'object' then item - 'slug' else item end
        order by place), '[]')
      from jsonb_array_elements(_value) with ordinality as list (item, place))
    else _value end
$$;

-- As in 20261123160400_publishing_times.sql, except within another trigger: a foreign key or `follow_slug` then replaces the
-- slug of a renamed row. When a row is deleted, they empty the column or shorten the list, which counts as a change.
create or replace function private.note_content_change() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Columns that no visitor sees. `published_at` is shown, but publishing a text does not change it.
  _unseen constant text[] := array['id', 'created_at', 'updated_at', 'content_changed_at', 'is_published',
    'published_at', 'publish_at', 'unpublish_at', 'priority', 'display_rank', 'aliases'];
  _was constant jsonb := to_jsonb(old) - _unseen;
  _is constant jsonb := to_jsonb(new) - _unseen;
begin
  -- Keeps a value that is given explicitly: the built-in data and restored rows have their own.
  if new.content_changed_at is distinct from old.content_changed_at or _is is not distinct from _was then
    return new;
  end if;
  -- `sub_categories` has the names of subcategories, which visitors see.
  if pg_trigger_depth() = 1 or exists (
    select from jsonb_each(_is) as now join jsonb_each(_was) as before using (key)
    where now.value <> before.value
      and (key = 'sub_categories' or private.without_slugs(now.value) <> private.without_slugs(before.value)))
  then
    new.content_changed_at := now();
  end if;
  return new;
end $$;

-- The trigger runs with the rights of the role that writes a row.
revoke execute on function private.without_slugs(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.without_slugs(jsonb) to authenticated, service_role;
