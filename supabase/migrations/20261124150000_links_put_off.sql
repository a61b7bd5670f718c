-- A link whose host asked for patience, or had no free turn, is checked again when the host may be asked, and not only
-- by the next sweep.

alter table public.links add column put_off_until timestamptz;
comment on column public.links.put_off_until is 'When the link may be checked that its host has put off; null after a check.';
create index links_put_off on public.links (put_off_until) where put_off_until is not null;

create function public.put_off_link(_link uuid, _ms bigint) returns void
language sql security definer set search_path = '' as $$
  update public.links set put_off_until = now() + least(_ms, 86400000) * interval '1 millisecond' where id = _link
$$;
revoke execute on function public.put_off_link(uuid, bigint) from public, anon, authenticated, service_role;
grant execute on function public.put_off_link(uuid, bigint) to service_role;

-- As in 20261123190000_links.sql, and a check ends the putting off.
create or replace function public.record_link_check(_link uuid, _since timestamptz, _health text, _status int, _final_url text, _note text)
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
    turned_at = case when _broken = is_broken then turned_at else now() end, put_off_until = null
  where id = _link;
  insert into public.link_checks (link_id, health, status, final_url, note)
  values (_link, _health, _status, left(_final_url, 4000), left(_note, 500));
  delete from public.link_checks where link_id = _link and id not in (
    select id from public.link_checks where link_id = _link order by id desc limit 50);
  return true;
end $$;

-- As in 20261123190000_links.sql, with the new column.
drop view public.links_overview;
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
