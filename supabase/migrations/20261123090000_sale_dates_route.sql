-- Reserves the slug 'sale-dates': a product's path is /{category}/{slug}, and /sale-dates/… are the sale dates of shops.
-- The constraint is `not valid`: existing rows are not checked, so that editors decide about them.

alter table public.categories drop constraint categories_slug_is_no_route;
alter table public.categories add constraint categories_slug_is_no_route check (
  slug not in (
    'admin', 'api', 'articles', 'auth', 'categories', 'content', 'forbidden', 'guides', 'og', 'products', 'retailers',
    'sale-dates', 'search', 'sitemaps'
  )
) not valid;
