-- Visits are also counted by the template of the page, such as 'retailer', so that a row of the web vitals can filter
-- the other figures. Days that are rolled up already have no such figures.

create or replace view private.event_items with (security_invoker = true) as
  select at, kind, results, visitor, array['', path, retailer, product, link, position::text, source, medium, campaign,
    device, query, chosen, widget::text, template] as items
  from private.events where kind <> 'vital';

create or replace function private.event_dimensions() returns text[]
language sql immutable set search_path = '' as $$
  select array['all', 'page', 'retailer', 'product', 'link', 'position', 'source', 'medium', 'campaign', 'device',
    'query', 'chosen', 'widget', 'template']
$$;
