-- Reserves the slugs 'compare' and 'shortlist': a product's path is /{category}/{slug}, and /compare/… are comparisons of
-- shops. The constraint is `not valid`: existing rows are not checked, so that editors decide about them.

alter table public.categories drop constraint categories_slug_is_no_route;
alter table public.categories add constraint categories_slug_is_no_route check (
  slug not in (
    'admin', 'api', 'articles', 'auth', 'categories', 'compare', 'content', 'forbidden', 'guides', 'og', 'people',
    'products', 'retailers', 'sale-dates', 'search', 'shortlist', 'sitemaps'
  )
) not valid;
