-- Adds two lists to guides and articles: the sources of their facts, and a log of their updates
-- (docs/product.md#dated-facts).

-- Whether a text is a day such as '2026-12-20'. A cast to a date would fail for '2026-02-30', so the function compares
-- the text with its own date.
create function private.is_day(_value text) returns boolean language sql immutable strict set search_path = '' as $$
  select case when _value ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then
    substr(_value, 9)::int <= extract(day from
      (make_date(substr(_value, 1, 4)::int, substr(_value, 6, 2)::int, 1) + interval '1 month - 1 day'))
  else false end
$$;

-- Whether a value is a list of sources. `day` is the date of the source.
create function private.is_source_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 30 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['name', 'url', 'day'] = '{}'
        and jsonb_typeof(item -> 'name') = 'string' and private.is_name(item ->> 'name', 200)
        and jsonb_typeof(item -> 'url') = 'string' and private.is_http_url(item ->> 'url')
        and jsonb_typeof(item -> 'day') = 'string' and private.is_day(item ->> 'day')) is not true
      else true end
  ) else false end
$$;

-- Whether a value is a list of updates: the day of each update, and what changed.
create function private.is_update_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 50 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['day', 'text'] = '{}'
        and jsonb_typeof(item -> 'day') = 'string' and private.is_day(item ->> 'day')
        and jsonb_typeof(item -> 'text') = 'string' and private.is_name(item ->> 'text', 300)) is not true
      else true end
  ) else false end
$$;

revoke execute on function private.is_day(text), private.is_source_list(jsonb), private.is_update_list(jsonb) from public;
grant execute on function private.is_day(text), private.is_source_list(jsonb), private.is_update_list(jsonb)
  to authenticated, service_role;

alter table public.content
  add column sources jsonb not null default '[]' check (private.is_source_list(sources)),
  add column updates jsonb not null default '[]' check (private.is_update_list(updates));
comment on column public.content.sources is 'The sources of the facts: name, address and date of each.';
comment on column public.content.updates is 'The changes that readers see: the day, and what changed.';

-- A view only has the columns that its table had when the view was made.
drop view public.content_overview;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;
revoke all on public.content_overview from public, anon, authenticated, service_role;
grant select on public.content_overview to authenticated;
grant select, insert, update, delete on public.content_overview to service_role;
