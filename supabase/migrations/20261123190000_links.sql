-- The link manager: every outbound URL of the site, where it is used, and whether it works. Workers and the site write
-- these tables with the secret key; admins read them. ADR 035 has the rules.

create table public.links (
  id uuid primary key default gen_random_uuid(),
  url text not null unique check (char_length(url) <= 2048 and url ~* '^https?://'),
  host text not null check (char_length(host) between 1 and 253),
  -- The affiliate network to which the host belongs; null for other hosts.
  network text check (char_length(network) <= 60),
  health text not null default 'unchecked' check (health in ('unchecked', 'ok', 'moved', 'front-page', 'tracking-lost',
    'refused', 'gone', 'server-error', 'time-out', 'certificate', 'unreachable', 'private')),
  status int check (status between 100 and 999),
  -- Where the last redirect led; null without a redirect.
  final_url text check (char_length(final_url) <= 4000),
  note text check (char_length(note) <= 500),
  checked_at timestamptz,
  -- When the first of the latest failures in a row was; null after a success.
  failing_since timestamptz,
  is_broken boolean not null default false,
  -- When is_broken last changed.
  turned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.links.is_broken is 'Set by the second failure in a row, at least ten minutes after the first.';
create index links_failing on public.links (checked_at) where failing_since is not null;
create trigger touch before update on public.links for each row execute function private.touch();

create table public.link_uses (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.links on delete cascade,
  -- The key of the entity (lib/resources), the row, and its field.
  resource text not null check (private.is_slug(resource)),
  row_id uuid not null,
  row_name text not null check (char_length(row_name) <= 300),
  field text not null check (char_length(field) between 1 and 60),
  label text not null check (char_length(label) <= 120),
  rel text not null default '' check (char_length(rel) <= 200),
  unique (link_id, resource, row_id, field)
);
create index link_uses_row on public.link_uses (resource, row_id);

create table public.link_checks (
  id bigint generated always as identity primary key,
  link_id uuid not null references public.links on delete cascade,
  health text not null,
  status int,
  final_url text,
  note text,
  at timestamptz not null default now()
);
create index link_checks_link on public.link_checks (link_id, at desc);

do $$
declare
  _table text;
begin
  foreach _table in array array['links', 'link_uses', 'link_checks'] loop
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', _table);
    execute format('grant select on public.%I to authenticated', _table);
    execute format('grant select, insert, update, delete on public.%I to service_role', _table);
    execute format('alter table public.%I enable row level security', _table);
    execute format('alter table public.%I force row level security', _table);
    execute format($policy$create policy "admins read" on public.%I for select to authenticated
      using ((select public.has_role((select auth.uid()), 'admin')))$policy$, _table);
  end loop;
end $$;

-- The list of the link manager.
create view public.links_overview with (security_invoker = true) as
  select link.*,
    (select count(*)::int from public.link_uses where link_id = link.id) as uses,
    (select coalesce(array_agg(distinct resource), '{}') from public.link_uses where link_id = link.id) as used_in,
    (select coalesce(array_agg(distinct rel), '{}') from public.link_uses where link_id = link.id and rel <> '') as rels,
    (select coalesce(jsonb_agg(place), '[]') from (
      select jsonb_build_object('resource', resource, 'id', row_id, 'name', row_name, 'label', label) as place
      from public.link_uses where link_id = link.id order by resource, row_name, label limit 3) as first) as places
  from public.links as link;
revoke all on public.links_overview from public, anon, authenticated, service_role;
grant select on public.links_overview to authenticated, service_role;

-- When the links were last collected, in one row.
create table private.link_collection (
  is_only boolean primary key default true check (is_only),
  collected_at timestamptz
);
alter table private.link_collection enable row level security;
insert into private.link_collection default values;

-- Replaces the uses of some rows of an entity, and returns how many uses they have now. Besides the rows `_ids`, rows
-- after `_after` up to `_upto` lose their uses, because they no longer exist. Links without any use are deleted.
create function public.keep_links(_resource text, _ids uuid[], _uses jsonb, _after uuid default null, _upto uuid default null)
returns int language plpgsql security definer set search_path = '' as $$
declare
  _count int;
begin
  -- Two collections of the same rows must not overtake each other.
  perform pg_advisory_xact_lock(hashtext('public.keep_links'));
  insert into public.links (url, host, network)
  select distinct on (url) url, host, network from jsonb_to_recordset(_uses) as use (url text, host text, network text)
  on conflict (url) do update set network = excluded.network where links.network is distinct from excluded.network;

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
  return _count;
end $$;

-- Returns when the links were last collected, and at most `_limit` rows that changed since, or in the two minutes
-- before, because a transaction may end later than another one that began after it.
create function public.rows_to_collect(_limit int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _at constant timestamptz := (select collected_at from private.link_collection);
begin
  return jsonb_build_object('collectedAt', _at, 'now', now(), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'id', row_id)), '[]') from (
      select distinct table_name, row_id from public.audit_log
      where at >= _at - interval '2 minutes' limit _limit) as changed));
end $$;

create function public.mark_collected(_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  update private.link_collection set collected_at = greatest(collected_at, _at)
$$;

-- When the next request to each host may start, so that all workers together send one request a second to a host.
create table private.link_hosts (
  host text primary key,
  next_at timestamptz not null
);
alter table private.link_hosts enable row level security;

-- Reserves the next request to a host, and returns in how many milliseconds it may start. If that is more than `_most`,
-- nothing is reserved.
create function public.take_host_turn(_host text, _most int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _next timestamptz;
  _wait int;
begin
  insert into private.link_hosts (host, next_at) values (_host, '-infinity') on conflict do nothing;
  select greatest(next_at, clock_timestamp()) into _next from private.link_hosts where host = _host for update;
  _wait := least(extract(epoch from _next - clock_timestamp()) * 1000, 2000000000)::int;
  if _wait <= _most then
    update private.link_hosts set next_at = _next + interval '1 second' where host = _host;
  end if;
  return greatest(_wait, 0);
end $$;

-- Sends no request to a host for some seconds, as its answer has asked.
create function public.hold_host(_host text, _seconds int) returns void
language sql security definer set search_path = '' as $$
  insert into private.link_hosts as held (host, next_at)
  values (_host, clock_timestamp() + least(_seconds, 86400) * interval '1 second')
  on conflict (host) do update set next_at = greatest(held.next_at, excluded.next_at)
$$;

-- Records a check of a link. A link whose last check is not before `_since` was checked by the same job already: then
-- nothing happens, and the function returns false.
create function public.record_link_check(_link uuid, _since timestamptz, _health text, _status int, _final_url text, _note text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _before public.links;
  _fails constant boolean := _health in ('gone', 'server-error', 'time-out', 'certificate', 'unreachable', 'private');
  _broken boolean;
begin
  select * into _before from public.links where id = _link for update;
  if not found or _before.checked_at >= _since then
    return false;
  end if;
  _broken := _fails and (_before.is_broken or coalesce(_before.failing_since <= now() - interval '10 minutes', false));
  update public.links set health = _health, status = _status, final_url = left(_final_url, 4000), note = left(_note, 500),
    checked_at = now(), failing_since = case when _fails then coalesce(failing_since, now()) end, is_broken = _broken,
    turned_at = case when _broken = is_broken then turned_at else now() end
  where id = _link;
  insert into public.link_checks (link_id, health, status, final_url, note)
  values (_link, _health, _status, left(_final_url, 4000), left(_note, 500));
  delete from public.link_checks where link_id = _link and id not in (
    select id from public.link_checks where link_id = _link order by id desc limit 50);
  return true;
end $$;

-- Returns the clicks to each of some links over some days. Events keep the first 500 characters of a link.
create function public.link_clicks(_links text[], _days int default 30)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(item, clicks), '{}') from (
      select item, sum(clicks) as clicks from private.event_days
      where filter = 'all' and filter_value = '' and dimension = 'link' and item = any (_links)
        and day > private.london_day(now()) - _days
      group by item) as sums
  );
end $$;

revoke execute on function public.keep_links(text, uuid[], jsonb, uuid, uuid), public.rows_to_collect(int),
  public.mark_collected(timestamptz), public.take_host_turn(text, int), public.hold_host(text, int),
  public.record_link_check(uuid, timestamptz, text, int, text, text), public.link_clicks(text[], int)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_links(text, uuid[], jsonb, uuid, uuid), public.rows_to_collect(int),
  public.mark_collected(timestamptz), public.take_host_turn(text, int), public.hold_host(text, int),
  public.record_link_check(uuid, timestamptz, text, int, text, text) to service_role;
grant execute on function public.link_clicks(text[], int) to authenticated;

-- All links every night, and every hour while the sales are on; links that failed are checked again after ten minutes.
insert into public.schedules (name, kind, cron) values
  ('check-links', 'check-links', '30 2 * * *'),
  ('check-links-in-december', 'check-links', '5 * 20-31 12 *'),
  ('check-links-in-january', 'check-links', '5 * 1-2 1 *'),
  ('recheck-links', 'recheck-links', '*/5 * * * *');
