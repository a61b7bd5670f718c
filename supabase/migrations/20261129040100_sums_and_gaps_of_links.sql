-- The list of links can be sorted by clicks, and says which links it cannot contain.

-- The URL as events contain it: as browsers write it, cut off after 500 characters. Null until the link is collected
-- again.
alter table public.links add column measured_url text check (char_length(measured_url) <= 500);

-- Returns the number of clicks on each URL in the last 30 days.
create function public.recent_link_clicks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.require_admin();
  end if;
  return (
    select coalesce(jsonb_object_agg(item, clicks), '{}') from (
      select item, sum(clicks) as clicks from private.event_days
      where filter = 'all' and filter_value = '' and dimension = 'link' and day > private.london_day(now()) - 30
      group by item having sum(clicks) > 0) as sums
  );
end $$;
revoke execute on function public.recent_link_clicks() from public, anon, authenticated, service_role;
grant execute on function public.recent_link_clicks() to authenticated, service_role;

-- As in 20261124150000_links_put_off.sql, with the clicks. A query calls the function once, and only if it reads the
-- clicks of a row that the caller may see.
drop view public.links_overview;
create view public.links_overview with (security_invoker = true) as
  select link.*,
    coalesce((select public.recent_link_clicks()) ->> coalesce(measured_url, left(url, 500)), '0')::int as clicks,
    (select count(*)::int from public.link_uses where link_id = link.id) as uses,
    (select coalesce(array_agg(distinct resource), '{}') from public.link_uses where link_id = link.id) as used_in,
    (select coalesce(array_agg(distinct rel), '{}') from public.link_uses where link_id = link.id and rel <> '') as rels,
    (select coalesce(jsonb_agg(place), '[]') from (
      select jsonb_build_object('resource', resource, 'id', row_id, 'name', row_name, 'label', label) as place
      from public.link_uses where link_id = link.id order by resource, row_name, label limit 3) as first) as places
  from public.links as link;
revoke all on public.links_overview from public, anon, authenticated, service_role;
grant select on public.links_overview to authenticated, service_role;

-- The view has replaced it.
drop function public.link_clicks(text[], int);

-- Links that are too long for the table `links`, and links in texts that are too complex to be parsed: how many there
-- are in each field.
create table public.unlisted_links (
  id uuid primary key default gen_random_uuid(),
  resource text not null check (private.is_slug(resource)),
  row_id uuid not null,
  row_name text not null check (char_length(row_name) <= 300),
  field text not null check (char_length(field) between 1 and 60),
  label text not null check (char_length(label) <= 120),
  reason text not null check (reason in ('too-long', 'too-complex')),
  count int not null check (count > 0),
  unique (resource, row_id, field, reason)
);
revoke all on public.unlisted_links from public, anon, authenticated, service_role;
grant select on public.unlisted_links to authenticated;
grant select, insert, update, delete on public.unlisted_links to service_role;
alter table public.unlisted_links enable row level security;
alter table public.unlisted_links force row level security;
create policy "admins read" on public.unlisted_links for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

drop function public.keep_links(text, uuid[], jsonb, uuid, uuid);

-- As in 20261123190000_links.sql, with the measured URL, and with the links that cannot be listed in `_unlisted`.
create function public.keep_links(_resource text, _ids uuid[], _uses jsonb, _after uuid default null,
  _upto uuid default null, _unlisted jsonb default '[]')
returns int language plpgsql security definer set search_path = '' as $$
declare
  _count int;
begin
  -- Two collections of the same rows must not overtake each other.
  perform pg_advisory_xact_lock(hashtext('public.keep_links'));
  insert into public.links (url, host, network, measured_url)
  select distinct on (url) url, host, network, measured_url
  from jsonb_to_recordset(_uses) as use (url text, host text, network text, measured_url text)
  on conflict (url) do update set network = excluded.network, measured_url = excluded.measured_url
    where (links.network, links.measured_url) is distinct from (excluded.network, excluded.measured_url);

  delete from public.link_uses as old
  where resource = _resource
    and (row_id = any (_ids) or _after is not null and row_id > _after and (_upto is null or row_id <= _upto))
    and not exists (
      select from jsonb_to_recordset(_uses) as use (url text, row_id uuid, field text)
      join public.links as link on link.url = use.url
      where link.id = old.link_id and use.row_id = old.row_id and use.field = old.field);

  insert into public.link_uses (link_id, resource, row_id, row_name, field, label, rel)
  select distinct on (link.id, use.row_id, use.field) link.id, _resource, use.row_id, use.row_name, use.field, use.label, use.rel
  from jsonb_to_recordset(_uses) as use (url text, row_id uuid, row_name text, field text, label text, rel text)
  join public.links as link on link.url = use.url
  order by link.id, use.row_id, use.field, use.rel desc
  on conflict (link_id, resource, row_id, field) do update
    set row_name = excluded.row_name, label = excluded.label, rel = excluded.rel
    where (link_uses.row_name, link_uses.label, link_uses.rel) is distinct from (excluded.row_name, excluded.label, excluded.rel);
  get diagnostics _count = row_count;

  delete from public.links as link where not exists (select from public.link_uses where link_id = link.id);

  delete from public.unlisted_links
  where resource = _resource
    and (row_id = any (_ids) or _after is not null and row_id > _after and (_upto is null or row_id <= _upto));
  insert into public.unlisted_links (resource, row_id, row_name, field, label, reason, count)
  select _resource, row_id, row_name, field, label, reason, count
  from jsonb_to_recordset(_unlisted)
    as gap (row_id uuid, row_name text, field text, label text, reason text, count int);
  return _count;
end $$;
revoke execute on function public.keep_links(text, uuid[], jsonb, uuid, uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_links(text, uuid[], jsonb, uuid, uuid, jsonb) to service_role;

-- As in 20261124150100_health_figures.sql, with the links that cannot be listed.
create or replace function public.link_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('total', count(*), 'broken', count(*) filter (where is_broken), 'healths', (
      select coalesce(jsonb_object_agg(health, links), '{}') from (
        select health, count(*) as links from public.links group by health) as sums),
      'unlisted', (select coalesce(sum(count), 0) from public.unlisted_links))
    from public.links);
end $$;

-- Links are collected again when an editor opens the link manager, or in the next night.
update private.link_collection set collected_at = null;
