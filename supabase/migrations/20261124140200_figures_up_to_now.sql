-- Compares a period that includes today with the period before up to the same time of day. Until now a morning was
-- compared with whole days, so it always seemed worse.

-- Returns the totals of the period before: the same number of days, the last one up to the time of `_now`, if the period
-- includes that day. The part of the last hour counts in proportion.
create function private.event_totals_before(_from date, _to date, _filter text, _value text, _now timestamptz)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  _days constant int := _to - _from + 1;
  _first constant date := _from - _days;
  _today constant date := private.london_day(_now);
  -- The day that is compared with today, and the instant that is compared with now.
  _last constant date := _today - _days;
  _cut constant timestamptz := (_now at time zone 'Europe/London' - make_interval(days => _days)) at time zone 'Europe/London';
begin
  if _today > _to then
    return private.event_totals(_first, _from - 1, _filter, _value);
  end if;
  return (
    select jsonb_build_object('views', round(coalesce(sum(views), 0)), 'visitors', round(coalesce(sum(visitors), 0)),
      'clicks', round(coalesce(sum(clicks), 0)), 'searches', round(coalesce(sum(searches), 0)),
      'signUps', round(coalesce(sum(sign_ups), 0)))
    from (
      select views, visitors, clicks, searches, sign_ups
      from private.event_days
      where filter = _filter and filter_value = _value and dimension = 'all' and day between _first and _last - 1
      union all
      select views * part, new_visitors * part, clicks * part, searches * part, sign_ups * part
      from private.event_hours
      cross join lateral (select least(1, extract(epoch from _cut - hour) / 3600) as part) as share
      where filter = _filter and filter_value = _value and dimension = 'all'
        and hour >= private.start_of_day(greatest(_first, _last)) and hour < _cut
    ) as figures
  );
end $$;
revoke all on function private.event_totals_before(date, date, text, text, timestamptz)
  from public, anon, authenticated, service_role;

-- Returns everything for the analytics screen: the totals of the days and of as many days before, their course by day
-- and, for at most two days, by hour, and the first rows of each dimension.
create or replace function public.analytics(_from date, _to date, _filter text default 'all', _value text default '')
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _days constant int := _to - _from + 1;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'totals', private.event_totals(_from, _to, _filter, _value),
    'before', private.event_totals_before(_from, _to, _filter, _value, now()),
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

-- Returns the totals of some days and of the period before.
create function public.analytics_totals(_from date, _to date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'totals', private.event_totals(_from, _to, 'all', ''),
    'before', private.event_totals_before(_from, _to, 'all', '', now()));
end $$;
revoke all on function public.analytics_totals(date, date) from public, anon, authenticated, service_role;
grant execute on function public.analytics_totals(date, date) to authenticated;
