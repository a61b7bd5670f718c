-- Rolls up busy hours faster and in bounded transactions. Events that differ in nothing but their time and visitor are
-- counted before their keys are paired, so an hour with many visits to few pages costs little more than a quiet one. A
-- call ends after some seconds, because hosted projects end a statement after 8 seconds, or after the time that its
-- function sets, and the embedded database ends its process after 30.

drop view private.event_pairs;
drop view private.event_keys;

-- Each event with everything under which it is counted: the items of the dimensions in the order of
-- private.event_dimensions(). An item is null if the event does not have it.
create view private.event_items with (security_invoker = true) as
  select at, kind, results, visitor, array['', path, retailer, product, link, position::text, source, medium, campaign,
    device, query, chosen] as items
  from private.events where kind <> 'vital';

create function private.event_dimensions() returns text[]
language sql immutable set search_path = '' as $$
  select array['all', 'page', 'retailer', 'product', 'link', 'position', 'source', 'medium', 'campaign', 'device',
    'query', 'chosen']
$$;

-- Recomputes the figures of one hour from its events.
create or replace function private.roll_up_hour(_hour timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  _end constant timestamptz := _hour + interval '1 hour';
  _day constant timestamptz := private.start_of_day(private.london_day(_hour));
  _dimensions constant text[] := private.event_dimensions();
begin
  delete from private.event_hours where hour = _hour;
  insert into private.event_hours
  with grouped as materialized (
    select kind, items, count(*) as events, count(*) filter (where results = 0) as without_result
    from private.event_items where at >= _hour and at < _end
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
  ), present as materialized (
    select distinct visitor from private.events where at >= _hour and at < _end
  ), visited as materialized (
    select visitor, items, min(at) as first_at, max(at) as last_at
    from private.event_items
    where at >= _day and at < _end and visitor in (select visitor from present)
    group by visitor, items
  ), seen as (
    select key.dimension, key.item, visitor, min(first_at) as first_at, max(last_at) as last_at
    from visited cross join lateral unnest(_dimensions, items) as key (dimension, item)
    where key.item is not null
    group by 1, 2, 3
  ), visitors as (
    select dimension as filter, item as filter_value,
      count(*) filter (where last_at >= _hour) as visitors,
      count(*) filter (where first_at >= _hour) as new_visitors
    from seen group by 1, 2
  )
  select filter, filter_value, dimension, _hour, item, views, clicks, searches, empty_searches, choices, sign_ups,
    case when dimension = 'all' then visitors.visitors end, case when dimension = 'all' then visitors.new_visitors end
  from counted left join visitors using (filter, filter_value);
end $$;

drop function public.roll_up_events(int);

-- Rolls up the events that no roll-up has seen: at most `_hours` hours with events, and no further hour once `_seconds`
-- have passed. Everything happens in one transaction, and each hour is recomputed, so a roll-up that is killed and run
-- again gives the same figures. Only one roll-up runs at a time. Returns how far it came, and whether nothing is left;
-- null if another one is running. PostgREST applies the time limit of the function, which is the longest that hosted
-- projects allow.
create function public.roll_up_events(_hours int default 24, _seconds int default 5) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  -- An hour is final a minute after its end, when all writes that began in it have ended.
  _final constant timestamptz := date_trunc('hour', now() - interval '1 minute');
  _latest constant timestamptz := clock_timestamp() + make_interval(secs => _seconds);
  _from timestamptz;
  _hour timestamptz;
  _days date[] := '{}';
begin
  select coalesce(rolled_to, '-infinity') into _from from private.event_progress for update skip locked;
  if not found then
    return null;
  end if;
  for _step in 1 .. _hours loop
    select date_trunc('hour', min(at)) into _hour from private.events where at >= _from;
    exit when _hour is null;
    perform private.roll_up_hour(_hour);
    _days := _days || private.london_day(_hour);
    _from := _hour + interval '1 hour';
    exit when clock_timestamp() >= _latest;
  end loop;
  perform private.roll_up_day(day) from (select distinct unnest(_days) as day) as touched;
  update private.event_progress set rolled_at = now(),
    rolled_to = case when _hour is null then greatest(rolled_to, _final) else least(_from, _final) end;
  return (select jsonb_build_object('rolledTo', rolled_to, 'isDone', _hour is null or _from > now())
    from private.event_progress);
end $$;

revoke all on function public.roll_up_events(int, int), private.event_dimensions()
  from public, anon, authenticated, service_role;
grant execute on function public.roll_up_events(int, int) to service_role;
