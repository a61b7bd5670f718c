-- Categories, subcategories, retailers and products. Rows refer to each other by slug. A single reference is a foreign
-- key; lists of references are kept correct by the triggers in slug_references.sql. Names are sorted without regard to
-- case (adidas, Amazon, AO), whatever the collation of the database.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text collate "und-x-icu" not null check (private.is_name(name)),
  icon text not null default '' check (char_length(icon) <= 40),
  description text not null default '' check (char_length(description) <= 5000),
  image_url text check (private.is_http_url(image_url) or private.is_site_path(image_url)),
  sub_categories text[] not null default '{}',
  top_products text[] not null default '{}' check (cardinality(top_products) <= 50),
  top_retailers text[] not null default '{}' check (cardinality(top_retailers) <= 50),
  faqs jsonb not null default '[]' check (private.is_faq_list(faqs)),
  buying_tips text[] not null default '{}' check (private.is_text_list(buying_tips, 30, 1000)),
  is_published boolean not null default false,
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A product's path is /{category}/{slug}. Therefore the first segment of one of the site's own routes cannot be a
  -- category's slug.
  constraint categories_slug_is_no_route check (
    slug not in ('admin', 'api', 'articles', 'auth', 'categories', 'content', 'guides', 'products', 'retailers', 'search')
  )
);
comment on column public.categories.sub_categories is 'Names, kept by trigger from subcategories; what a client writes is ignored.';

-- The reference to the parent category uses `on delete no action`. Like `restrict`, this refuses to delete a category
-- that has subcategories, but with the error code 23503 in every version of Postgres.
create table public.subcategories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text collate "und-x-icu" not null check (private.is_name(name)),
  parent_category_slug text not null references public.categories (slug) on update cascade on delete no action,
  description text not null default '' check (char_length(description) <= 5000),
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.retailers (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text collate "und-x-icu" not null check (private.is_name(name)),
  logo text check (private.is_http_url(logo) or private.is_emoji(logo, 8)
    or (char_length(logo) <= 300 and logo ~ '^logos/[A-Za-z0-9._/-]+$' and logo !~ '(^|/)\.\.?(/|$)|//')),
  description text not null default '' check (char_length(description) <= 5000),
  typical_discount text check (char_length(typical_discount) <= 120),
  key_categories text[] not null default '{}' check (cardinality(key_categories) <= 50),
  top_products text[] not null default '{}' check (cardinality(top_products) <= 50),
  faqs jsonb not null default '[]' check (private.is_faq_list(faqs)),
  cta_url text not null check (private.is_http_url(cta_url)),
  terms_snippet text check (char_length(terms_snippet) <= 2000),
  last_verified date,
  is_published boolean not null default false,
  highlights_data jsonb not null default '[]' check (private.is_highlight_list(highlights_data)),
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retailers_slug_is_no_route check (slug <> 'directory')
);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text collate "und-x-icu" not null check (private.is_name(name)),
  brand text not null default '' check (char_length(brand) <= 120),
  category text references public.categories (slug) on update cascade on delete set null,
  subcategory text references public.subcategories (slug) on update cascade on delete set null,
  image text check (private.is_http_url(image) or private.is_emoji(image, 4)),
  image_url text check (private.is_http_url(image_url) or private.is_site_path(image_url)),
  description text not null default '' check (char_length(description) <= 5000),
  variants jsonb not null default '[]' check (private.is_variant_list(variants)),
  price_range text check (char_length(price_range) <= 100),
  recommended_retailers text[] not null default '{}' check (cardinality(recommended_retailers) <= 50),
  faqs jsonb not null default '[]' check (private.is_faq_list(faqs)),
  buying_tips text[] not null default '{}' check (private.is_text_list(buying_tips, 30, 1000)),
  is_published boolean not null default false,
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_slug_is_no_route check (slug <> 'directory')
);

create trigger touch before update on public.categories for each row execute function private.touch();
create trigger touch before update on public.subcategories for each row execute function private.touch();
create trigger touch before update on public.retailers for each row execute function private.touch();
create trigger touch before update on public.products for each row execute function private.touch();

create index categories_published on public.categories (name) where is_published;
create index subcategories_parent on public.subcategories (parent_category_slug, name);
-- These indexes have the order of the public lists. Postgres can find one page of a list, and count the whole list, in
-- the index alone.
create index retailers_published on public.retailers (name, slug) where is_published;
create index products_published on public.products (name, slug) where is_published;
create index products_category_published on public.products (category, name, slug) where is_published;
create index products_category on public.products (category);
create index products_subcategory_published on public.products (subcategory, name, slug) where is_published;
create index products_subcategory on public.products (subcategory);
create index retailers_created_at on public.retailers (created_at desc);
create index products_created_at on public.products (created_at desc);

-- categories.sub_categories ---------------------------------------------------------------------------

create function private.subcategory_names(_category text) returns text[] language sql volatile
set search_path = '' as $$
  select coalesce(array_agg(name order by lower(name), slug), '{}')
  from public.subcategories where parent_category_slug = _category
$$;

create function private.keep_sub_categories() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.sub_categories := private.subcategory_names(new.slug);
  return new;
end $$;
create trigger keep_sub_categories before insert or update of sub_categories on public.categories
  for each row execute function private.keep_sub_categories();

create function private.refresh_sub_categories() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _parents text[] := array[old.parent_category_slug, new.parent_category_slug];
begin
  -- Locks before it reads the names, so that a transaction that waited here sees what the other one wrote.
  perform from public.categories where slug = any (_parents) order by slug for no key update;
  update public.categories set sub_categories = private.subcategory_names(slug)
  where slug = any (_parents) and sub_categories is distinct from private.subcategory_names(slug);
  return null;
end $$;
create trigger refresh_sub_categories
  after insert or update of name, parent_category_slug or delete on public.subcategories
  for each row execute function private.refresh_sub_categories();

revoke execute on function private.subcategory_names(text), private.keep_sub_categories(),
  private.refresh_sub_categories() from public;
