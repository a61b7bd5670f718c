-- Views for the lists in the admin area. They add columns by which the lists can be sorted and filtered. Security
-- invoker, so that the tables' policies apply. Signed-in users may read the views but not write to them; visitors have
-- no access.

create view public.categories_overview with (security_invoker = true) as
  select whole.*,
    (select count(*) from public.products where category = whole.slug) as product_count,
    array(
      select part.name || ' (' || (select count(*) from public.products where subcategory = part.slug) || ')'
      from public.subcategories as part where part.parent_category_slug = whole.slug
      order by lower(part.name), part.slug
    ) as subcategory_counts
  from public.categories as whole;

create view public.subcategories_overview with (security_invoker = true) as
  select part.*, (select count(*) from public.products where subcategory = part.slug) as product_count
  from public.subcategories as part;

create view public.content_overview with (security_invoker = true) as
  select content.*,
    case when body = '' then 0 else cardinality(regexp_split_to_array(
      btrim(regexp_replace(body, '<[^>]*>|\s+', ' ', 'g')), ' +')) end as word_count
  from public.content;

revoke all on public.categories_overview, public.subcategories_overview, public.content_overview
  from public, anon, authenticated;
revoke truncate, references, trigger on public.categories_overview, public.subcategories_overview,
  public.content_overview from service_role;
grant select on public.categories_overview, public.subcategories_overview, public.content_overview to authenticated;

-- Returns the accounts whose email address contains a text, newest first. Security definer, because the API does not
-- expose the auth server's schema. Therefore the function checks itself that the caller is an admin.
create function public.list_users(_q text default '', _limit int default 25, _offset int default 0)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce(public.has_role(auth.uid(), 'admin'), false) then
    raise exception 'Only admins list users' using errcode = '42501';
  end if;
  return (
    with found as (
      select id, email, created_at, last_sign_in_at, email_confirmed_at from auth.users
      where position(lower(btrim(_q)) in lower(coalesce(email, ''))) > 0
    ), page as (
      select * from found order by created_at desc, id
      limit least(greatest(_limit, 1), 100) offset greatest(_offset, 0)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'users', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'email', coalesce(email, ''), 'created_at', created_at, 'last_sign_in_at', last_sign_in_at,
        'email_confirmed', email_confirmed_at is not null,
        'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = page.id)
      ) order by created_at desc, id), '[]'))
    from page
  );
end $$;
revoke execute on function public.list_users(text, int, int) from public, anon, service_role;
grant execute on function public.list_users(text, int, int) to authenticated;
