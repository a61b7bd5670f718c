-- A retailer's fallback link: while the tracked link is broken, public pages use the fallback. The switch is off by default.

alter table public.retailers
  add column fallback_url text check (private.is_http_url(fallback_url)),
  add column uses_fallback boolean not null default false;
comment on column public.retailers.fallback_url is 'Used instead of cta_url while that is broken, if uses_fallback is on.';

-- Returns those of some URLs whose links are broken.
create function public.broken_links(_urls text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(url), '{}') from public.links where is_broken and url = any (_urls)
$$;
revoke execute on function public.broken_links(text[]) from public, anon, authenticated, service_role;
grant execute on function public.broken_links(text[]) to anon, authenticated, service_role;

-- Notes in the audit log when a retailer's public pages change to the fallback, or back.
create function private.record_fallback() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor, action, table_name, row_id, row_slug, changed)
  select null, 'update', 'retailers', shop.id, shop.slug,
    jsonb_build_object('fallback_in_use', jsonb_build_object('old', old.is_broken, 'new', new.is_broken))
  from public.retailers as shop
  where shop.cta_url = new.url and shop.uses_fallback and shop.fallback_url is not null;
  return null;
end $$;
revoke execute on function private.record_fallback() from public;
create trigger record_fallback after update of is_broken on public.links for each row
  when (old.is_broken is distinct from new.is_broken) execute function private.record_fallback();
