-- A refusal (such as 403 or 429) says nothing about the page behind a link. So a broken link stays broken, and its shop
-- keeps its fallback. Otherwise as in 20261124150000_links_put_off.sql.
create or replace function public.record_link_check(_link uuid, _since timestamptz, _health text, _status int, _final_url text, _note text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _before public.links;
  _fails constant boolean := _health in ('gone', 'server-error', 'time-out', 'certificate', 'unreachable', 'private');
  _stays boolean;
  _broken boolean;
begin
  select * into _before from public.links where id = _link for update;
  if not found or _before.checked_at >= _since then
    return false;
  end if;
  _stays := _before.is_broken and _health = 'refused';
  _broken := _stays
    or _fails and (_before.is_broken or coalesce(_before.failing_since <= now() - interval '10 minutes', false));
  update public.links set health = _health, status = _status, final_url = left(_final_url, 4000), note = left(_note, 500),
    checked_at = now(), put_off_until = null, is_broken = _broken,
    failing_since = case when _fails or _stays then coalesce(failing_since, now()) end,
    turned_at = case when _broken = is_broken then turned_at else now() end
  where id = _link;
  insert into public.link_checks (link_id, health, status, final_url, note)
  values (_link, _health, _status, left(_final_url, 4000), left(_note, 500));
  delete from public.link_checks where link_id = _link and id not in (
    select id from public.link_checks where link_id = _link order by id desc limit 50);
  return true;
end $$;
