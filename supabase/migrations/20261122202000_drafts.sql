-- Drafts for the preview: what an editor's form currently contains, saved or not. Each editor has at most one draft of
-- each kind. Drafts are stored in the database, so that every instance of the site can show them.
create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  resource text not null check (resource ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(resource) <= 100),
  field_values jsonb not null check (jsonb_typeof(field_values) = 'object' and octet_length(field_values::text) <= 4000000),
  saved_at timestamptz not null default now(),
  unique (user_id, resource)
);
alter table public.drafts enable row level security;
alter table public.drafts force row level security;
revoke all on public.drafts from public, anon, authenticated, service_role;
grant select, insert, update on public.drafts to authenticated;
grant select, insert, update, delete on public.drafts to service_role;
create policy "admins read their own" on public.drafts for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_role((select auth.uid()), 'admin')));
create policy "admins add their own" on public.drafts for insert to authenticated
  with check (user_id = (select auth.uid()) and (select public.has_role((select auth.uid()), 'admin')));
create policy "admins change their own" on public.drafts for update to authenticated
  using (user_id = (select auth.uid()) and (select public.has_role((select auth.uid()), 'admin')))
  with check (user_id = (select auth.uid()) and (select public.has_role((select auth.uid()), 'admin')));
