-- Destroys past salts for good. A deleted row stays on disk until a vacuum, and in the write-ahead log and its backups;
-- the embedded database never vacuums. An unlogged table is not in the log, and `truncate` removes its file. After a
-- crash the table is empty, so that day gets another salt.
alter table private.event_salts set unlogged;

create function private.destroy_past_salts() returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from private.event_salts where day < private.london_day(now())) then
    truncate private.event_salts;
  end if;
end $$;
revoke all on function private.destroy_past_salts() from public, anon, authenticated, service_role;

-- Returns today's salt, and destroys the salts of past days.
create or replace function public.event_salt() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _today constant date := private.london_day(now());
begin
  perform pg_advisory_xact_lock(hashtext('private.event_salts'));
  perform private.destroy_past_salts();
  insert into private.event_salts (day) values (_today) on conflict do nothing;
  return (select jsonb_build_object('day', day, 'salt', encode(salt, 'base64'))
    from private.event_salts where day = _today);
end $$;

-- Deletes the salts of past days, raw events that are older than `_days` and rolled up, and rows of past hours that the
-- screen does not show: at most `_rows` of each. Returns how many rows it deleted; call it again until it returns 0.
create or replace function public.delete_old_events(_days int default 30, _rows int default 20000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  -- The first day that is not final. Its hours and events are still needed.
  _open_day date;
  _events int;
  _hours int;
begin
  select private.london_day(rolled_to) into _open_day from private.event_progress;
  perform pg_advisory_xact_lock(hashtext('private.event_salts'));
  perform private.destroy_past_salts();
  delete from private.event_hours where ctid = any (array(
    select ctid from private.event_hours
    where hour < private.start_of_day(_open_day - 2) and dimension not in ('all', 'retailer') limit _rows
  ));
  get diagnostics _hours = row_count;
  delete from private.events where id in (
    select id from private.events
    where at < least(now() - make_interval(days => greatest(_days, 1)), private.start_of_day(_open_day))
      and _open_day is not null
    order by at limit _rows
  );
  get diagnostics _events = row_count;
  return _events + _hours;
end $$;
