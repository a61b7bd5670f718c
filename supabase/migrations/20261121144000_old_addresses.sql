-- Creates a redirect from a row's old path to its new path: when its slug changes, when a product gets another
-- category, when a subcategory gets another parent, and when a category is merged into another. The redirect is written
-- in the same transaction as the change.

-- With this index, triggers find the redirects that lead to a changed path. The index calls redirect_end with the
-- rights of the user who writes a redirect, so users need this grant.
grant execute on function private.redirect_end(text) to authenticated, service_role;
create index redirects_end on public.redirects (private.redirect_end(to_path));

-- Returns the public path of a row, by the same rules as lib/routing/paths.
create function private.public_path(_table text, _row jsonb) returns text language sql immutable set search_path = '' as $$
  select case _table
    when 'subcategories' then '/categories/' || (_row ->> 'parent_category_slug')
    when 'products' then '/' || coalesce(_row ->> 'category', 'products')
    else '/' || _table
  end || '/' || (_row ->> 'slug')
$$;

-- Whether the row was ever public under this slug. If it was not, its old path needs no redirect.
create function private.was_public(_table text, _id uuid, _slug text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.revisions
    where table_name = _table and row_id = _id and snapshot ->> 'slug' = _slug
      and (snapshot ->> 'is_published')::boolean is not false
  )
$$;

-- Updates the redirects when a path changes: deletes the redirect that starts at the new path, and makes redirects to
-- the old path lead to the new path. This prevents loops and second hops. The order matters, because the database
-- refuses even a temporary loop.
create function private.move_redirects(_from text, _to text) returns void language sql set search_path = '' as $$
  delete from public.redirects where from_path = _to;
  update public.redirects set to_path = _to || coalesce(substring(to_path from '[?#].*$'), '')
  where private.redirect_end(to_path) = _from;
$$;

create function private.lead_on(_from text, _to text) returns void language sql set search_path = '' as $$
  insert into public.redirects (from_path, to_path) values (_from, _to)
  on conflict (from_path) do update set to_path = excluded.to_path, status = 308, is_active = true
$$;

-- Saves a redirect from the old path of a changed row. The site finds a product by its slug alone, whatever category
-- the URL names. So renaming a category needs no redirects for its products, which may number ten thousand, and
-- changing a product's slug needs only one redirect, from /products/{old slug}. The site uses that redirect whatever
-- category the requested URL names (lib/services/routing/resolve-route).
create function private.keep_old_address() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _was text := private.public_path(tg_table_name, to_jsonb(old));
  _is text := private.public_path(tg_table_name, to_jsonb(new));
begin
  perform private.move_redirects(_was, _is);
  if tg_table_name = 'products' then
    delete from public.redirects where from_path = '/products/' || new.slug;
    _was := '/products/' || old.slug;
  end if;
  if (tg_table_name <> 'products' or new.slug <> old.slug) and private.was_public(tg_table_name, old.id, old.slug) then
    perform private.lead_on(_was, _is);
  end if;
  return null;
end $$;

create trigger keep_old_address after update on public.retailers for each row when (old.slug <> new.slug)
  execute function private.keep_old_address();
create trigger keep_old_address after update on public.categories for each row when (old.slug <> new.slug)
  execute function private.keep_old_address();
create trigger keep_old_address after update on public.content for each row when (old.slug <> new.slug)
  execute function private.keep_old_address();
create trigger keep_old_address after update on public.subcategories for each row
  when (old.slug <> new.slug or old.parent_category_slug <> new.parent_category_slug)
  execute function private.keep_old_address();
create trigger keep_old_address after update on public.products for each row
  when (old.slug <> new.slug or old.category is distinct from new.category)
  execute function private.keep_old_address();

-- When a row is deleted, deletes the redirects that lead to its page.
create function private.forget_old_addresses() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redirects
  where private.redirect_end(to_path) = private.public_path(tg_table_name, to_jsonb(old));
  return null;
end $$;

create trigger forget_old_addresses after delete on public.retailers for each row
  execute function private.forget_old_addresses();
create trigger forget_old_addresses after delete on public.categories for each row
  execute function private.forget_old_addresses();
create trigger forget_old_addresses after delete on public.subcategories for each row
  execute function private.forget_old_addresses();
create trigger forget_old_addresses after delete on public.products for each row
  execute function private.forget_old_addresses();
create trigger forget_old_addresses after delete on public.content for each row
  execute function private.forget_old_addresses();

-- Merges categories: moves everything in them to another category and adds redirects from their paths. Returns how many
-- categories were merged. Security definer, because the function writes lists and redirects through other functions,
-- which no role of the API may call.
create function public.merge_categories(_from text[], _into text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _slug text;
  _merged int := 0;
begin
  if not coalesce(public.has_role(auth.uid(), 'admin'), false) then
    raise exception 'Only admins merge categories' using errcode = '42501';
  end if;
  perform from public.categories where slug = any (_from || _into) order by slug for update;
  if not exists (select from public.categories where slug = _into) then
    return 0;
  end if;
  for _slug in select slug from public.categories where slug = any (_from) and slug <> _into order by slug loop
    update public.subcategories set parent_category_slug = _into where parent_category_slug = _slug;
    update public.products set category = _into where category = _slug;
    update public.retailers set key_categories = array_replace(key_categories, _slug, _into)
    where key_categories @> array[_slug];
    perform private.replace_in_menu('categories', _slug, _into);
    perform private.move_redirects('/categories/' || _slug, '/categories/' || _into);
    delete from public.categories where slug = _slug;
    perform private.lead_on('/categories/' || _slug, '/categories/' || _into);
    _merged := _merged + 1;
  end loop;
  return _merged;
end $$;

revoke execute on function private.public_path(text, jsonb), private.was_public(text, uuid, text),
  private.move_redirects(text, text), private.lead_on(text, text), private.keep_old_address(),
  private.forget_old_addresses() from public;
revoke execute on function public.merge_categories(text[], text) from public, anon, service_role;
grant execute on function public.merge_categories(text[], text) to authenticated;
