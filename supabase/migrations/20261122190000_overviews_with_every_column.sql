-- Creates the overview views again. A view only has the columns that its table had when the view was made. CSV exports
-- name later columns (`aliases`, `content_changed_at` and others) and would fail without them.
-- tests/integration/database/structure.test.ts checks that the views have all columns.

drop view public.categories_overview, public.subcategories_overview, public.content_overview;

create view public.categories_overview with (security_invoker = true) as
  select whole.*,
    (select count(*) from public.products where category = whole.slug) as product_count,
    array(
      select part.name || ' (' || (select count(*) from public.products where subcategory = part.slug) || ')'
      from public.subcategories as part where part.parent_category_slug = whole.slug
      order by lower(part.name), part.slug
    ) as subcategory_counts
  from public.categories as whole;

create view public.subcategories_overview with (security_invoker = true) as
  select part.*, (select count(*) from public.products where subcategory = part.slug) as product_count
  from public.subcategories as part;

create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;

revoke all on public.categories_overview, public.subcategories_overview, public.content_overview
  from public, anon, authenticated, service_role;
grant select on public.categories_overview, public.subcategories_overview, public.content_overview to authenticated;
grant select, insert, update, delete
  on public.categories_overview, public.subcategories_overview, public.content_overview to service_role;
