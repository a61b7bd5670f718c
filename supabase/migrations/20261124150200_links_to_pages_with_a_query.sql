-- A link with a query counts for a page whose path has this query. The sitemap lists some, such as /content?type=guide,
-- and they looked like orphans. Other queries, such as those of filters, still make neither pages nor links.

create or replace function public.store_crawled_pages(_crawl uuid, _pages jsonb, _follows boolean) returns void
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
  where exists (select from public.pages as page where page.path = found.path)
    and (strpos(link, '?') = 0 or exists (select from public.pages as page where page.path = link));

  if _follows then
    insert into public.pages (path, type, listed_by)
    select distinct link, 'link', _crawl
    from jsonb_to_recordset(_pages) as found (links text[]), unnest(found.links) as link
    where strpos(link, '?') = 0
    -- A page of an earlier crawl that this one does not know exists only in links now.
    on conflict (path) do update set type = 'link', row_id = null, is_published = true, in_sitemap = false,
      changed_at = null, listed_by = excluded.listed_by, listed_at = now()
      where pages.listed_at < (select min(listed_at) from public.pages where listed_by = _crawl);
  end if;
end $$;
