-- The figures that editors read. Each function asks for the caller's role. Days and hours are London's.

-- Returns the totals of a filter over some days.
create function private.event_totals(_from date, _to date, _filter text, _value text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('views', coalesce(sum(views), 0), 'visitors', coalesce(sum(visitors), 0),
    'clicks', coalesce(sum(clicks), 0), 'searches', coalesce(sum(searches), 0), 'signUps', coalesce(sum(sign_ups), 0))
  from private.event_days
  where filter = _filter and filter_value = _value and dimension = 'all' and day between _from and _to
$$;

-- Returns the first rows of each dimension, the most important ones first, and how many rows it has. 'empty' is the
-- dimension of queries without a result. `_only` limits the answer to one dimension.
create function private.event_tops(
  _from date, _to date, _filter text, _value text, _only text, _limit int, _offset int
) returns jsonb language sql stable set search_path = '' as $$
  with sums as materialized (
    select dimension, item, sum(views) as views, sum(clicks) as clicks, sum(searches) as searches,
      sum(empty_searches) as empty_searches, sum(choices) as choices
    from private.event_days
    where filter = _filter and filter_value = _value and day between _from and _to
      and dimension <> 'all' and (_only is null or dimension = replace(_only, 'empty', 'query'))
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
  ), listed as (
    select dimension, max(total) as total, jsonb_agg(jsonb_build_object('item', item, 'views', views, 'clicks', clicks,
      'searches', searches, 'emptySearches', empty_searches, 'choices', choices) order by place) as rows
    from ranked where place > _offset and place <= _offset + _limit
    group by dimension
  )
  select coalesce(jsonb_object_agg(dimension, jsonb_build_object('total', total, 'rows', rows)), '{}') from listed
$$;

-- Returns everything for the analytics screen: the totals of the days and of as many days before, their course by day
-- and, for at most two days, by hour, and the first rows of each dimension.
create function public.analytics(_from date, _to date, _filter text default 'all', _value text default '')
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _days constant int := _to - _from + 1;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'totals', private.event_totals(_from, _to, _filter, _value),
    'before', private.event_totals(_from - _days, _from - 1, _filter, _value),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('at', day, 'views', views, 'visitors', visitors, 'clicks', clicks)
        order by day), '[]')
      from private.event_days
      where filter = _filter and filter_value = _value and dimension = 'all' and day between _from and _to),
    'hours', case when _days <= 2 then (
      select coalesce(jsonb_agg(jsonb_build_object('at', hour, 'views', views, 'visitors', visitors, 'clicks', clicks)
        order by hour), '[]')
      from private.event_hours
      where filter = _filter and filter_value = _value and dimension = 'all'
        and hour >= private.start_of_day(_from) and hour < private.start_of_day(_to + 1)) else '[]' end,
    'tops', private.event_tops(_from, _to, _filter, _value, null, 10, 0),
    'rolledAt', (select rolled_at from private.event_progress)
  );
end $$;

-- Returns a part of the list of one dimension, for its own page and its file.
create function public.analytics_list(
  _from date, _to date, _dimension text, _filter text default 'all', _value text default '',
  _limit int default 50, _offset int default 0
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce(
    private.event_tops(_from, _to, _filter, _value, _dimension, least(greatest(_limit, 1), 1000), greatest(_offset, 0))
      -> _dimension, '{"total": 0, "rows": []}');
end $$;

-- Returns the 75th percentile of each loading time by template: three of four visits were at most that slow.
create function public.analytics_vitals(_from date, _to date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with summed as (
      select template, metric, value, sum(count) as count from private.vital_days
      where day between _from and _to group by template, metric, value
    ), running as (
      select template, metric, value, sum(count) over (partition by template, metric order by value) as up_to,
        sum(count) over (partition by template, metric) as total
      from summed
    ), percentiles as (
      select template, metric, min(value) as p75, max(total) as count
      from running where up_to >= total * 0.75 group by template, metric
    )
    select coalesce(jsonb_agg(jsonb_build_object('template', template, 'metric', metric, 'p75', p75, 'count', count)
      order by template, metric), '[]')
    from percentiles
  );
end $$;

-- Returns the clicks to the retailers with most clicks, and the views of the whole site, by hour of the day.
create function public.analytics_earnings(_from date, _to date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _start constant timestamptz := private.start_of_day(_from);
  _end constant timestamptz := private.start_of_day(_to + 1);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'views', (
      select coalesce(jsonb_object_agg(hour, views), '{}') from (
        select extract(hour from hour at time zone 'Europe/London')::int as hour, sum(views) as views
        from private.event_hours
        where filter = 'all' and filter_value = '' and dimension = 'all' and hour >= _start and hour < _end
        group by 1) as by_hour),
    'clicks', (
      with by_retailer as materialized (
        select item, extract(hour from hour at time zone 'Europe/London')::int as hour, sum(clicks) as clicks
        from private.event_hours
        where filter = 'all' and filter_value = '' and dimension = 'retailer' and hour >= _start and hour < _end
          and clicks > 0
        group by 1, 2
      ), top as (
        select item from by_retailer group by item order by sum(clicks) desc, item limit 15
      )
      select coalesce(jsonb_agg(jsonb_build_object('retailer', item, 'hour', hour, 'clicks', clicks)), '[]')
      from by_retailer join top using (item))
  );
end $$;

-- Returns what happened in the last 30 minutes, from the events themselves.
create function public.analytics_live()
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
          order by views desc, path limit 10) as top))
    from recent
  );
end $$;

-- Returns the clicks to each of some retailers over some days.
create function public.retailer_clicks(_slugs text[], _days int default 30)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(item, clicks), '{}') from (
      select item, sum(clicks) as clicks from private.event_days
      where filter = 'all' and filter_value = '' and dimension = 'retailer' and item = any (_slugs)
        and day > private.london_day(now()) - _days
      group by item) as sums
  );
end $$;

revoke all on function public.analytics(date, date, text, text),
  public.analytics_list(date, date, text, text, text, int, int), public.analytics_vitals(date, date),
  public.analytics_earnings(date, date), public.analytics_live(), public.retailer_clicks(text[], int)
  from public, anon, authenticated, service_role;
grant execute on function public.analytics(date, date, text, text),
  public.analytics_list(date, date, text, text, text, int, int), public.analytics_vitals(date, date),
  public.analytics_earnings(date, date), public.analytics_live(), public.retailer_clicks(text[], int)
  to authenticated;
