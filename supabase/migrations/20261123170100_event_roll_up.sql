-- Figures by hour and by day, rolled up from the events. A row counts the events that have both a filter's value and an
-- item of a dimension: (page, /retailers/argos, device, phone) is what phones did on that page. 'all' with an empty
-- text means everything: (all, '', page, /) is the front page, (page, /, all, '') is the front page as a filter.
-- Numbers of visitors are known only where the dimension is 'all', because the same visitor has many items.

create table private.event_hours (
  filter text not null,
  filter_value text not null,
  dimension text not null,
  hour timestamptz not null,
  item text not null,
  views int not null,
  clicks int not null,
  searches int not null,
  empty_searches int not null,
  choices int not null,
  sign_ups int not null,
  visitors int,
  -- The visitors whose first such event of the day is in this hour. Their sum is the number of the day's visitors.
  new_visitors int,
  primary key (filter, filter_value, dimension, hour, item)
);
create index event_hours_hour on private.event_hours (hour);
-- With this index, the deletion finds the rows that only the roll-up of their day needs.
create index event_hours_passing on private.event_hours (hour) where dimension not in ('all', 'retailer');
alter table private.event_hours enable row level security;

create table private.event_days (
  filter text not null,
  filter_value text not null,
  dimension text not null,
  day date not null,
  item text not null,
  views int not null,
  clicks int not null,
  searches int not null,
  empty_searches int not null,
  choices int not null,
  sign_ups int not null,
  visitors int,
  primary key (filter, filter_value, dimension, day, item)
);
create index event_days_day on private.event_days (day);
alter table private.event_days enable row level security;

-- Loading times by day: how often each value occurred, rounded to two digits, from which percentiles of any number of
-- days follow.
create table private.vital_days (
  day date not null,
  template text not null,
  metric text not null,
  value real not null,
  count int not null,
  primary key (day, template, metric, value)
);
alter table private.vital_days enable row level security;

-- How far the roll-up has come. Hours before `rolled_to` are final; `rolled_at` is when it last ran.
create table private.event_progress (
  is_single boolean primary key default true check (is_single),
  rolled_to timestamptz,
  rolled_at timestamptz
);
insert into private.event_progress default values;
alter table private.event_progress enable row level security;

-- Everything under which an event is counted: one row for each of its dimensions.
create view private.event_keys with (security_invoker = true) as
  select event.at, event.kind, event.visitor, key.dimension, key.item
  from private.events as event
  cross join lateral (values
    ('all', ''), ('page', path), ('retailer', retailer), ('product', product), ('link', link),
    ('position', position::text), ('source', source), ('medium', medium), ('campaign', campaign), ('device', device),
    ('query', query), ('chosen', chosen)
  ) as key (dimension, item)
  where event.kind <> 'vital' and key.item is not null;

-- Every pair of an event's keys. The list of keys is repeated, because a join of the view above with itself could become
-- quadratic in a database without statistics.
create view private.event_pairs with (security_invoker = true) as
  select event.at, event.kind, event.results, a.dimension as filter, a.item as filter_value, b.dimension, b.item
  from private.events as event
  cross join lateral (values
    ('all', ''), ('page', path), ('retailer', retailer), ('product', product), ('link', link),
    ('position', position::text), ('source', source), ('medium', medium), ('campaign', campaign), ('device', device),
    ('query', query), ('chosen', chosen)
  ) as a (dimension, item)
  cross join lateral (values
    ('all', ''), ('page', path), ('retailer', retailer), ('product', product), ('link', link),
    ('position', position::text), ('source', source), ('medium', medium), ('campaign', campaign), ('device', device),
    ('query', query), ('chosen', chosen)
  ) as b (dimension, item)
  where event.kind <> 'vital' and a.item is not null and b.item is not null;

-- Recomputes the figures of one hour from its events.
create function private.roll_up_hour(_hour timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  _end constant timestamptz := _hour + interval '1 hour';
  _day constant timestamptz := private.start_of_day(private.london_day(_hour));
begin
  delete from private.event_hours where hour = _hour;
  insert into private.event_hours
  with counted as (
    select filter, filter_value, dimension, item,
      count(*) filter (where kind = 'view') as views,
      count(*) filter (where kind = 'click') as clicks,
      count(*) filter (where kind = 'search') as searches,
      count(*) filter (where kind = 'search' and results = 0) as empty_searches,
      count(*) filter (where kind = 'choice') as choices,
      count(*) filter (where kind = 'sign-up') as sign_ups
    from private.event_pairs
    where at >= _hour and at < _end
    group by 1, 2, 3, 4
  ), present as materialized (
    select distinct visitor from private.events where at >= _hour and at < _end
  ), seen as (
    select dimension, item, visitor, min(at) as first_at, max(at) as last_at
    from private.event_keys
    where at >= _day and at < _end and visitor in (select visitor from present)
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

-- Recomputes the figures of one day: the sums of its hours, and its loading times.
create function private.roll_up_day(_day date) returns void
language plpgsql set search_path = '' as $$
declare
  _start constant timestamptz := private.start_of_day(_day);
  _end constant timestamptz := private.start_of_day(_day + 1);
begin
  delete from private.event_days where day = _day;
  insert into private.event_days
  select filter, filter_value, dimension, _day, item, sum(views), sum(clicks), sum(searches), sum(empty_searches),
    sum(choices), sum(sign_ups), sum(new_visitors)
  from private.event_hours where hour >= _start and hour < _end
  group by filter, filter_value, dimension, item
  -- Rows that are read together are stored together.
  order by filter, filter_value, dimension, item;
  delete from private.vital_days where day = _day;
  insert into private.vital_days
  -- Rounds to two significant digits: 1,234 ms to 1,200 ms, 0.1234 to 0.12. All thresholds have two digits.
  select _day, template, metric,
    case when value <= 0 then 0 else round(value::numeric, 1 - floor(log(value::numeric))::int)::real end, count(*)
  from private.events where kind = 'vital' and at >= _start and at < _end
  group by template, metric, 4;
end $$;

-- Rolls up the events that no roll-up has seen: at most `_hours` hours with events. Everything happens in one
-- transaction, and each hour is recomputed, so a roll-up that is killed and run again gives the same figures. Only
-- one roll-up runs at a time. Returns how far it came, and whether nothing is left; null if another one is running.
create function public.roll_up_events(_hours int default 24) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- An hour is final a minute after its end, when all writes that began in it have ended.
  _final constant timestamptz := date_trunc('hour', now() - interval '1 minute');
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
  end loop;
  perform private.roll_up_day(day) from (select distinct unnest(_days) as day) as touched;
  update private.event_progress set rolled_at = now(),
    rolled_to = case when _hour is null then greatest(rolled_to, _final) else least(_from, _final) end;
  return (select jsonb_build_object('rolledTo', rolled_to, 'isDone', _hour is null or _from > now())
    from private.event_progress);
end $$;

-- Deletes the salts of past days, raw events that are older than `_days` and rolled up, and rows of past hours that the
-- screen does not show: at most `_rows` of each. Returns how many rows it deleted; call it again until it returns 0.
create function public.delete_old_events(_days int default 30, _rows int default 20000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  -- The first day that is not final. Its hours and events are still needed.
  _open_day date;
  _events int;
  _hours int;
begin
  select private.london_day(rolled_to) into _open_day from private.event_progress;
  delete from private.event_salts where day < private.london_day(now());
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

revoke all on function public.roll_up_events(int), public.delete_old_events(int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.roll_up_events(int), public.delete_old_events(int, int) to service_role;

-- Returns how many events no final roll-up has seen, counted up to a limit.
create function public.count_unrolled_events(_limit int default 1000) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from (
    select from private.events
    where at >= (select coalesce(rolled_to, '-infinity') from private.event_progress)
    limit _limit
  ) as unrolled
$$;
revoke all on function public.count_unrolled_events(int) from public, anon, authenticated, service_role;
grant execute on function public.count_unrolled_events(int) to service_role;
