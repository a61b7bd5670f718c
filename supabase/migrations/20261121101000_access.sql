-- Access rights. Grants say which actions a role may perform on a table, policies say on which rows. auth.uid() and
-- has_role() are in a subselect, so that Postgres evaluates them once per statement, not once per row.

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated;

grant execute on function public.has_role(uuid, public.app_role) to authenticated, service_role;
grant execute on function public.search_site(text, int, text[], int, int) to anon, authenticated, service_role;

-- The secret key bypasses the policies, but not the grants. Without these grants it cannot change roles or the history,
-- nor delete the only rows of the settings tables.
revoke all on public.audit_log, public.revisions from service_role;
grant select on public.audit_log, public.revisions to service_role;
revoke update on public.user_roles from service_role;
revoke delete on public.homepage_settings, public.typography_settings from service_role;
revoke truncate, references, trigger on all tables in schema public from service_role;

grant select on public.retailers, public.categories, public.subcategories, public.products, public.content,
  public.buyers_guides, public.boxing_day_articles, public.navigation_menu, public.homepage_settings,
  public.typography_settings, public.affiliate_verifications, public.redirects to anon, authenticated;
grant insert, update, delete on public.retailers, public.categories, public.subcategories, public.products,
  public.content, public.buyers_guides, public.boxing_day_articles, public.navigation_menu,
  public.affiliate_verifications, public.redirects to authenticated;
grant update on public.homepage_settings, public.typography_settings to authenticated;
grant select, insert (user_id, role), delete on public.user_roles to authenticated;
grant select, delete on public.newsletter_subscribers to authenticated;
grant insert (email, first_name, last_name, consent_text) on public.newsletter_subscribers to authenticated;
grant update (email, first_name, last_name, status, attempts, last_error, next_attempt_at)
  on public.newsletter_subscribers to authenticated;
grant select on public.audit_log, public.revisions to authenticated;

do $$
declare
  _table text;
begin
  -- Forced, so that policies also apply to a table's owner. (The roles that run migrations bypass row security.)
  for _table in select tablename from pg_catalog.pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', _table);
    execute format('alter table public.%I force row level security', _table);
  end loop;
end $$;

-- Visitors -----------------------------------------------------------------------------------------------

create policy "everyone reads published retailers" on public.retailers for select to anon, authenticated
  using (is_published);
create policy "everyone reads published categories" on public.categories for select to anon, authenticated
  using (is_published);
create policy "everyone reads subcategories of published categories" on public.subcategories
  for select to anon, authenticated
  using (exists (select from public.categories as parent where parent.slug = parent_category_slug and parent.is_published));
create policy "everyone reads published products" on public.products for select to anon, authenticated
  using (is_published);
create policy "everyone reads published content that is due" on public.content for select to anon, authenticated
  using (is_published and published_at <= now());
create policy "everyone reads visible menu items" on public.navigation_menu for select to anon, authenticated
  using (is_visible);
create policy "everyone reads homepage settings" on public.homepage_settings for select to anon, authenticated
  using (true);
create policy "everyone reads typography settings" on public.typography_settings for select to anon, authenticated
  using (true);
create policy "everyone reads active verifications" on public.affiliate_verifications for select to anon, authenticated
  using (is_active);
create policy "everyone reads active redirects" on public.redirects for select to anon, authenticated
  using (is_active);

-- Signed-in users ----------------------------------------------------------------------------------------

create policy "users read their own roles" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "users read their own subscriptions" on public.newsletter_subscribers for select to authenticated
  using (user_id = (select auth.uid()));
create policy "users subscribe for themselves" on public.newsletter_subscribers for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'pending');

-- Admins -------------------------------------------------------------------------------------------------

do $$
declare
  _table text;
begin
  foreach _table in array array[
    'retailers', 'categories', 'subcategories', 'products', 'content', 'navigation_menu', 'homepage_settings',
    'typography_settings', 'affiliate_verifications', 'redirects', 'user_roles', 'newsletter_subscribers'
  ] loop
    execute format(
      'create policy "admins do all" on public.%I for all to authenticated
       using ((select public.has_role((select auth.uid()), ''admin'')))
       with check ((select public.has_role((select auth.uid()), ''admin'')))', _table);
  end loop;
end $$;
create policy "admins read the audit log" on public.audit_log for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins read revisions" on public.revisions for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));
