-- Offers: one shop's price, code or reduction, as an editor has seen it at the shop (docs/product.md#offers).

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_name(title, 120)),
  retailer_slug text not null references public.retailers (slug) on update cascade on delete cascade,
  product_slug text references public.products (slug) on update cascade on delete set null,
  category_slug text references public.categories (slug) on update cascade on delete set null,
  url text not null check (private.is_http_url(url)),
  price_pence int check (price_pence between 1 and 10000000),
  delivery_pence int check (delivery_pence between 0 and 100000),
  checked_on date,
  earlier_price_pence int check (earlier_price_pence between 2 and 10000000),
  earlier_price_source_url text check (
    private.is_http_url(earlier_price_source_url) and earlier_price_source_url ~* '^https:'
  ),
  earlier_price_seen_on date,
  code text check (private.is_name(code, 40)),
  conditions text check (private.is_name(conditions, 300)),
  starts_at timestamptz,
  ends_at timestamptz,
  is_published boolean not null default false,
  -- The first instant at which the evidence of the earlier price is older than 30 days. Days are London's.
  evidence_ends_at timestamptz generated always as (
    (earlier_price_seen_on + 31)::timestamp at time zone 'Europe/London'
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint offers_price_is_checked check (price_pence is null or checked_on is not null),
  constraint offers_delivery_has_price check (delivery_pence is null or price_pence is not null),
  constraint offers_earlier_price_has_evidence check (
    num_nonnulls(earlier_price_pence, earlier_price_source_url, earlier_price_seen_on) in (0, 3)
  ),
  constraint offers_earlier_price_is_higher check (
    earlier_price_pence is null or (price_pence is not null and earlier_price_pence > price_pence)
  ),
  constraint offers_ends_after_start check (ends_at > starts_at),
  constraint offers_product_or_category check (product_slug is null or category_slug is null)
);
comment on column public.offers.price_pence is 'The price at the shop without delivery, as seen on the day in checked_on.';
comment on column public.offers.delivery_pence is 'The price of delivery; 0 if it is free, null if it is not known.';
comment on column public.offers.earlier_price_source_url is 'The page that states the earlier price.';

create index offers_product on public.offers (product_slug) where product_slug is not null;
create index offers_category on public.offers (category_slug) where category_slug is not null;
create index offers_retailer on public.offers (retailer_slug);
-- With these indexes, the site finds the offers that change now.
create index offers_starts_at on public.offers (starts_at) where is_published;
create index offers_ends_at on public.offers (ends_at) where is_published;
create index offers_evidence_ends_at on public.offers (evidence_ends_at) where is_published;

create trigger touch before update on public.offers for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.offers
  for each row execute function private.record_change();

revoke all on public.offers from public, anon, authenticated, service_role;
grant select on public.offers to anon, authenticated;
grant insert, update, delete on public.offers to authenticated;
grant select, insert, update, delete on public.offers to service_role;

alter table public.offers enable row level security;
alter table public.offers force row level security;
create policy "visitors read what is public" on public.offers for select to anon
  using (is_published and exists (
    select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published
  ));
create policy "users read what is public, admins all" on public.offers for select to authenticated
  using ((is_published and exists (
    select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published
  )) or (select public.has_role((select auth.uid()), 'admin')));
create policy "admins insert" on public.offers for insert to authenticated
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins update" on public.offers for update to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins delete" on public.offers for delete to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Observed prices ------------------------------------------------------------------------------------------

-- The prices that an offer has had, each with the day on which it was seen. No foreign key leads to the offer, so that
-- an offer whose deletion is undone still has its prices.
create table public.offer_prices (
  id bigint generated always as identity primary key,
  offer_id uuid not null,
  price_pence int not null,
  delivery_pence int,
  seen_on date not null,
  created_at timestamptz not null default now()
);
create index offer_prices_offer on public.offer_prices (offer_id, id);

revoke all on public.offer_prices from public, anon, authenticated, service_role;
grant select on public.offer_prices to anon, authenticated, service_role;
alter table public.offer_prices enable row level security;
alter table public.offer_prices force row level security;
-- The policies of the offers decide which offers a role can read.
create policy "prices are as public as their offer" on public.offer_prices for select to anon, authenticated
  using (exists (select from public.offers as offer where offer.id = offer_id));

-- Records a new offer's price, and each change of a price.
create function private.observe_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  _last public.offer_prices;
begin
  if new.price_pence is null then
    return null;
  end if;
  select * into _last from public.offer_prices where offer_id = new.id order by id desc limit 1;
  if _last.price_pence is distinct from new.price_pence or _last.delivery_pence is distinct from new.delivery_pence then
    insert into public.offer_prices (offer_id, price_pence, delivery_pence, seen_on)
    values (new.id, new.price_pence, new.delivery_pence, new.checked_on);
  end if;
  return null;
end $$;
create trigger observe_price after insert or update of price_pence, delivery_pence on public.offers
  for each row execute function private.observe_price();
revoke execute on function private.observe_price() from public;

-- The rows that come due -------------------------------------------------------------------------------------------

-- Now also returns the products whose offers start, end or lose the evidence of their earlier price between two times.
-- Changes only these words of the function, so that what other migrations have added to it stays.
do $$
declare
  _before constant text := pg_get_functiondef('public.came_due(timestamptz, timestamptz, text)'::regprocedure);
  _after constant text := replace(_before, ') as due (key)', $offers$
      union
      select 'offers:' || coalesce(product_slug, '') from public.offers
      where is_published and (starts_at > _since and starts_at <= _until or ends_at > _since and ends_at <= _until
          or evidence_ends_at > _since and evidence_ends_at <= _until)
        and exists (select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published)
    ) as due (key)$offers$);
begin
  if _after = _before then
    raise exception 'came_due has no place for offers';
  end if;
  execute _after;
end $$;

-- Undoing and importing ------------------------------------------------------------------------------------

-- Inserts a row that was deleted with the row to which it belonged, from the history's record of its deletion.
create function private.insert_again(_table text, _changed jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  _row constant jsonb := (select jsonb_object_agg(key, value -> 'old') from jsonb_each(_changed));
  _names text;
begin
  select string_agg(quote_ident(attname), ', ') into _names from pg_catalog.pg_attribute
  where attrelid = format('public.%I', _table)::regclass and attnum > 0 and not attisdropped
    and attgenerated = '' and _row ? attname;
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
    on conflict do nothing', _table, _names) using _row;
end $$;
revoke execute on function private.insert_again(text, jsonb) from public;
grant execute on function private.insert_again(text, jsonb) to authenticated;

-- Undoing the deletion of a retailer now also restores its offers.
do $$
declare
  _function constant regprocedure := 'private.give_references_back(public.audit_log, text)'::regprocedure;
  _definition text := pg_get_functiondef(_function);
  _change text[];
begin
  foreach _change slice 1 in array array[
    ['entry.table_name = ''sale_windows'' and part.key', 'entry.table_name in (''sale_windows'', ''offers'') and part.key'],
    ['_change.table_name = ''sale_windows''', '_change.table_name in (''sale_windows'', ''offers'')'],
    ['private.put_sale_window_back(_change.whole)', 'private.insert_again(_change.table_name, _change.whole)']
  ] loop
    if position(_change[1] in _definition) = 0 then
      raise exception 'give_references_back does not contain %', _change[1];
    end if;
    _definition := replace(_definition, _change[1], _change[2]);
  end loop;
  execute _definition;
end $$;
drop function private.put_sale_window_back(jsonb);

alter table private.import_rows drop constraint import_rows_table_name_check;
alter table private.import_rows add constraint import_rows_table_name_check
  check (table_name in ('people', 'categories', 'subcategories', 'products', 'retailers', 'content', 'sale_windows',
    'offers', 'navigation_menu', 'affiliate_verifications', 'redirects', 'legal_pages', 'homepage_settings',
    'typography_settings', 'operator_settings'));
