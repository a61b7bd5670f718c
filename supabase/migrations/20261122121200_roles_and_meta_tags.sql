-- Users may only find out whether they themselves are admins, because other users' roles are private. Calls with the
-- secret key, and code without claims (migrations, psql, a trigger of the auth server), may check any user.
create or replace function public.has_role(_user_id uuid, _role public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = _user_id and role = _role)
    and (_user_id = auth.uid() or coalesce(auth.role(), 'service_role') = 'service_role')
$$;

-- Whether a meta tag of this name says how a page is read, shown or indexed. Such a tag cannot verify who owns a site.
-- Because verification tags are on every page, such a tag could remove the site from search engines or break the pages
-- on phones. lib/affiliates/reserved-meta-names.ts has the same list; a test compares the two.
create function private.is_reserved_meta_name(_name text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(_name) ~ ('^(application-name|author|color-scheme|copyright|creator|csp-nonce|csrf-.*|darkreader-lock|description'
    || '|format-detection|full-screen|browsermode|generator|google|googlebot.*|handheldfriendly|imagemode|keywords|layoutmode'
    || '|mobile-web-app-.*|mobileoptimized|monetization|nightmode|pagename|pinterest|pinterest-rich-pin|publisher|rating|referrer'
    || '|refresh|renderer|revisit-after|robots|screen-orientation|skype_toolbar|slurp|supported-color-schemes|teoma|theme-color'
    || '|title|view-transition|viewport|yandex|next-.*|apple-.*|msapplication-.*|(og|twitter|fb|article|al|dc|dcterms|citation)[:._].*'
    || '|.*(bot|spider|crawler)([-_.].*)?)$')
$$;
revoke execute on function private.is_reserved_meta_name(text) from public, anon, authenticated;
grant execute on function private.is_reserved_meta_name(text) to authenticated, service_role;

-- Existing verification tags with reserved names are no longer shown, but stay in the table for an editor to check.
update public.affiliate_verifications set is_active = false
  where is_active and private.is_reserved_meta_name(meta_name);
alter table public.affiliate_verifications add constraint affiliate_verifications_meta_name_reserved
  check (not private.is_reserved_meta_name(meta_name)) not valid;
