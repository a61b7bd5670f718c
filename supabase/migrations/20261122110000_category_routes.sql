-- Reserves three more first segments of the site's own routes: 'forbidden', 'og' and 'sitemaps'. A product's path is
-- /{category}/{slug}, and at /og/… or /sitemaps/… a visitor would get an image or a sitemap instead. Not valid, so that
-- editors decide about existing rows.

alter table public.categories drop constraint categories_slug_is_no_route;
alter table public.categories add constraint categories_slug_is_no_route check (
  slug not in (
    'admin', 'api', 'articles', 'auth', 'categories', 'content', 'forbidden', 'guides', 'og', 'products', 'retailers',
    'search', 'sitemaps'
  )
) not valid;
