-- All rights of the API's roles. By default, hosted projects made since 30 May 2026 grant these roles nothing. Older
-- projects granted everything, and so did the embedded server's databases. This migration gives all databases the same
-- rights.

-- By default, nobody has rights on what later migrations create. For functions, the statement must not say `in schema`:
-- the right of PUBLIC to execute is a global default, which a schema's defaults cannot revoke.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;

-- The secret key bypasses the policies, but not the grants. Without these grants it cannot change roles or the history,
-- nor delete the only rows of the settings tables.
revoke all on public.affiliate_verifications, public.audit_log, public.boxing_day_articles, public.buyers_guides,
  public.categories, public.categories_overview, public.content, public.content_overview, public.homepage_settings,
  public.legal_pages, public.navigation_menu, public.newsletter_subscribers, public.products, public.redirects,
  public.retailers, public.revisions, public.subcategories, public.subcategories_overview, public.typography_settings,
  public.user_roles from service_role;
grant select, insert, update, delete on public.affiliate_verifications, public.boxing_day_articles,
  public.buyers_guides, public.categories, public.categories_overview, public.content, public.content_overview,
  public.legal_pages, public.navigation_menu, public.newsletter_subscribers, public.products, public.redirects,
  public.retailers, public.subcategories, public.subcategories_overview to service_role;
grant select, insert, update on public.homepage_settings, public.typography_settings to service_role;
grant select, insert, delete on public.user_roles to service_role;
grant select on public.audit_log, public.revisions to service_role;

-- Creates a single permissive policy for each action and role, because Postgres evaluates all applicable policies for
-- every row. For reading, visitors and signed-in users have separate policies, because a visitor may not call has_role.
do $$
declare
  _is_admin constant text := '(select public.has_role((select auth.uid()), ''admin''))';
  _table text;
  _seen text;
  _action text;
begin
  for _table, _seen in select * from (values
    ('retailers', 'is_published'),
    ('categories', 'is_published'),
    ('subcategories', 'exists (select from public.categories as parent
      where parent.slug = parent_category_slug and parent.is_published)'),
    ('products', 'is_published'),
    ('content', 'is_published and published_at <= now()'),
    ('legal_pages', 'is_published'),
    ('navigation_menu', 'is_visible'),
    ('homepage_settings', 'true'),
    ('typography_settings', 'true'),
    ('affiliate_verifications', 'is_active'),
    ('redirects', 'is_active'),
    ('user_roles', null),
    ('newsletter_subscribers', null)
  ) as tables (name, seen) loop
    execute format('drop policy "admins do all" on public.%I', _table);
    foreach _action in array array['insert', 'update', 'delete'] loop
      execute format('create policy "admins %s" on public.%I for %s to authenticated %s', _action, _table, _action,
        case _action
          when 'insert' then format('with check (%s)', _is_admin)
          when 'update' then format('using (%s) with check (%s)', _is_admin, _is_admin)
          else format('using (%s)', _is_admin)
        end);
    end loop;
    if _seen is not null then
      execute format('create policy "visitors read what is public" on public.%I for select to anon using (%s)', _table, _seen);
      execute format('create policy "users read what is public, admins all" on public.%I for select to authenticated
        using ((%s) or %s)', _table, _seen, _is_admin);
    else
      execute format('create policy "users read their own, admins all" on public.%I for select to authenticated
        using (user_id = (select auth.uid()) or %s)', _table, _is_admin);
    end if;
  end loop;
end $$;
drop policy "everyone reads published retailers" on public.retailers;
drop policy "everyone reads published categories" on public.categories;
drop policy "everyone reads subcategories of published categories" on public.subcategories;
drop policy "everyone reads published products" on public.products;
drop policy "everyone reads published content that is due" on public.content;
drop policy "everyone reads published legal pages" on public.legal_pages;
drop policy "everyone reads visible menu items" on public.navigation_menu;
drop policy "everyone reads homepage settings" on public.homepage_settings;
drop policy "everyone reads typography settings" on public.typography_settings;
drop policy "everyone reads active verifications" on public.affiliate_verifications;
drop policy "everyone reads active redirects" on public.redirects;
drop policy "users read their own roles" on public.user_roles;
drop policy "users read their own subscriptions" on public.newsletter_subscribers;

-- Lets only admins list the logos. A public bucket serves its files without any policy, and a policy for everyone would
-- let anybody list them. Admins need a policy, because only files that are visible to them can be replaced or deleted.
drop policy "everyone reads logos" on storage.objects;
create policy "admins see logos" on storage.objects for select to authenticated
  using (bucket_id = 'logos' and (select public.has_role((select auth.uid()), 'admin')));
