-- scripts/scale/events.sh runs this file. It writes events with few popular and many rare pages,
-- sources and queries.
\timing on
\echo Making :events events
insert into private.events (at, kind, path, template, retailer, link, position, source, device, query, results, chosen,
  metric, value, visitor)
select at, kind, path, 'retailer', case when kind in ('view', 'click') and page < 300 then 'shop-' || page end,
  case when kind = 'click' then 'https://shop.example/' || page % 300 end, case when kind = 'click' then 1 + page % 12 end,
  case when page % 3 = 0 then 'source-' || (page % 40) end,
  case when page % 10 < 6 then 'phone' when page % 10 < 9 then 'computer' else 'tablet' end,
  case when kind in ('search', 'choice') then 'query ' || floor(20000 * luck ^ 3) end,
  case when kind = 'search' then page % 5 end, case when kind = 'choice' then path end,
  case when kind = 'vital' then 'LCP' end, case when kind = 'vital' then 800 + 4000 * luck ^ 2 end,
  hashtextextended(at::date::text || floor(20000 * random()), 0)
from (
  select at, luck, page, '/retailers/shop-' || page as path,
    case when die < 0.55 then 'view' when die < 0.65 then 'click' when die < 0.70 then 'search'
      when die < 0.72 then 'choice' else 'vital' end as kind
  from (
    select now() - number * (interval '30 days' / :events) as at, random() as die, random() as luck,
      floor(2000 * random() ^ 3)::int as page
    from generate_series(1, :events) as number
  ) as drawn
) as made;
analyze private.events;
\echo Rolling up all hours and summing the weeks
-- Commits after each call, as the job does.
do $$ begin
  loop
    exit when (public.roll_up_events(24, 8) ->> 'isDone')::boolean;
    commit;
  end loop;
end $$;
vacuum analyze private.event_hours;
vacuum analyze private.event_days;
vacuum analyze private.event_weeks;
vacuum analyze private.vital_days;
\echo Rolling up without new events
select public.roll_up_events(1) ->> 'isDone';
\timing off
select relname as table, n_live_tup as rows, pg_size_pretty(pg_total_relation_size(relid)) as size
from pg_stat_user_tables where relname in ('events', 'event_hours', 'event_days', 'event_weeks', 'vital_days') order by relname;
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'admin@example.com');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000001', 'admin');
set request.jwt.claims to '{"sub": "00000000-0000-4000-8000-000000000001", "role": "authenticated"}';
select current_date - 29 as first, current_date as last \gset
\timing on
\echo The screen, 30 days: without a filter, filtered by device, filtered by page
select length(public.analytics(:'first', :'last')::text);
select length(public.analytics(:'first', :'last', 'device', 'phone')::text);
select length(public.analytics(:'first', :'last', 'page', '/retailers/shop-7')::text);
\echo Web vitals, earnings, live figures
select length(public.analytics_vitals(:'first', :'last')::text);
select length(public.analytics_earnings(:'first', :'last')::text);
select length(public.analytics_live()::text);
\timing off
\echo The plan of the lists, without a filter
load 'auto_explain';
set auto_explain.log_min_duration = 50;
set auto_explain.log_analyze = on;
set auto_explain.log_buffers = on;
set auto_explain.log_nested_statements = on;
set client_min_messages = log;
select length(public.analytics(:'first', :'last')::text);
