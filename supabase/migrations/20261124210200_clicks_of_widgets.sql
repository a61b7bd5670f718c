-- Clicks are also counted by the offer widget that contains the link. The widgets' offers can be chosen by their clicks.

alter table private.events add column widget uuid;

create or replace view private.event_items with (security_invoker = true) as
  select at, kind, results, visitor, array['', path, retailer, product, link, position::text, source, medium, campaign,
    device, query, chosen, widget::text] as items
  from private.events where kind <> 'vital';

create or replace function private.event_dimensions() returns text[]
language sql immutable set search_path = '' as $$
  select array['all', 'page', 'retailer', 'product', 'link', 'position', 'source', 'medium', 'campaign', 'device',
    'query', 'chosen', 'widget']
$$;

-- As before, with the widget.
create or replace function public.write_events(_events jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _count int;
begin
  insert into private.events (kind, path, template, retailer, product, link, position, source, medium, campaign, device,
    query, results, chosen, metric, value, visitor, widget)
  select kind, path, template, retailer, product, link, position, source, medium, campaign, device, query, results,
    chosen, metric, value, visitor, widget
  from jsonb_to_recordset(_events) as event (kind text, path text, template text, retailer text, product text,
    link text, position int, source text, medium text, campaign text, device text, query text, results int,
    chosen text, metric text, value real, visitor bigint, widget uuid);
  get diagnostics _count = row_count;
  return _count;
end $$;

-- Returns the clicks on links in each of some widgets in the last `_days` days.
create function public.widget_clicks(_ids text[], _days int default 30)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(item, clicks), '{}') from (
      select item, sum(clicks) as clicks from private.event_days
      where filter = 'all' and filter_value = '' and dimension = 'widget' and item = any (_ids)
        and day > private.london_day(now()) - _days
      group by item) as sums
  );
end $$;

-- Returns the offers of a widget that are on now: the chosen ones in the order of `_ids`, otherwise all of a category or
-- retailer (or both, or any), in the order of the rule. Drafts and offers of unpublished retailers are left out. Visitors
-- may not see clicks, so this function tells them only the order. Events contain URLs as browsers write them.
create function public.offers_of_widget(_source text, _ids text[], _category text, _retailer text, _limit int)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(picked) order by place), '[]') from (
    select offer.id, offer.title, offer.retailer_slug, shop.name as retailer_name, offer.url, offer.price_pence,
      offer.delivery_pence, offer.checked_on, offer.earlier_price_pence, offer.earlier_price_source_url,
      offer.earlier_price_seen_on, offer.code, offer.conditions, offer.starts_at, offer.ends_at,
      row_number() over (order by
        case when _source = 'chosen' then array_position(_ids, offer.id::text) end,
        case when _source = 'ending_soon' then offer.ends_at end,
        case when _source = 'most_clicked' then (
          select sum(clicks) from private.event_days
          where filter = 'all' and filter_value = '' and dimension = 'link' and item in (offer.url, offer.url || '/')
            and day > private.london_day(now()) - 30
        ) end desc nulls last,
        offer.created_at desc, offer.id) as place
    from public.offers as offer
    join public.retailers as shop on shop.slug = offer.retailer_slug and shop.is_published
    left join public.products as product on product.slug = offer.product_slug
    where offer.is_published and (offer.starts_at is null or offer.starts_at <= now())
      and (offer.ends_at is null or offer.ends_at > now())
      and (_source <> 'chosen' or offer.id::text = any (_ids))
      and (_source = 'chosen' or _category is null or coalesce(offer.category_slug, product.category) = _category)
      and (_source = 'chosen' or _retailer is null or offer.retailer_slug = _retailer)
      and (_source <> 'ending_soon' or offer.ends_at is not null)
    order by place limit least(_limit, 20)
  ) as picked
$$;

revoke all on function public.widget_clicks(text[], int), public.offers_of_widget(text, text[], text, text, int)
  from public, anon, authenticated, service_role;
grant execute on function public.widget_clicks(text[], int) to authenticated;
grant execute on function public.offers_of_widget(text, text[], text, text, int) to anon, authenticated, service_role;
