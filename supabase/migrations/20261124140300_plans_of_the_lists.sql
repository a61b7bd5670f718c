-- Plans the lists and the earnings with the values of each call. A function in SQL is planned without them: with ten
-- million events Postgres then sorted 440,000 rows of figures as text instead of hashing them (docs/scale.md).

-- Returns the first rows of each dimension, the most important ones first, and how many rows it has. 'empty' is the
-- dimension of queries without a result. `_only` limits the answer to one dimension.
create or replace function private.event_tops(
  _from date, _to date, _filter text, _value text, _only text, _limit int, _offset int
) returns jsonb language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
begin
  return (
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
  );
end $$;

-- The earnings read only these hours, and only from this index.
create index event_hours_earnings on private.event_hours (hour, item) include (clicks)
  where filter = 'all' and filter_value = '' and dimension = 'retailer' and clicks > 0;
alter function public.analytics_earnings(date, date) set plan_cache_mode = force_custom_plan;
alter function public.analytics_earnings(date, date) set jit = off;
