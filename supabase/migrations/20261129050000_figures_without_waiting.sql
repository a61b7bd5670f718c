-- The analytics screen shows its figures at once and rolls up new events after its response. So the figures say up to
-- which time they contain all events, and the live figures say when newer ones are there.

-- As before, but `rolled_at` is the time up to which the figures contain all events. Until now it was the time of the
-- last step, even if later steps had hours left to roll up.
create or replace function public.roll_up_events(_hours int default 24, _seconds int default 5) returns jsonb
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
  update private.event_progress set
    rolled_at = case when _hour is null then now() else least(_from, now()) end,
    rolled_to = case when _hour is null then greatest(rolled_to, _final) else least(_from, _final) end;
  return (select jsonb_build_object('rolledTo', rolled_to, 'isDone', _hour is null or _from > now())
    from private.event_progress);
end $$;

-- Returns the totals of some days and of the period before, and the time up to which they contain all events.
create or replace function public.analytics_totals(_from date, _to date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'totals', private.event_totals(_from, _to, 'all', ''),
    'before', private.event_totals_before(_from, _to, 'all', '', now()),
    'rolledAt', (select rolled_at from private.event_progress));
end $$;

-- Returns what happened in the last 30 minutes, from the events themselves, and the time up to which the figures of the
-- rest of the screen contain all events.
create or replace function public.analytics_live()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _start constant timestamptz := now() - interval '30 minutes';
begin
  perform private.require_admin();
  return (
    with recent as materialized (
      select kind, path, visitor, floor(extract(epoch from now() - at) / 60)::int as minutes_ago
      from private.events where at >= _start and kind <> 'vital'
    )
    select jsonb_build_object(
      'views', count(*) filter (where kind = 'view'),
      'visitors', count(distinct visitor),
      'clicks', count(*) filter (where kind = 'click'),
      'minutes', (
        select coalesce(jsonb_object_agg(minutes_ago, views), '{}') from (
          select least(minutes_ago, 29) as minutes_ago, count(*) as views from recent where kind = 'view' group by 1
        ) as by_minute),
      'pages', (
        select coalesce(jsonb_agg(jsonb_build_object('path', path, 'views', views) order by views desc, path), '[]') from (
          select path, count(*) as views from recent where kind = 'view' group by path
          order by views desc, path limit 10) as top),
      'rolledAt', (select rolled_at from private.event_progress))
    from recent
  );
end $$;
