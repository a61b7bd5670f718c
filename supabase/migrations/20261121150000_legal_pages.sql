-- The legal pages and other pages about the site itself. Until a page is stored and published, the site shows its
-- built-in text (lib/fallback/legal).

create table public.legal_pages (
  id uuid primary key default gen_random_uuid(),
  -- The slug is also the page's path. Only paths that are routes of the site are possible.
  slug text not null unique
    check (slug in ('privacy', 'cookie-policy', 'terms', 'how-we-make-money', 'contact', 'about')),
  title text not null check (private.is_name(title, 200)),
  body text not null check (private.is_name(body, 200000)),
  effective_date date,
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.legal_pages.effective_date is 'The day from which it holds; null for what is information, not terms.';

create trigger touch before update on public.legal_pages for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.legal_pages
  for each row execute function private.record_change();

revoke all on public.legal_pages from public, anon, authenticated;
revoke truncate, references, trigger on public.legal_pages from service_role;
grant select on public.legal_pages to anon, authenticated;
grant insert, update, delete on public.legal_pages to authenticated;

alter table public.legal_pages enable row level security;
alter table public.legal_pages force row level security;
create policy "everyone reads published legal pages" on public.legal_pages for select to anon, authenticated
  using (is_published);
create policy "admins do all" on public.legal_pages for all to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));
