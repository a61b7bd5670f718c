-- Rolls up each event once, in slices of at most 5,000. Until now each call recomputed a whole hour and its day in one
-- statement. With 400,000 events in an hour this took so long that the embedded database's watchdog ended the process,
-- and the next call began the same hour again.

-- The time of an event is now taken while its writer holds the lock of `settled_time`. So no event appears later that
-- happened before this time.
alter table private.events alter column at set default clock_timestamp();

-- As before, with the lock.
create or replace function public.write_events(_events jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _count int;
begin
  perform pg_advisory_xact_lock_shared(hashtext('private.events'));
  insert into private.events (kind, path, template, retailer, product, link, position, source, medium, campaign, device,
    query, results, chosen, metric, value, visitor, widget)
  select kind, path, template, retailer, product, link, position, source, medium, campaign, device, query, results,
    chosen, metric, value, visitor, widget
  from jsonb_to_recordset(_events) as event (kind text, path text, template text, retailer text, product text,
    link text, position int, source text, medium text, campaign text, device text, query text, results int,
    chosen text, metric text, value real, visitor bigint, widget uuid);
  get diagnostics _count = row_count;
  return _count;
end $$;

-- Waits for the writes in flight, and returns a time before which no more events can appear. The error ends the block, and
-- so releases its lock at once, not at the end of the transaction.
create function private.settled_time() returns timestamptz
language plpgsql set search_path = '' as $$
declare
  _settled timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('private.events'));
  _settled := clock_timestamp();
  raise sqlstate 'SETTL';
exception when sqlstate 'SETTL' then
  return _settled;
end $$;

-- Adds the events of a slice, which must be part of one hour, to the figures of its hour and day. The events before
-- the slice must have been added. Only the dimensions that the screen shows by hour are stored by hour;
-- `delete_old_events` still deletes the others of earlier roll-ups.
create function private.add_events(_start timestamptz, _end timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  _hour constant timestamptz := date_trunc('hour', _start);
  _day constant date := private.london_day(_start);
  _midnight constant timestamptz := private.start_of_day(_day);
  _dimensions constant text[] := private.event_dimensions();
begin
  with grouped as materialized (
    select kind, items, count(*) as events, count(*) filter (where results = 0) as without_result
    from private.event_items where at >= _start and at < _end
    group by kind, items
  ), counted as (
    select a.dimension as filter, a.item as filter_value, b.dimension, b.item,
      sum(case kind when 'view' then events else 0 end) as views,
      sum(case kind when 'click' then events else 0 end) as clicks,
      sum(case kind when 'search' then events else 0 end) as searches,
      sum(case kind when 'search' then without_result else 0 end) as empty_searches,
      sum(case kind when 'choice' then events else 0 end) as choices,
      sum(case kind when 'sign-up' then events else 0 end) as sign_ups
    from grouped
    cross join lateral unnest(_dimensions, items) as a (dimension, item)
    cross join lateral unnest(_dimensions, items) as b (dimension, item)
    where a.item is not null and b.item is not null
    group by 1, 2, 3, 4
  ), visits as materialized (
    select visitor, items from private.event_items where at >= _start and at < _end group by visitor, items
  ), earlier_visits as materialized (
    select past.visitor, past.items, max(past.at) as last_at
    from (select distinct visitor from visits) as present
    -- Without 'offset 0', a database without statistics might read all events of the day instead of those of a visitor.
    cross join lateral (select * from private.event_items where visitor = present.visitor offset 0) as past
    where past.at >= _midnight and past.at < _start
    group by past.visitor, past.items
  ), seen as (
    select distinct visitor, key.dimension, key.item
    from visits cross join lateral unnest(_dimensions, items) as key (dimension, item)
    where key.item is not null
  ), seen_earlier as (
    select visitor, key.dimension, key.item, max(last_at) as last_at
    from earlier_visits cross join lateral unnest(_dimensions, items) as key (dimension, item)
    where key.item is not null
    group by 1, 2, 3
  ), visitors as (
    select dimension as filter, item as filter_value,
      count(*) filter (where last_at is null or last_at < _hour) as visitors,
      count(*) filter (where last_at is null) as new_visitors
    from seen left join seen_earlier using (visitor, dimension, item)
    group by 1, 2
  ), figures as materialized (
    select counted.*, case when dimension = 'all' then visitors.visitors end as visitors,
      case when dimension = 'all' then visitors.new_visitors end as new_visitors
    from counted left join visitors using (filter, filter_value)
    -- Rows that are read together are stored together.
    order by filter, filter_value, dimension, item
  ), by_hour as (
    insert into private.event_hours as old
    select filter, filter_value, dimension, _hour, item, views, clicks, searches, empty_searches, choices, sign_ups,
      visitors, new_visitors
    from figures where dimension in ('all', 'retailer')
    on conflict (filter, filter_value, dimension, hour, item) do update set
      views = old.views + excluded.views, clicks = old.clicks + excluded.clicks,
      searches = old.searches + excluded.searches, empty_searches = old.empty_searches + excluded.empty_searches,
      choices = old.choices + excluded.choices, sign_ups = old.sign_ups + excluded.sign_ups,
      visitors = old.visitors + excluded.visitors, new_visitors = old.new_visitors + excluded.new_visitors
  )
  insert into private.event_days as old
  select filter, filter_value, dimension, _day, item, views, clicks, searches, empty_searches, choices, sign_ups,
    new_visitors
  from figures
  on conflict (filter, filter_value, dimension, day, item) do update set
    views = old.views + excluded.views, clicks = old.clicks + excluded.clicks,
    searches = old.searches + excluded.searches, empty_searches = old.empty_searches + excluded.empty_searches,
    choices = old.choices + excluded.choices, sign_ups = old.sign_ups + excluded.sign_ups,
    visitors = old.visitors + excluded.visitors;

  insert into private.vital_days as old
  -- Rounds to two significant digits: 1,234 ms to 1,200 ms, 0.1234 to 0.12. All thresholds have two digits.
  select _day, template, metric,
    case when value <= 0 then 0 else round(value::numeric, 1 - floor(log(value::numeric))::int)::real end, count(*)
  from private.events where kind = 'vital' and at >= _start and at < _end
  group by template, metric, 4
  on conflict (day, template, metric, value) do update set count = old.count + excluded.count;
end $$;

-- Rolls up the events that no roll-up has seen, in slices: events of one hour, at most 5,000. Ends after `_hours` hours
-- with events, or after the slice in which `_seconds` have passed. Everything happens in one transaction, so a roll-up
-- that is killed and run again gives the same figures. The first slice of a day deletes the figures that the day
-- already has, so `rolled_to = null` recounts all events. Only one roll-up runs at a time. Returns the time before which
-- all events are in the figures, and whether these are all events; null if another roll-up is running.
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
begin
  select coalesce(rolled_to, '-infinity') into _from from private.event_progress for update skip locked;
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
  update private.event_progress set rolled_to = _from, rolled_at = _from;
  return jsonb_build_object('rolledTo', _from, 'isDone', _from >= _settled);
end $$;

drop function private.roll_up_hour(timestamptz), private.roll_up_day(date);
revoke all on function private.settled_time(), private.add_events(timestamptz, timestamptz)
  from public, anon, authenticated, service_role;

-- Takes the hours that are not final out of the figures. The next roll-up adds their events again.
with unfinished as (
  delete from private.event_hours where hour >= (select rolled_to from private.event_progress) returning *
), sums as (
  select filter, filter_value, dimension, private.london_day(hour) as day, item, sum(views) as views,
    sum(clicks) as clicks, sum(searches) as searches, sum(empty_searches) as empty_searches, sum(choices) as choices,
    sum(sign_ups) as sign_ups, sum(new_visitors) as visitors
  from unfinished group by 1, 2, 3, 4, 5
)
update private.event_days as old set
  views = old.views - sums.views, clicks = old.clicks - sums.clicks, searches = old.searches - sums.searches,
  empty_searches = old.empty_searches - sums.empty_searches, choices = old.choices - sums.choices,
  sign_ups = old.sign_ups - sums.sign_ups, visitors = old.visitors - sums.visitors
from sums
where (old.filter, old.filter_value, old.dimension, old.day, old.item)
  = (sums.filter, sums.filter_value, sums.dimension, sums.day, sums.item);
