-- Settings about the site's operator, whom the site must name by law (E-Commerce Regulations 2002, reg. 6; UK GDPR,
-- art. 13). Pages leave out a field that is null. The table has one row, like the other settings.

create table public.operator_settings (
  id uuid primary key default '00000000-0000-0000-0000-000000000001'
    constraint operator_settings_single_row check (id = '00000000-0000-0000-0000-000000000001'),
  operator_name text check (private.is_name(operator_name, 200)),
  legal_form text check (private.is_name(legal_form, 200)),
  postal_address text check (private.is_name(postal_address, 500)),
  contact_email text constraint operator_settings_contact_email_form check (
    char_length(contact_email) <= 255 and contact_email ~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$'
  ),
  registration text check (private.is_name(registration, 300)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into public.operator_settings default values;

create trigger touch before update on public.operator_settings for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.operator_settings
  for each row execute function private.record_change();

revoke all on public.operator_settings from public, anon, authenticated, service_role;
grant select on public.operator_settings to anon, authenticated;
grant update on public.operator_settings to authenticated;
grant select, insert, update on public.operator_settings to service_role;

alter table public.operator_settings enable row level security;
alter table public.operator_settings force row level security;
create policy "everyone reads operator settings" on public.operator_settings for select to anon, authenticated
  using (true);
create policy "admins change operator settings" on public.operator_settings for update to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));

-- A column for the evidence that supports the claim in the homepage hero's subtitle. Pages do not show the evidence,
-- but it is not secret.
alter table public.homepage_settings
  add column hero_trust_evidence text check (char_length(hero_trust_evidence) <= 2000);

-- Allows two more pages about the site itself: 'accessibility' and 'complaints'.
alter table public.legal_pages drop constraint legal_pages_slug_check;
alter table public.legal_pages add constraint legal_pages_slug_check check (
  slug in ('privacy', 'cookie-policy', 'terms', 'how-we-make-money', 'contact', 'about', 'accessibility', 'complaints')
);
