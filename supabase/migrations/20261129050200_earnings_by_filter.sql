-- The filter of the screen now applies to the earnings too, and all retailers can be listed, page by page.

drop function public.analytics_earnings(date, date);

-- Returns, by hour of the day, the clicks to some retailers, the most clicked ones first, and the views with which the
-- clicks are compared. Where a filter's events are clicks alone, these are the views of the whole site.
create function public.analytics_earnings(
  _from date, _to date, _filter text default 'all', _value text default '', _limit int default 15, _offset int default 0
) returns jsonb language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  _start constant timestamptz := private.start_of_day(_from);
  _end constant timestamptz := private.start_of_day(_to + 1);
  _has_views constant boolean := _filter not in ('retailer', 'link', 'position', 'widget');
  _views_filter constant text := case when _has_views then _filter else 'all' end;
  _views_value constant text := case when _has_views then _value else '' end;
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

revoke all on function public.analytics_earnings(date, date, text, text, int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.analytics_earnings(date, date, text, text, int, int) to authenticated;
