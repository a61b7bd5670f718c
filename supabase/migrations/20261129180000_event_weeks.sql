-- Sums the figures of the lists by week, so that the lists of 30 days read about a third of the rows. Without a filter, they
-- took more than 300 ms with ten million events (docs/scale.md).

-- As private.event_days, without the dimension 'all'. A week begins on a Monday.
create table private.event_weeks (
  filter text not null,
  filter_value text not null,
  dimension text not null,
  week date not null,
  item text not null,
  views int not null,
  clicks int not null,
  searches int not null,
  empty_searches int not null,
  choices int not null,
  primary key (filter, filter_value, dimension, week, item)
);
create index event_weeks_week on private.event_weeks (week);
alter table private.event_weeks enable row level security;

-- The weeks, with their filters, that private.event_weeks contains.
create table private.summed_weeks (
  week date not null,
  filter text not null,
  primary key (week, filter)
);
alter table private.summed_weeks enable row level security;

create function private.week_of(_day date) returns date language sql immutable set search_path = '' as $$
  select date_trunc('week', _day::timestamp)::date
$$;

create function private.has_days(_week date) returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.event_days where day between _week and _week + 6)
$$;

-- Sums a filter's figures of one week that is over before `_open`, the first day whose figures are not final. Returns
-- false if all such weeks with figures are summed already.
create function private.sum_a_week(_open date) returns boolean language plpgsql set search_path = '' as $$
declare
  _week date;
  _filter text;
begin
  select each.week::date, key.filter into _week, _filter
  from generate_series(private.week_of((select min(day) from private.event_days))::timestamp, _open - 7, '7 days')
    as each (week)
  cross join unnest(private.event_dimensions()) with ordinality as key (filter, place)
  where private.has_days(each.week::date) and not exists (
    select from private.summed_weeks as summed where summed.week = each.week::date and summed.filter = key.filter)
  order by key.place, each.week desc limit 1;
  if not found then
    return false;
  end if;
  insert into private.event_weeks
  select filter, filter_value, dimension, _week, item, sum(views), sum(clicks), sum(searches), sum(empty_searches),
    sum(choices)
  from private.event_days
  where filter = _filter and dimension <> 'all' and day between _week and _week + 6
  group by filter, filter_value, dimension, item
  order by filter, filter_value, dimension, item;
  insert into private.summed_weeks values (_week, _filter);
  return true;
end $$;

-- As in 20261129170000. Then sums weeks until `_seconds` have passed; `isDone` is false until all of them are summed.
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
  _has_week boolean := true;
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
      delete from private.event_weeks where week = private.week_of(_day);
      delete from private.summed_weeks where week = private.week_of(_day);
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
  -- Without new events, at least one week is summed, so that repeated calls come to an end.
  if _start is null or clock_timestamp() < _latest then
    loop
      _has_week := private.sum_a_week(private.london_day(_from));
      exit when not _has_week or clock_timestamp() >= _latest;
    end loop;
  end if;
  update private.event_progress set rolled_to = _from, rolled_at = _from;
  return jsonb_build_object('rolledTo', _from, 'isDone', _from >= _settled and not _has_week);
end $$;

-- Returns the retailers, products or widgets whose names contain a text, as lists of figures name them.
create function private.items_named(_dimension text, _search text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(item), '{}') from (
    select slug as item, name from public.retailers where _dimension = 'retailer'
    union all select slug, name from public.products where _dimension = 'product'
    union all select id::text, title from public.offer_widgets where _dimension = 'widget'
  ) as named
  where _search <> '' and position(lower(_search) in lower(name)) > 0
$$;

-- Returns the same lists as in 20261124140300, from the weeks, and from the days before and after them. Names the
-- dimensions, because otherwise Postgres reads the filter's days of all years in the index. With `_search`, the list
-- `_only` has only the items that contain this text in themselves or in their names.
-- Uses no parallel workers: the screen sends several queries at the same time, and each query alone is faster without them.
drop function private.event_tops(date, date, text, text, text, int, int);
create function private.event_tops(
  _from date, _to date, _filter text, _value text, _only text, _limit int, _offset int, _search text default ''
) returns jsonb language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
  set max_parallel_workers_per_gather = 0 as $$
declare
  _dimensions constant text[] := case when _only is null then array_remove(private.event_dimensions(), 'all')
    else array[replace(_only, 'empty', 'query')] end;
  _named constant text[] := private.items_named(_only, _search);
  -- The first Monday.
  _weeks_start constant date := private.week_of(_from + 6);
  -- The day after the last week to read. From the first week that has figures but is not summed, all days are read.
  _weeks_end date;
begin
  select coalesce(min(each.week)::date, greatest(_weeks_start, private.week_of(_to + 1))) into _weeks_end
  from generate_series(_weeks_start::timestamp, _to - 6, '7 days') as each (week)
  where private.has_days(each.week::date) and not exists (
    select from private.summed_weeks as summed where summed.week = each.week::date and summed.filter = _filter);
  return (
  with figures as (
    select dimension, item, views, clicks, searches, empty_searches, choices from private.event_days
    where filter = _filter and filter_value = _value and dimension = any (_dimensions)
      and day between _from and least(_to, _weeks_start - 1)
    union all
    select dimension, item, views, clicks, searches, empty_searches, choices from private.event_weeks
    where filter = _filter and filter_value = _value and dimension = any (_dimensions)
      and week between _weeks_start and _weeks_end - 7
    union all
    select dimension, item, views, clicks, searches, empty_searches, choices from private.event_days
    where filter = _filter and filter_value = _value and dimension = any (_dimensions)
      and day between _weeks_end and _to
  ), sums as materialized (
    select dimension, item, sum(views) as views, sum(clicks) as clicks, sum(searches) as searches,
      sum(empty_searches) as empty_searches, sum(choices) as choices
    from figures
    group by dimension, item
  ), weighed as (
    -- The figures by which each list is ordered. This is no function, because each call of one would take time.
    select *, case
        when dimension in ('retailer', 'link', 'position') then clicks * 1000000 + views
        when dimension = 'query' then searches * 1000000 + choices
        when dimension = 'chosen' then choices
        else views * 1000000 + clicks
      end as weight
    from sums
    union all
    select 'empty', item, views, clicks, searches, empty_searches, choices, empty_searches
    from sums where dimension = 'query' and empty_searches > 0
  ), ranked as (
    select *, row_number() over (partition by dimension order by weight desc, item) as place,
      count(*) over (partition by dimension) as total
    from weighed where weight > 0 and (_only is null or dimension = _only)
      and (_search = '' or position(lower(_search) in lower(item)) > 0 or item = any (_named))
  ), listed as (
    select dimension, max(total) as total, jsonb_agg(jsonb_build_object('item', item, 'views', views, 'clicks', clicks,
      'searches', searches, 'emptySearches', empty_searches, 'choices', choices) order by place) as rows
    from ranked where place > _offset and place <= _offset + _limit
    group by dimension
  )
  select coalesce(jsonb_object_agg(dimension, jsonb_build_object('total', total, 'rows', rows)), '{}') from listed
  );
end $$;

-- As in 20261123170200, with `_search`.
drop function public.analytics_list(date, date, text, text, text, int, int);
create function public.analytics_list(
  _from date, _to date, _dimension text, _filter text default 'all', _value text default '',
  _limit int default 50, _offset int default 0, _search text default ''
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce(
    private.event_tops(_from, _to, _filter, _value, _dimension, least(greatest(_limit, 1), 1000),
      greatest(_offset, 0), _search) -> _dimension, '{"total": 0, "rows": []}');
end $$;

-- As in 20261129050200, with `_search`.
drop function public.analytics_earnings(date, date, text, text, int, int);
create function public.analytics_earnings(
  _from date, _to date, _filter text default 'all', _value text default '', _limit int default 15,
  _offset int default 0, _search text default ''
) returns jsonb language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_custom_plan set jit = off
  set max_parallel_workers_per_gather = 0 as $$
declare
  _start constant timestamptz := private.start_of_day(_from);
  _end constant timestamptz := private.start_of_day(_to + 1);
  _has_views constant boolean := _filter not in ('retailer', 'link', 'position', 'widget');
  _views_filter constant text := case when _has_views then _filter else 'all' end;
  _views_value constant text := case when _has_views then _value else '' end;
  _named constant text[] := private.items_named('retailer', _search);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'views', (
      select coalesce(jsonb_object_agg(hour, views), '{}') from (
        select extract(hour from hour at time zone 'Europe/London')::int as hour, sum(views) as views
        from private.event_hours
        where filter = _views_filter and filter_value = _views_value and dimension = 'all'
          and hour >= _start and hour < _end
        group by 1) as by_hour)
  ) || (
    with by_retailer as materialized (
      select item, extract(hour from hour at time zone 'Europe/London')::int as hour, sum(clicks) as clicks
      from private.event_hours
      where filter = _filter and filter_value = _value and dimension = 'retailer' and hour >= _start and hour < _end
        and clicks > 0
        and (_search = '' or position(lower(_search) in lower(item)) > 0 or item = any (_named))
      group by 1, 2
    ), ranked as (
      select item, row_number() over (order by sum(clicks) desc, item) as place from by_retailer group by item
    ), part as (
      select item, place from ranked
      where place > greatest(_offset, 0) and place <= greatest(_offset, 0) + least(greatest(_limit, 1), 1000)
    )
    select jsonb_build_object(
      'total', (select count(*) from ranked),
      'clicks', (
        select coalesce(jsonb_agg(jsonb_build_object('retailer', item, 'hour', hour, 'clicks', clicks)
          order by place, hour), '[]')
        from by_retailer join part using (item)))
  );
end $$;

revoke all on function private.week_of(date), private.has_days(date), private.sum_a_week(date),
  private.items_named(text, text),
  private.event_tops(date, date, text, text, text, int, int, text),
  public.analytics_list(date, date, text, text, text, int, int, text),
  public.analytics_earnings(date, date, text, text, int, int, text)
  from public, anon, authenticated, service_role;
grant execute on function public.analytics_list(date, date, text, text, text, int, int, text),
  public.analytics_earnings(date, date, text, text, int, int, text) to authenticated;
