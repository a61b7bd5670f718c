-- A redirect to a page that is missing or not published is a fault. The site ignores such a redirect, so its path answers
-- 404, and this was a fault only if a page or the sitemap had a link to it.

-- As in 20261124180100_robots_none.sql, with this fault.
create or replace function private.judge_pages() returns void
language plpgsql set search_path = '' as $$
begin
  with linked as (
    select to_path, count(*)::int as inlinks from public.page_links where from_path <> to_path group by to_path
  ), facts as (
    select page.id, page.path, page.type, page.is_published, page.in_sitemap, page.status, page.title, page.description,
      page.crawled_at is not null as is_crawled, page.words, page.structured_faults, page.canonical,
      page.canonical_path, coalesce(linked.inlinks, 0) as inlinks, page.is_noindex,
      coalesce(target.status between 300 and 399, false) as ends_at_redirect,
      coalesce(target.status in (404, 410), false) as ends_at_no_page,
      page.status = 200 and not page.is_noindex and page.canonical_path = page.path as is_indexable
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
      case when type = 'redirects' and (status in (404, 410) or ends_at_no_page) then 'redirect-nowhere' end,
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
