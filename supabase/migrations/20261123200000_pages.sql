-- Page status: every public URL of the site as the last crawl found it. Workers write these tables with the secret key;
-- admins read them. ADR 036 has the rules.

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (path like '/%' and char_length(path) <= 1000),
  -- The entity, 'list' for a page of a list, 'page' for the site's other pages, 'link' for a path that only links know.
  type text not null check (char_length(type) between 1 and 40),
  -- The row that the page shows; null for pages of lists and for fixed pages.
  row_id uuid,
  is_published boolean not null default true,
  in_sitemap boolean not null default false,
  -- When the row's text last changed; null if that is not known.
  changed_at timestamptz,
  -- The findings of the last request. No status means that the site did not answer.
  status int check (status between 100 and 999),
  redirect_to text check (char_length(redirect_to) <= 4000),
  canonical text check (char_length(canonical) <= 4000),
  -- The path of the page that the canonical URL names, if it is on this site.
  canonical_path text check (char_length(canonical_path) <= 4000),
  robots text check (char_length(robots) <= 500),
  title text check (char_length(title) <= 1000),
  description text check (char_length(description) <= 2000),
  -- The types of structured data on the page, and a sentence for each fault in it.
  structured text[] not null default '{}',
  structured_faults text[] not null default '{}',
  words int check (words >= 0),
  inlinks int not null default 0 check (inlinks >= 0),
  faults text[] not null default '{}',
  has_faults boolean not null generated always as (faults <> '{}') stored,
  crawled_at timestamptz,
  -- The crawl that last listed the page, and the one that last requested it.
  listed_by uuid,
  listed_at timestamptz not null default now(),
  crawled_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index pages_crawl on public.pages (listed_by, crawled_by);
create index pages_row on public.pages (row_id);
create index pages_faults on public.pages using gin (faults);
create trigger touch before update on public.pages for each row execute function private.touch();

create table public.page_links (
  id uuid primary key default gen_random_uuid(),
  from_path text not null references public.pages (path) on update cascade on delete cascade,
  to_path text not null check (to_path like '/%' and char_length(to_path) <= 1000),
  unique (from_path, to_path)
);
create index page_links_to on public.page_links (to_path);

do $$
declare
  _table text;
begin
  foreach _table in array array['pages', 'page_links'] loop
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', _table);
    execute format('grant select on public.%I to authenticated', _table);
    execute format('grant select, insert, update, delete on public.%I to service_role', _table);
    execute format('alter table public.%I enable row level security', _table);
    execute format('alter table public.%I force row level security', _table);
    execute format($policy$create policy "admins read" on public.%I for select to authenticated
      using ((select public.has_role((select auth.uid()), 'admin')))$policy$, _table);
  end loop;
end $$;

-- Notes the pages that a crawl knows in advance.
create function public.list_crawl_pages(_crawl uuid, _pages jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _count int;
begin
  insert into public.pages (path, type, row_id, is_published, in_sitemap, changed_at, listed_by)
  select distinct on (path) path, type, row_id, is_published, in_sitemap, changed_at, _crawl
  from jsonb_to_recordset(_pages) as page (path text, type text, row_id uuid, is_published boolean, in_sitemap boolean,
    changed_at timestamptz)
  order by path
  on conflict (path) do update set type = excluded.type, row_id = excluded.row_id, is_published = excluded.is_published,
    in_sitemap = excluded.in_sitemap, changed_at = excluded.changed_at, listed_by = excluded.listed_by, listed_at = now();
  get diagnostics _count = row_count;
  return _count;
end $$;

-- Stores what a crawl found on some pages, and the links of these pages. With `_follows`, paths that only these links
-- know become pages of the crawl.
create function public.store_crawled_pages(_crawl uuid, _pages jsonb, _follows boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.pages as page
  set status = found.status, redirect_to = found.redirect_to, canonical = found.canonical,
    canonical_path = found.canonical_path, robots = found.robots, title = found.title,
    description = found.description, structured = found.structured, structured_faults = found.structured_faults,
    words = found.words, crawled_at = now(), crawled_by = _crawl
  from jsonb_to_recordset(_pages) as found (path text, status int, redirect_to text, canonical text, canonical_path text,
    robots text, title text, description text, structured text[], structured_faults text[], words int)
  where page.path = found.path;

  delete from public.page_links
  where from_path in (select path from jsonb_to_recordset(_pages) as found (path text));
  insert into public.page_links (from_path, to_path)
  select distinct found.path, link
  from jsonb_to_recordset(_pages) as found (path text, links text[]), unnest(found.links) as link
  where exists (select from public.pages as page where page.path = found.path);

  if _follows then
    insert into public.pages (path, type, listed_by)
    select distinct link, 'link', _crawl
    from jsonb_to_recordset(_pages) as found (links text[]), unnest(found.links) as link
    -- A page of an earlier crawl that this one does not know exists only in links now.
    on conflict (path) do update set type = 'link', row_id = null, is_published = true, in_sitemap = false,
      changed_at = null, listed_by = excluded.listed_by, listed_at = now()
      where pages.listed_at < (select min(listed_at) from public.pages where listed_by = _crawl);
  end if;
end $$;

-- Recomputes the faults of all pages from what the crawls found (lib/seo/page-faults.ts explains them to editors).
create function private.judge_pages() returns void
language plpgsql set search_path = '' as $$
begin
  with linked as (
    select to_path, count(*)::int as inlinks from public.page_links where from_path <> to_path group by to_path
  ), facts as (
    select page.id, page.path, page.type, page.is_published, page.in_sitemap, page.status, page.title, page.description,
      page.crawled_at is not null as is_crawled, page.words, page.structured_faults, page.canonical,
      page.canonical_path, coalesce(linked.inlinks, 0) as inlinks, page.robots ~* 'noindex' as is_noindex,
      coalesce(target.status between 300 and 399, false) as ends_at_redirect,
      page.status = 200 and page.robots !~* 'noindex' and page.canonical_path = page.path as is_indexable
    from public.pages as page
    left join linked on linked.to_path = page.path
    left join public.pages as target on target.path = page.redirect_to and page.status between 300 and 399
  ), titles as (
    select title from facts where is_indexable and title is not null group by title having count(*) > 1
  ), descriptions as (
    select description from facts where is_indexable and description is not null
    group by description having count(*) > 1
  ), judged as (
    select id, inlinks, array_remove(array[
      case when is_crawled and is_published and (status is null or status >= 500) then 'no-answer' end,
      case when in_sitemap and status between 300 and 499 then 'sitemap-no-page' end,
      case when in_sitemap and status = 200 and is_noindex then 'sitemap-noindex' end,
      case when status = 200 and canonical is not null and canonical_path is distinct from path then 'canonical-elsewhere' end,
      case when inlinks > 0 and status in (404, 410) then 'linked-missing' end,
      case when in_sitemap and status = 200 and inlinks = 0 and path <> '/' then 'orphan' end,
      case when ends_at_redirect then 'redirect-chain' end,
      case when is_indexable and title in (select title from titles) then 'same-title' end,
      case when is_indexable and description in (select description from descriptions) then 'same-description' end,
      case when is_indexable and char_length(title) > 60 then 'long-title' end,
      case when is_indexable and coalesce(description, '') = '' then 'no-description' end,
      case when is_indexable and type not in ('list', 'page') and words < 100 then 'thin' end,
      case when status = 200 and structured_faults <> '{}' then 'structured-data' end
    ], null) as faults
    from facts
  )
  update public.pages as page set faults = judged.faults, inlinks = judged.inlinks
  from judged
  where page.id = judged.id and (page.faults, page.inlinks) is distinct from (judged.faults, judged.inlinks);
end $$;

-- Ends a crawl: recomputes the faults, and after a whole crawl deletes pages that no longer exist anywhere. A page that
-- was checked alone during the crawl stays.
create function public.finish_crawl(_crawl uuid, _is_whole boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if _is_whole then
    delete from public.pages
    where listed_at < (select min(listed_at) from public.pages where listed_by = _crawl);
  end if;
  perform private.judge_pages();
end $$;

revoke all on function private.judge_pages() from public, anon, authenticated, service_role;
revoke all on function public.list_crawl_pages(uuid, jsonb), public.store_crawled_pages(uuid, jsonb, boolean),
  public.finish_crawl(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.list_crawl_pages(uuid, jsonb), public.store_crawled_pages(uuid, jsonb, boolean),
  public.finish_crawl(uuid, boolean) to service_role;

insert into public.schedules (name, kind, cron) values ('crawl-pages', 'crawl-pages', '30 3 * * *');
