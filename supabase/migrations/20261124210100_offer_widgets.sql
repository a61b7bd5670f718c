-- Offer widgets: blocks with offers, sale dates or a notice, which editors place on public pages and in texts
-- (docs/product.md#offer-widgets).

create table public.offer_widgets (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_name(title, 120)),
  type text not null check (type in ('single', 'comparison', 'top_list', 'sale_dates', 'notice')),
  source text not null default 'newest' check (
    source in ('chosen', 'category', 'retailer', 'newest', 'ending_soon', 'most_clicked')
  ),
  -- The ids of the chosen offers. An id whose offer is deleted shows nothing, and shows the offer again once the
  -- deletion is undone.
  offer_ids uuid[] not null default '{}' check (cardinality(offer_ids) <= 20),
  retailer_slugs text[] not null default '{}' check (cardinality(retailer_slugs) <= 20),
  category_slug text references public.categories (slug) on update cascade on delete set null,
  retailer_slug text references public.retailers (slug) on update cascade on delete set null,
  max_items int not null default 5 check (max_items between 1 and 20),
  columns text[] not null default '{price,delivery,ends}' check (
    columns <@ array['price', 'delivery', 'earlier', 'code', 'conditions', 'ends'] and cardinality(columns) <= 6
  ),
  body text check (private.is_name(body, 600)),
  call_to_action text check (private.is_name(call_to_action, 40)),
  link_path text check (private.is_site_path(link_path) and char_length(link_path) <= 1000),
  placements text[] not null default '{}' check (
    placements <@ array['homepage', 'retailer', 'category', 'subcategory', 'product', 'content']
    and cardinality(placements) <= 6
  ),
  sort_order int not null default 0 check (sort_order between 0 and 1000),
  starts_at timestamptz,
  ends_at timestamptz,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint offer_widgets_ends_after_start check (ends_at > starts_at),
  constraint offer_widgets_notice_has_body check (type <> 'notice' or body is not null),
  constraint offer_widgets_source_of_dates check (
    type <> 'sale_dates' or source in ('chosen', 'category', 'retailer')
  )
);
comment on column public.offer_widgets.source is 'Whether editors chose the rows, or the rule that chooses them.';

create index offer_widgets_category on public.offer_widgets (category_slug);
create index offer_widgets_retailer on public.offer_widgets (retailer_slug);
create index offer_widgets_retailers on public.offer_widgets using gin (retailer_slugs);

create trigger touch before update on public.offer_widgets for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.offer_widgets
  for each row execute function private.record_change();

-- The chosen retailers.
create trigger check_retailer_slugs before insert or update of retailer_slugs on public.offer_widgets
  for each row execute function private.check_slug_list('retailer_slugs', 'retailers');
create trigger follow_rename_in_widgets after update on public.retailers for each row when (old.slug <> new.slug)
  execute function private.follow_slug('offer_widgets.retailer_slugs');
create trigger follow_delete_in_widgets after delete on public.retailers for each row
  execute function private.follow_slug('offer_widgets.retailer_slugs');

-- A widget for one category or retailer becomes a draft when that row is deleted. Otherwise it would be shown on the
-- pages of all others. Only the foreign key changes the column within another trigger.
create function private.withdraw_widget() returns trigger language plpgsql set search_path = '' as $$
begin
  if pg_trigger_depth() > 1 and (old.category_slug is not null and new.category_slug is null
    or old.retailer_slug is not null and new.retailer_slug is null) then
    new.is_published := false;
  end if;
  return new;
end $$;
create trigger withdraw before update of category_slug, retailer_slug on public.offer_widgets
  for each row execute function private.withdraw_widget();
revoke execute on function private.withdraw_widget() from public;

revoke all on public.offer_widgets from public, anon, authenticated, service_role;
grant select on public.offer_widgets to anon, authenticated;
grant insert, update, delete on public.offer_widgets to authenticated;
grant select, insert, update, delete on public.offer_widgets to service_role;

alter table public.offer_widgets enable row level security;
alter table public.offer_widgets force row level security;
create policy "visitors read what is public" on public.offer_widgets for select to anon
  using (is_published and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()));
create policy "users read what is public, admins all" on public.offer_widgets for select to authenticated
  using ((is_published and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()))
    or (select public.has_role((select auth.uid()), 'admin')));
create policy "admins insert" on public.offer_widgets for insert to authenticated
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins update" on public.offer_widgets for update to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins delete" on public.offer_widgets for delete to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- The list of widgets in the admin area: each widget with its status, which follows from its times.
create view public.offer_widgets_overview with (security_invoker = true) as
  select *, case when ends_at <= now() then 'ended' when starts_at > now() then 'coming' else 'on' end as status
  from public.offer_widgets;
revoke all on public.offer_widgets_overview from public, anon, authenticated, service_role;
grant select on public.offer_widgets_overview to authenticated;
grant select, insert, update, delete on public.offer_widgets_overview to service_role;

-- The rows that come due -------------------------------------------------------------------------------------------

-- Now also returns the key of the widgets if one of them starts or ends between two times.
do $$
declare
  _before constant text := pg_get_functiondef('public.came_due(timestamptz, timestamptz, text)'::regprocedure);
  _after constant text := replace(_before, ') as due (key)', $widgets$
      union
      select 'offer_widgets:' from public.offer_widgets
      where is_published and (starts_at > _since and starts_at <= _until or ends_at > _since and ends_at <= _until)
    ) as due (key)$widgets$);
begin
  if _after = _before then
    raise exception 'came_due has no place for widgets';
  end if;
  execute _after;
end $$;

-- Importing ------------------------------------------------------------------------------------------------

alter table private.import_rows drop constraint import_rows_table_name_check;
alter table private.import_rows add constraint import_rows_table_name_check
  check (table_name in ('people', 'categories', 'subcategories', 'products', 'retailers', 'content', 'sale_windows',
    'offers', 'offer_widgets', 'navigation_menu', 'affiliate_verifications', 'redirects', 'legal_pages',
    'homepage_settings', 'typography_settings', 'operator_settings'));
