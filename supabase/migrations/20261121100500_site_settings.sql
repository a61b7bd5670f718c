-- Settings of the whole site: menu, homepage, typography and verification tags.

create table public.navigation_menu (
  id uuid primary key default gen_random_uuid(),
  label text not null check (private.is_name(label, 60)),
  href text not null check (private.is_link(href)),
  display_order int not null default 0,
  is_visible boolean not null default true,
  has_dropdown boolean not null default false,
  dropdown_type text check (dropdown_type in ('retailers', 'categories', 'products', 'guides', 'articles')),
  dropdown_item_limit int not null default 8 check (dropdown_item_limit between 1 and 60),
  selected_items text[] not null default '{}' check (cardinality(selected_items) <= 60),
  featured_items text[] not null default '{}' check (cardinality(featured_items) <= 60),
  show_categories_grouping boolean not null default false,
  target text not null default '_self' check (target in ('_self', '_blank')),
  icon text check (char_length(icon) <= 40),
  is_cta boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint navigation_menu_dropdown_has_type check (not has_dropdown or dropdown_type is not null),
  -- The listed items are slugs in the table that dropdown_type names. Without a type, the table would be unknown.
  constraint navigation_menu_items_have_type check (
    dropdown_type is not null or (selected_items = '{}' and featured_items = '{}')
  )
);
create index navigation_menu_order on public.navigation_menu (display_order);

-- Each settings table has one row, with a fixed id (docs/product.md#settings-rows). A null means the built-in default
-- in lib/fallback. Default texts are therefore in one place only, and an editor resets a field by saving null.
create table public.homepage_settings (
  id uuid primary key default '00000000-0000-0000-0000-000000000001'
    constraint homepage_settings_single_row check (id = '00000000-0000-0000-0000-000000000001'),
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  hero_h1 text check (char_length(hero_h1) <= 100),
  hero_subtitle text check (char_length(hero_subtitle) <= 300),
  hero_search_placeholder text check (char_length(hero_search_placeholder) <= 100),
  hero_search_button_text text check (char_length(hero_search_button_text) <= 40),
  hero_popular_searches_label text check (char_length(hero_popular_searches_label) <= 100),
  hero_popular_searches jsonb check (private.is_popular_search_list(hero_popular_searches)),
  disclaimer_text text check (char_length(disclaimer_text) <= 5000),
  disclaimer_link_text text check (char_length(disclaimer_link_text) <= 100),
  disclaimer_link_url text check (private.is_link(disclaimer_link_url)),
  retailers_section_title text check (char_length(retailers_section_title) <= 100),
  retailers_section_description text check (char_length(retailers_section_description) <= 200),
  retailers_section_count int check (retailers_section_count between 1 and 60),
  categories_section_title text check (char_length(categories_section_title) <= 100),
  categories_section_description text check (char_length(categories_section_description) <= 200),
  categories_section_count int check (categories_section_count between 1 and 60),
  editorial_card_title text check (char_length(editorial_card_title) <= 100),
  editorial_intro_paragraph text check (char_length(editorial_intro_paragraph) <= 20000),
  editorial_tips jsonb check (private.is_tip_list(editorial_tips)),
  editorial_tips_title text check (char_length(editorial_tips_title) <= 100),
  editorial_callout_title text check (char_length(editorial_callout_title) <= 100),
  editorial_callout_content text check (char_length(editorial_callout_content) <= 20000),
  guides_section_title text check (char_length(guides_section_title) <= 100),
  guides_section_description text check (char_length(guides_section_description) <= 200),
  guides_cards jsonb check (private.is_guide_card_list(guides_cards)),
  intro_paragraph text check (char_length(intro_paragraph) <= 20000),
  how_it_works_title text check (char_length(how_it_works_title) <= 100),
  how_it_works_content text check (char_length(how_it_works_content) <= 20000),
  what_youll_find_title text check (char_length(what_youll_find_title) <= 100),
  what_youll_find_content text check (char_length(what_youll_find_content) <= 20000),
  trust_section_title text check (char_length(trust_section_title) <= 100),
  trust_section_content text check (char_length(trust_section_content) <= 20000),
  money_saving_tips_title text check (char_length(money_saving_tips_title) <= 100),
  money_saving_tips_content text check (char_length(money_saving_tips_content) <= 20000),
  about_section_title text check (char_length(about_section_title) <= 100),
  about_section_content text check (char_length(about_section_content) <= 20000),
  newsletter_title text check (char_length(newsletter_title) <= 100),
  newsletter_content text check (char_length(newsletter_content) <= 20000),
  homepage_faqs jsonb check (private.is_faq_list(homepage_faqs)),
  show_intro_section boolean not null default true,
  show_retailers_section boolean not null default true,
  show_what_youll_find_section boolean not null default true,
  show_categories_section boolean not null default true,
  show_products_section boolean not null default true,
  show_editorial_section boolean not null default true,
  show_guides_section boolean not null default true,
  show_trust_section boolean not null default true,
  show_money_saving_tips_section boolean not null default true,
  show_newsletter_section boolean not null default true,
  show_disclaimer_section boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function private.is_text_size(_value text) returns boolean language sql immutable set search_path = '' as $$
  select _value in ('sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl')
$$;
revoke execute on function private.is_text_size(text) from public;
grant execute on function private.is_text_size(text) to authenticated, service_role;

create table public.typography_settings (
  id uuid primary key default '00000000-0000-0000-0000-000000000001'
    constraint typography_settings_single_row check (id = '00000000-0000-0000-0000-000000000001'),
  h1_mobile text check (private.is_text_size(h1_mobile)),
  h1_desktop text check (private.is_text_size(h1_desktop)),
  h2_mobile text check (private.is_text_size(h2_mobile)),
  h2_desktop text check (private.is_text_size(h2_desktop)),
  h3_mobile text check (private.is_text_size(h3_mobile)),
  h3_desktop text check (private.is_text_size(h3_desktop)),
  hero_h1_mobile text check (private.is_text_size(hero_h1_mobile)),
  hero_h1_desktop text check (private.is_text_size(hero_h1_desktop)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into public.homepage_settings default values;
insert into public.typography_settings default values;

-- Meta tags by which affiliate networks verify that we own the site. The active tags are in the head of every page.
create table public.affiliate_verifications (
  id uuid primary key default gen_random_uuid(),
  network_name text not null check (private.is_name(network_name)),
  meta_name text not null check (char_length(meta_name) <= 120 and meta_name ~ '^[A-Za-z0-9][A-Za-z0-9:._-]*$'),
  meta_content text not null check (private.is_name(meta_content, 500)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger touch before update on public.navigation_menu for each row execute function private.touch();
create trigger touch before update on public.homepage_settings for each row execute function private.touch();
create trigger touch before update on public.typography_settings for each row execute function private.touch();
create trigger touch before update on public.affiliate_verifications for each row execute function private.touch();
