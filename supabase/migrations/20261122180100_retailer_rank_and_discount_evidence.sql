-- Two additions: editors can set the order of retailers in lists, and a discount has evidence. A discount is only shown
-- with the year in which it was seen, its source and the day of the check (docs/product.md#dated-facts).

alter table public.retailers
  add column display_rank int check (display_rank between 1 and 100000),
  add column has_sale boolean not null default true,
  add column discount_year int check (discount_year between 2000 and 2100),
  add column discount_source_name text check (private.is_name(discount_source_name, 120)),
  add column discount_source_url text check (private.is_http_url(discount_source_url)),
  add column discount_checked_on date;
comment on column public.retailers.display_rank is 'Small numbers come first; retailers without one follow by name.';
comment on column public.retailers.has_sale is 'False for a shop without a Boxing Day sale: its page is not headed as one.';
comment on column public.retailers.discount_year is 'The year of the sale in which the typical discount was seen.';

-- This index has the order of the public lists, so that Postgres finds one page of a list in the index alone.
create index retailers_ranked on public.retailers (display_rank, name, slug) where is_published;
drop index public.retailers_published;
