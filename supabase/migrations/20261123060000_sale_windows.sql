-- Sale windows: when one shop's sale of one year starts and ends through one channel, as a source states it. Nothing is
-- invented, so the source, its URL and its date are required (docs/product.md#sale-dates).

create table public.sale_windows (
  id uuid primary key default gen_random_uuid(),
  retailer_slug text not null references public.retailers (slug) on update cascade on delete cascade,
  year int not null check (year between 2000 and 2100),
  channel text not null check (channel in ('online', 'in_store', 'members')),
  starts_on date not null,
  starts_time time check (starts_time < '24:00' and extract(second from starts_time) = 0),
  ends_on date,
  source_name text not null check (private.is_name(source_name, 120)),
  source_url text not null check (private.is_http_url(source_url) and source_url ~* '^https:'),
  source_date date not null,
  checked_on date,
  is_published boolean not null default false,
  -- The name of the row in the admin area: 'argos, 2026, in store'.
  name text not null generated always as (
    retailer_slug || ', ' || year::text || ', ' || replace(channel, '_', ' ')
  ) stored,
  -- The instants at which the sale starts and is over. Days and times are London's. A sale without a stated end is over
  -- after New Year's Day, as in lib/catalogue/sale-windows.ts.
  starts_at timestamptz not null generated always as (
    (starts_on + coalesce(starts_time, time '00:00')) at time zone 'Europe/London'
  ) stored,
  ends_at timestamptz not null generated always as (
    (coalesce(ends_on, greatest(starts_on, make_date(year + 1, 1, 1))) + 1)::timestamp at time zone 'Europe/London'
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (retailer_slug, year, channel),
  constraint sale_windows_starts_in_season check (
    starts_on between make_date(year, 11, 1) and make_date(year + 1, 1, 31)
  ),
  constraint sale_windows_ends_after_start check (ends_on >= starts_on)
);
comment on column public.sale_windows.year is 'The year of the Boxing Day to which the sale belongs, also for a start in January.';
comment on column public.sale_windows.starts_time is 'The time on a clock in London; null if the source states only the day.';
comment on column public.sale_windows.source_date is 'The date of the page from which an editor took the date.';
comment on column public.sale_windows.checked_on is 'The day on which an editor last checked the source.';

-- With these indexes, the site finds the sales that start or end now.
create index sale_windows_starts_at on public.sale_windows (starts_at) where is_published;
create index sale_windows_ends_at on public.sale_windows (ends_at) where is_published;

create trigger touch before update on public.sale_windows for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.sale_windows
  for each row execute function private.record_change();

revoke all on public.sale_windows from public, anon, authenticated, service_role;
grant select on public.sale_windows to anon, authenticated;
grant insert, update, delete on public.sale_windows to authenticated;
grant select, insert, update, delete on public.sale_windows to service_role;

alter table public.sale_windows enable row level security;
alter table public.sale_windows force row level security;
create policy "visitors read what is public" on public.sale_windows for select to anon
  using (is_published and exists (
    select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published
  ));
create policy "users read what is public, admins all" on public.sale_windows for select to authenticated
  using ((is_published and exists (
    select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published
  )) or (select public.has_role((select auth.uid()), 'admin')));
create policy "admins insert" on public.sale_windows for insert to authenticated
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins update" on public.sale_windows for update to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins delete" on public.sale_windows for delete to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Inserts a deleted sale window again, from the history's record of its deletion.
create function private.put_sale_window_back(_changed jsonb) returns void
language sql set search_path = '' as $$
  insert into public.sale_windows (id, retailer_slug, year, channel, starts_on, starts_time, ends_on, source_name,
    source_url, source_date, checked_on, is_published, created_at)
  select id, retailer_slug, year, channel, starts_on, starts_time, ends_on, source_name, source_url, source_date,
    checked_on, is_published, created_at
  from jsonb_populate_record(null::public.sale_windows,
    (select jsonb_object_agg(key, value -> 'old') from jsonb_each(_changed)))
  on conflict do nothing
$$;
revoke execute on function private.put_sale_window_back(jsonb) from public;
grant execute on function private.put_sale_window_back(jsonb) to authenticated;

-- Undoes the changes that a recorded deletion made to other rows, as in 20261122150000_taking_back.sql, but also
-- restores the sale windows that were deleted with their retailer.
create or replace function private.give_references_back(_deletion public.audit_log, _path text) returns int
language plpgsql set search_path = '' as $$
declare
  _slug constant text := _deletion.changed -> 'slug' ->> 'old';
  _change record;
  _missed int := 0;
begin
  if _slug is null or _deletion.transaction is null then
    return 0;
  end if;
  for _change in
    select entry.table_name, entry.row_id, entry.action, entry.changed as whole, part.key as name,
      part.value -> 'old' as old, part.value -> 'new' as new, format_type(col.atttypid, null) as type
    from public.audit_log as entry
    cross join lateral jsonb_each(entry.changed) as part
    join pg_catalog.pg_class as class on class.relname = entry.table_name
      and class.relnamespace = 'public'::regnamespace
    join pg_catalog.pg_attribute as col on col.attrelid = class.oid and col.attname = part.key
    where entry.transaction = _deletion.transaction and entry.at = _deletion.at
      and ((entry.action = 'update' and entry.row_id <> _deletion.row_id)
        or (entry.action = 'delete' and entry.table_name = 'redirects' and part.key = 'from_path')
        or (entry.action = 'delete' and entry.table_name = 'sale_windows' and part.key = 'retailer_slug'))
    order by entry.id desc
  loop
    begin
      if _change.action = 'delete' and _change.table_name = 'sale_windows' then
        continue when _deletion.table_name <> 'retailers' or _change.old #>> '{}' <> _slug;
        perform private.put_sale_window_back(_change.whole);
      elsif _change.action = 'delete' then
        continue when _deletion.table_name = 'redirects'
          or private.redirect_end(_change.whole -> 'to_path' ->> 'old') <> _path;
        insert into public.redirects (id, from_path, to_path, status, is_active, created_at)
        select _change.row_id, _change.whole -> 'from_path' ->> 'old', _change.whole -> 'to_path' ->> 'old',
          (_change.whole -> 'status' ->> 'old')::int, (_change.whole -> 'is_active' ->> 'old')::boolean,
          (_change.whole -> 'created_at' ->> 'old')::timestamptz
        on conflict do nothing;
      elsif _change.type = 'text[]' then
        continue when not _change.old ? _slug or _change.new ? _slug;
        execute format(
          'update public.%1$I set %2$I = private.put_back(%2$I, array(select jsonb_array_elements_text($2)), array[$3])
           where id = $1', _change.table_name, _change.name) using _change.row_id, _change.old, _slug;
      elsif _change.old #>> '{}' = _slug and jsonb_typeof(_change.new) = 'null' then
        execute format('update public.%1$I set %2$I = $2 where id = $1 and %2$I is null',
          _change.table_name, _change.name) using _change.row_id, _slug;
      end if;
    -- For example, the list is full, the menu item has another type now, or the redirect would be a loop.
    exception when check_violation or foreign_key_violation or unique_violation then
      _missed := _missed + 1;
    end;
  end loop;
  return _missed;
end $$;
