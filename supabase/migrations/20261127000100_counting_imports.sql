-- Counting the rows of an import read all its rows four times. The screen counts them whenever a job has done a further chunk, so
-- the counting of a large import took a tenth of the embedded database's time.

-- Returns how many lines of an import have which outcome, and how many have an error: also a row that is written has one if
-- its lists are not.
create or replace function public.count_import_rows(_import uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with groups as materialized (
      select checked, outcome, undone, error is not null as has_error, count(*) as n
      from private.import_rows where import_id = _import group by 1, 2, 3, 4)
    select jsonb_build_object(
      'staged', coalesce(sum(n), 0),
      'errors', coalesce(sum(n) filter (where has_error), 0),
      'checked', (select coalesce(jsonb_object_agg(c.checked, c.n), '{}') from (
        select checked, sum(n) as n from groups where checked is not null group by 1) as c),
      'outcome', (select coalesce(jsonb_object_agg(o.outcome, o.n), '{}') from (
        select outcome, sum(n) as n from groups where outcome is not null group by 1) as o),
      'undone', (select coalesce(jsonb_object_agg(u.undone, u.n), '{}') from (
        select undone, sum(n) as n from groups where undone is not null group by 1) as u)
    ) from groups);
end $$;
