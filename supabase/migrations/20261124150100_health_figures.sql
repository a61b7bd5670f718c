-- The figures above the lists of links and pages, and on the overview, each in one request.

create function public.link_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('total', count(*), 'broken', count(*) filter (where is_broken), 'healths', (
      select coalesce(jsonb_object_agg(health, links), '{}') from (
        select health, count(*) as links from public.links group by health) as sums))
    from public.links);
end $$;

create function public.page_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('total', count(*), 'faulty', count(*) filter (where has_faults), 'faults', (
      select coalesce(jsonb_object_agg(fault, pages), '{}') from (
        select fault, count(*) as pages from public.pages, unnest(faults) as fault group by fault) as sums))
    from public.pages);
end $$;

revoke execute on function public.link_figures(), public.page_figures() from public, anon, authenticated, service_role;
grant execute on function public.link_figures(), public.page_figures() to authenticated;

-- Whether a page asks search engines to leave it out, for the list's filter.
alter table public.pages add column is_noindex boolean not null
  generated always as (coalesce(robots ~* '\y(noindex|none)\y', false)) stored;
