-- People: the authors and reviewers of guides and articles. Each published person has a page. Only editors add people,
-- so the site names nobody who does not exist.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text collate "und-x-icu" not null check (private.is_name(name)),
  role text not null default '' check (char_length(role) <= 120),
  image text check (private.is_http_url(image) or private.is_site_path(image)),
  bio text not null default '' check (char_length(bio) <= 5000),
  link text check (private.is_http_url(link)),
  is_published boolean not null default false,
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  content_changed_at timestamptz not null default now()
);
comment on column public.people.link is 'The address of a page about the person elsewhere, such as a professional profile.';

create trigger note_content_change before update on public.people
  for each row execute function private.note_content_change();
create trigger touch before update on public.people for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.people
  for each row execute function private.record_change();
create trigger keep_old_address after update on public.people for each row when (old.slug <> new.slug)
  execute function private.keep_old_address();
create trigger forget_old_addresses after delete on public.people
  for each row execute function private.forget_old_addresses();

alter table public.people enable row level security;
alter table public.people force row level security;
grant select on public.people to anon;
grant select, insert, update, delete on public.people to authenticated, service_role;
create policy "visitors read what is public" on public.people for select to anon using (is_published);
create policy "users read what is public, admins all" on public.people for select to authenticated
  using (is_published or (select public.has_role((select auth.uid()), 'admin')));
create policy "admins insert" on public.people for insert to authenticated
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins update" on public.people for update to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins delete" on public.people for delete to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

alter table public.content
  add column author_slug text references public.people (slug) on update cascade on delete set null,
  add column reviewer_slug text references public.people (slug) on update cascade on delete set null;
create index content_author on public.content (author_slug);
create index content_reviewer on public.content (reviewer_slug);

-- Products have paths that start with their category, so no category may have the first segment of another path.
alter table public.categories drop constraint categories_slug_is_no_route;
alter table public.categories add constraint categories_slug_is_no_route check (
  slug not in (
    'admin', 'api', 'articles', 'auth', 'categories', 'content', 'forbidden', 'guides', 'og', 'people', 'products',
    'retailers', 'sale-dates', 'search', 'sitemaps'
  )
) not valid;

create or replace function public.sitemap_counts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'retailers', (select count(*) from public.retailers where is_published),
    'categories', (select count(*) from public.categories where is_published),
    'subcategories', (select count(*) from public.subcategories),
    'products', (select count(*) from public.products where is_published),
    'content', (select count(*) from public.content where is_published),
    'people', (select count(*) from public.people where is_published)
  )
$$;

-- Returns the sitemap entries of one entity, sorted by slug, as [{slug, category, changed_at}]. `category` is the
-- category's slug if the path contains it, otherwise null.
create or replace function public.sitemap_part(_entity text, _offset int, _limit int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'category', category, 'changed_at', changed_at)
    order by slug), '[]')
  from (
    select slug, category, changed_at from (
      select slug, null::text as category, content_changed_at as changed_at
      from public.retailers where _entity = 'retailers' and is_published
      union all
      select slug, null, content_changed_at from public.categories where _entity = 'categories' and is_published
      union all
      select slug, parent_category_slug, content_changed_at
      from public.subcategories where _entity = 'subcategories'
      union all
      select slug, category, content_changed_at from public.products where _entity = 'products' and is_published
      union all
      -- To readers, a text that was finished before its publication is new on the day of publication.
      select slug, null, greatest(content_changed_at, published_at)
      from public.content where _entity = 'content' and is_published
      union all
      select slug, null, content_changed_at from public.people where _entity = 'people' and is_published
    ) as rows
    order by slug
    limit least(greatest(_limit, 0), 50000) offset greatest(_offset, 0)
  ) as part
$$;

-- A view only has the columns that its table had when the view was made.
drop view public.content_overview;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;
revoke all on public.content_overview from public, anon, authenticated, service_role;
grant select on public.content_overview to authenticated;
grant select, insert, update, delete on public.content_overview to service_role;
