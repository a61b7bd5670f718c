-- The list of offers in the admin area: each offer with its status, which follows from its times.
create view public.offers_overview with (security_invoker = true) as
  select *, case when ends_at <= now() then 'ended' when starts_at > now() then 'coming' else 'on' end as status
  from public.offers;

revoke all on public.offers_overview from public, anon, authenticated, service_role;
grant select on public.offers_overview to authenticated;
grant select, insert, update, delete on public.offers_overview to service_role;
