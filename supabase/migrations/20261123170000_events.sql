-- Events on public pages: page views, clicks on paid links, searches, sign-ups and loading times. There is no
-- cookie and no IP address. A visitor is a hash with the day's salt, and the salt of a past day no longer exists, so
-- nobody can tell whether two days had the same visitor (docs/decisions/034-measuring-without-cookies.md).

create table private.events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('view', 'click', 'search', 'choice', 'sign-up', 'vital')),
  path text not null check (path like '/%' and char_length(path) <= 300),
  template text not null check (char_length(template) <= 40),
  -- The retailer and the product of the page. For a click, the retailer to which the link leads.
  retailer text check (char_length(retailer) <= 120),
  product text check (char_length(product) <= 120),
  link text check (char_length(link) <= 500),
  position int check (position between 1 and 10000),
  -- Where the visit came from: utm_source, or the host of the page with the link. Null within the site.
  source text check (char_length(source) <= 100),
  medium text check (char_length(medium) <= 100),
  campaign text check (char_length(campaign) <= 100),
  device text not null check (device in ('phone', 'tablet', 'computer')),
  query text check (char_length(query) <= 100),
  results int check (results between 0 and 1000000),
  chosen text check (chosen like '/%' and char_length(chosen) <= 300),
  metric text check (metric in ('FCP', 'LCP', 'INP', 'CLS', 'TTFB')),
  value real check (value between 0 and 600000),
  visitor bigint not null
);
create index events_at on private.events (at);
-- With this index, the roll-up of an hour finds what its visitors did earlier that day.
create index events_visitor on private.events (visitor);
create index events_vitals on private.events (at) where kind = 'vital';
alter table private.events enable row level security;

-- The salts of the visitors' hashes, one per day in London.
create table private.event_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
);
alter table private.event_salts enable row level security;

create function private.london_day(_at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (_at at time zone 'Europe/London')::date
$$;

-- Returns the first instant of a day in London.
create function private.start_of_day(_day date) returns timestamptz
language sql immutable set search_path = '' as $$
  select _day::timestamp at time zone 'Europe/London'
$$;

-- Returns today's salt, and destroys the salts of past days.
create function public.event_salt() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _today constant date := private.london_day(now());
begin
  delete from private.event_salts where day < _today;
  insert into private.event_salts (day) values (_today) on conflict do nothing;
  return (select jsonb_build_object('day', day, 'salt', encode(salt, 'base64'))
    from private.event_salts where day = _today);
end $$;

-- Writes many events at once: all of them, or none.
create function public.write_events(_events jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _count int;
begin
  insert into private.events (kind, path, template, retailer, product, link, position, source, medium, campaign, device,
    query, results, chosen, metric, value, visitor)
  select kind, path, template, retailer, product, link, position, source, medium, campaign, device, query, results,
    chosen, metric, value, visitor
  from jsonb_to_recordset(_events) as event (kind text, path text, template text, retailer text, product text,
    link text, position int, source text, medium text, campaign text, device text, query text, results int,
    chosen text, metric text, value real, visitor bigint);
  get diagnostics _count = row_count;
  return _count;
end $$;

revoke all on function public.event_salt(), public.write_events(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.event_salt(), public.write_events(jsonb) to service_role;
