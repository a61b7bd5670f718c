-- Settings of the site's texts: how pages are titled and described for search engines, what discloses paid links, who
-- signs texts without an author, and the rules for writing and checking. A null means the built-in default
-- (lib/fallback/content-settings.ts). The table has one row, like the other settings.

create table public.content_settings (
  id uuid primary key default '00000000-0000-0000-0000-000000000001'
    constraint content_settings_single_row check (id = '00000000-0000-0000-0000-000000000001'),
  retailers_title text check (private.is_name(retailers_title, 200)),
  retailers_title_no_sale text check (private.is_name(retailers_title_no_sale, 200)),
  retailers_description text check (private.is_name(retailers_description, 500)),
  categories_title text check (private.is_name(categories_title, 200)),
  categories_description text check (private.is_name(categories_description, 500)),
  subcategories_title text check (private.is_name(subcategories_title, 200)),
  subcategories_description text check (private.is_name(subcategories_description, 500)),
  products_title text check (private.is_name(products_title, 200)),
  products_description text check (private.is_name(products_description, 500)),
  content_title text check (private.is_name(content_title, 200)),
  content_description text check (private.is_name(content_description, 500)),
  people_title text check (private.is_name(people_title, 200)),
  people_description text check (private.is_name(people_description, 500)),
  footer_disclosure text check (private.is_name(footer_disclosure, 300)),
  ad_disclosure text check (private.is_name(ad_disclosure, 200)),
  banner_disclosure text check (private.is_name(banner_disclosure, 60)),
  default_author_slug text references public.people (slug) on update cascade on delete set null,
  tone text check (private.is_name(tone, 1000)),
  house_rules text[] check (private.is_text_list(house_rules, 40, 300)),
  banned_words text[] check (private.is_text_list(banned_words, 200, 60)),
  guide_words int check (guide_words between 50 and 5000),
  article_words int check (article_words between 50 and 5000),
  retailer_words int check (retailer_words between 10 and 1000),
  category_words int check (category_words between 10 and 1000),
  product_words int check (product_words between 10 and 1000),
  retailer_days int check (retailer_days between 1 and 1000),
  price_days int check (price_days between 1 and 1000),
  sale_date_days int check (sale_date_days between 1 and 1000),
  guide_days int check (guide_days between 1 and 1000),
  article_days int check (article_days between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index content_settings_author on public.content_settings (default_author_slug);
insert into public.content_settings default values;

create trigger touch before update on public.content_settings for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.content_settings
  for each row execute function private.record_change();

revoke all on public.content_settings from public, anon, authenticated, service_role;
grant select on public.content_settings to anon, authenticated;
grant update on public.content_settings to authenticated;
grant select, insert, update on public.content_settings to service_role;

alter table public.content_settings enable row level security;
alter table public.content_settings force row level security;
create policy "everyone reads content settings" on public.content_settings for select to anon, authenticated
  using (true);
create policy "admins change content settings" on public.content_settings for update to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));

-- Lets an import of the whole site write the content settings. The list of tables is read from the database, because
-- other migrations extend it too.
do $$
declare
  _check constant text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'import_rows_table_name_check' and conrelid = 'private.import_rows'::regclass
  );
begin
  alter table private.import_rows drop constraint import_rows_table_name_check;
  execute 'alter table private.import_rows add constraint import_rows_table_name_check '
    || replace(_check, '''operator_settings''::text', '''operator_settings''::text, ''content_settings''::text');
end $$;
