-- Functions for the checks of JSON columns. For a missing key, a condition is null. `is not true` makes the check fail
-- for null as it does for false. The `case` keeps jsonb_array_elements away from values that are not arrays.

create function private.is_faq_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 50 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['question', 'answer'] = '{}'
        and jsonb_typeof(item -> 'question') = 'string' and private.is_name(item ->> 'question', 300)
        and jsonb_typeof(item -> 'answer') = 'string' and private.is_name(item ->> 'answer', 5000)) is not true
      else true end
  ) else false end
$$;

-- Whether a value is a list of highlights. The three values of a highlight are: online, in store, good to know. An
-- unused value is ''.
create function private.is_highlight_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 30 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' and jsonb_typeof(item -> 'values') = 'array' then
      (item - array['feature', 'values'] = '{}'
        and jsonb_typeof(item -> 'feature') = 'string' and private.is_name(item ->> 'feature', 100)
        and jsonb_array_length(item -> 'values') = 3
        and not exists (
          select from jsonb_array_elements(item -> 'values') as cell
          where (jsonb_typeof(cell) = 'string' and char_length(cell #>> '{}') <= 300) is not true
        )) is not true
      else true end
  ) else false end
$$;

create function private.is_variant_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 50 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' and jsonb_typeof(item -> 'specs') = 'object' then
      (item - array['name', 'specs'] = '{}'
        and jsonb_typeof(item -> 'name') = 'string' and private.is_name(item ->> 'name', 120)
        and not exists (
          select from jsonb_each(item -> 'specs') as spec (label, content)
          where (private.is_name(spec.label, 100) and jsonb_typeof(spec.content) = 'string'
            and char_length(spec.content #>> '{}') <= 500) is not true
        )) is not true
      else true end
  ) else false end
$$;

create function private.is_popular_search_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 3 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['text', 'link'] = '{}'
        and jsonb_typeof(item -> 'text') = 'string' and private.is_name(item ->> 'text', 60)
        and jsonb_typeof(item -> 'link') = 'string' and private.is_link(item ->> 'link')) is not true
      else true end
  ) else false end
$$;

create function private.is_guide_card_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 12 and not exists (
    select from jsonb_array_elements(_value) as item
    where case when jsonb_typeof(item) = 'object' then
      (item - array['title', 'description', 'link'] = '{}'
        and jsonb_typeof(item -> 'title') = 'string' and private.is_name(item ->> 'title', 120)
        and jsonb_typeof(item -> 'description') = 'string' and char_length(item ->> 'description') <= 500
        and jsonb_typeof(item -> 'link') = 'string' and private.is_link(item ->> 'link')) is not true
      else true end
  ) else false end
$$;

-- Whether a value is a list of tips. A tip is a text, or an object with a title and a description.
create function private.is_tip_list(_value jsonb) returns boolean language sql immutable strict set search_path = '' as $$
  select case when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) <= 20 and not exists (
    select from jsonb_array_elements(_value) as item
    where case jsonb_typeof(item)
      when 'string' then private.is_name(item #>> '{}', 1000) is not true
      when 'object' then
        (item - array['title', 'description'] = '{}'
          and jsonb_typeof(item -> 'title') = 'string' and private.is_name(item ->> 'title', 200)
          and jsonb_typeof(item -> 'description') = 'string' and char_length(item ->> 'description') <= 1000) is not true
      else true end
  ) else false end
$$;

revoke execute on function private.is_faq_list(jsonb), private.is_highlight_list(jsonb), private.is_variant_list(jsonb),
  private.is_popular_search_list(jsonb), private.is_guide_card_list(jsonb), private.is_tip_list(jsonb) from public;
grant execute on function private.is_faq_list(jsonb), private.is_highlight_list(jsonb), private.is_variant_list(jsonb),
  private.is_popular_search_list(jsonb), private.is_guide_card_list(jsonb), private.is_tip_list(jsonb)
  to authenticated, service_role;
