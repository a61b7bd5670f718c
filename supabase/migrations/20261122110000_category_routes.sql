-- Three more slugs that a category cannot have: 'forbidden', 'og' and 'sitemaps', the first segments of the site's own
-- routes. A product's path is /{category}/{slug}, and at /og/… or /sitemaps/… a visitor would get an image or a sitemap
-- instead. The constraint is `not valid`: existing rows are not checked, so that editors decide about them.

alter table public.categories drop constraint categories_slug_is_no_route;
alter table public.categories add constraint categories_slug_is_no_route check (
  slug not in (
    'admin', 'api', 'articles', 'auth', 'categories', 'content', 'forbidden', 'guides', 'og', 'products', 'retailers',
    'search', 'sitemaps'
  )
) not valid;
