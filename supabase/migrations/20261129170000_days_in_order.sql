-- The slices of a day leave its rows in no order, and an old version of each row that they change. So a read of 30 days
-- read four times as many blocks as before 20261129110000. A day that is over is now stored once more, in order.

create function private.store_in_order(_day date) returns void language sql set search_path = '' as $$
  with stored as (delete from private.event_days where day = _day returning *)
  insert into private.event_days select * from stored order by filter, filter_value, dimension, item;
$$;
revoke all on function private.store_in_order(date) from public, anon, authenticated, service_role;

-- As in 20261129110000, and days that are over are stored in order.
create or replace function public.roll_up_events(_hours int default 24, _seconds int default 2) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  _latest constant timestamptz := clock_timestamp() + make_interval(secs => _seconds);
  _settled timestamptz;
  _from timestamptz;
  _start timestamptz;
  _end timestamptz;
  _hour_end timestamptz;
  _day date;
  -- The last day with figures that are not final.
  _open date;
begin
  select coalesce(rolled_to, '-infinity'), private.london_day(rolled_to) into _from, _open
  from private.event_progress for update skip locked;
  if not found then
    return null;
  end if;
  _settled := private.settled_time();
  while _hours > 0 loop
    select min(at) into _start from private.events where at >= _from and at < _settled;
    if _start is null then
      _from := greatest(_from, _settled);
      exit;
    end if;
    _day := private.london_day(_start);
    if _open < _day then
      perform private.store_in_order(_open);
    end if;
    _open := _day;
    if _from <= private.start_of_day(_day) then
      delete from private.event_hours
      where hour >= private.start_of_day(_day) and hour < private.start_of_day(_day + 1);
      delete from private.event_days where day = _day;
      delete from private.vital_days where day = _day;
    end if;
    _hour_end := date_trunc('hour', _start) + interval '1 hour';
    select least(_settled, _hour_end, max(at)) into _end from (
      select at from private.events where at > _start order by at offset 4999 limit 1
    ) as further;
    perform private.add_events(_start, _end);
    _from := _end;
    _hours := _hours - (_end = _hour_end)::int;
    exit when clock_timestamp() >= _latest;
  end loop;
  if _open < private.london_day(_from) then
    perform private.store_in_order(_open);
  end if;
  update private.event_progress set rolled_to = _from, rolled_at = _from;
  return jsonb_build_object('rolledTo', _from, 'isDone', _from >= _settled);
end $$;
