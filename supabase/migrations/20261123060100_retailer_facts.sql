-- Two additions to retailers: the colours of the brand, and facts about opening, returns, prices and delivery. The facts
-- share one source. They are only shown with this source and the day of the check (docs/product.md#dated-facts).

alter table public.retailers
  add column brand_bg text check (brand_bg ~ '^#[0-9A-F]{6}$'),
  add column brand_ink text check (brand_ink ~ '^#[0-9A-F]{6}$'),
  add column opens_boxing_day boolean,
  add column returns_days int check (returns_days between 1 and 365),
  add column christmas_returns_until date,
  add column price_match text check (private.is_name(price_match, 160)),
  add column delivery text check (private.is_name(delivery, 160)),
  add column collection text check (private.is_name(collection, 160)),
  add column facts_source_name text check (private.is_name(facts_source_name, 120)),
  add column facts_source_url text check (private.is_http_url(facts_source_url)),
  add column facts_checked_on date,
  add constraint retailers_brand_colours_together check ((brand_bg is null) = (brand_ink is null));
comment on column public.retailers.brand_bg is 'The colour behind the name of the shop; brand_ink is the colour of the name.';
comment on column public.retailers.opens_boxing_day is 'Null if it is not known.';
comment on column public.retailers.facts_source_name is 'The source of all facts from opens_boxing_day to collection.';

-- Notes changes as in 20261122180000_content_changed_at.sql. A change of colours is no change of the text.
create or replace function private.note_content_change() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Columns that do not belong to the visible text. `published_at` is shown, but publishing a text does not change it.
  _unseen constant text[] := array['id', 'created_at', 'updated_at', 'content_changed_at', 'is_published',
    'published_at', 'priority', 'display_rank', 'aliases', 'brand_bg', 'brand_ink'];
begin
  -- Keeps a value that is given explicitly: the built-in data and restored rows have their own.
  if new.content_changed_at is not distinct from old.content_changed_at
    and to_jsonb(new) - _unseen is distinct from to_jsonb(old) - _unseen then
    new.content_changed_at := now();
  end if;
  return new;
end $$;
