-- Mends two things that 20261129110000 and 20261129130000 left.

-- Counts the loading times of the days that are not final again, up to `rolled_to`.
delete from private.vital_days where day >= (select private.london_day(rolled_to) from private.event_progress);
insert into private.vital_days
select private.london_day(at), template, metric,
  case when value <= 0 then 0 else round(value::numeric, 1 - floor(log(value::numeric))::int)::real end, count(*)
from private.events cross join private.event_progress
where kind = 'vital' and at >= private.start_of_day(private.london_day(rolled_to)) and at < rolled_to
group by 1, 2, 3, 4;

-- Leaves out a redirect that has another address by now.
create or replace function private.put_redirects_back(_path text, _write jsonb) returns void language sql set search_path = '' as $$
  delete from public.redirects
  where private.redirect_end(to_path) = _path
    and from_path = any (array(select jsonb_array_elements_text(_write -> 'paths')));
  insert into public.redirects as known
  select redirect.* from jsonb_populate_recordset(null::public.redirects, _write -> 'redirects') as redirect
  where not exists (
    select from public.redirects as moved where moved.id = redirect.id and moved.from_path <> redirect.from_path)
  on conflict (from_path) do update set to_path = excluded.to_path where private.redirect_end(known.to_path) = _path;
$$;
