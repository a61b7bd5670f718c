-- Extensions, the schema `private` for internal functions, and the checks that several tables share.
--
-- Everything that is not part of the API is in `private`. The API exposes only the schema `public`, so nothing in
-- `private` can be called from outside. Functions in check constraints and index expressions run with the rights of the
-- user who writes the row. Therefore the migrations let the roles that write rows execute these functions.

create extension if not exists pg_trgm with schema extensions;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- By default, visitors and signed-in users have no rights on what later migrations create. Each migration must grant
-- the rights itself.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;

create function private.is_slug(_value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(_value) <= 120 and _value ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
$$;

-- Whether a text is an http or https URL. URLs with user information before the host, or with quotes, brackets, spaces
-- or control characters, are not allowed.
create function private.is_http_url(_value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(_value) <= 2048
    and _value ~* '^https?://[^][\u0001-\u0020\u007f"<>\\^`{|}/?#@:]+(:[0-9]{1,5})?([/?#][^\u0001-\u0020\u007f"<>\\^`{|}]*)?$'
$$;

-- Whether a text is a path of this site. A path begins with exactly one slash, because '//' would begin another host.
create function private.is_site_path(_value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(_value) <= 2048 and _value ~ '^/([^/\u0001-\u0020\u007f"<>\\][^\u0001-\u0020\u007f"<>\\]*)?$'
$$;

-- Whether a text is a link that an editor may enter: a path, an http URL, a fragment or a mailto link, never
-- `javascript:` or `data:`.
create function private.is_link(_value text) returns boolean language sql immutable set search_path = '' as $$
  select private.is_site_path(_value) or private.is_http_url(_value)
    or (char_length(_value) <= 200 and _value ~ '^(#|mailto:)[^\u0001-\u0020\u007f"<>\\]*$')
$$;

-- Whether a text is an emoji of at most _length characters. ASCII characters are not allowed, so that a word does not
-- pass as an emoji.
create function private.is_emoji(_value text, _length int) returns boolean language sql immutable set search_path = '' as $$
  select char_length(_value) between 1 and _length and _value ~ '^[^\u0001-\u007f]+$'
$$;

create function private.is_name(_value text, _length int default 120) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(_value) <= _length and btrim(_value) <> ''
$$;

create function private.is_text_list(_items text[], _count int, _length int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(_items) <= _count and coalesce(array_ndims(_items), 1) = 1
    and not exists (
      select from unnest(_items) as item where (btrim(item) <> '' and char_length(item) <= _length) is not true
    )
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_slug(text), private.is_http_url(text), private.is_site_path(text),
  private.is_link(text), private.is_emoji(text, int), private.is_name(text, int), private.is_text_list(text[], int, int)
  to authenticated, service_role;
