-- Redirects from old paths, and the newsletter's subscribers.

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  -- from_path has no trailing slash, because the site removes the slash from a requested path before it looks for a
  -- redirect. The excluded paths keep an admin from redirecting the admin area away.
  from_path text not null unique constraint redirects_from_path_form check (
    char_length(from_path) <= 500 and private.is_site_path(from_path) and from_path !~ '//|[?#]|.\/$'
    and from_path !~ '^/(admin|api|auth|_next)(/|$)'
  ),
  to_path text not null constraint redirects_to_path_form check (
    char_length(to_path) <= 1000 and private.is_site_path(to_path) and to_path !~ '^[^?#]*//'
  ),
  status int not null default 308 check (status in (301, 302, 307, 308)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on public.redirects for each row execute function private.touch();

-- Returns the path to which a redirect leads, in the same form as from_path: without query, fragment and trailing
-- slash.
create function private.redirect_end(_to_path text) returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(regexp_replace(_to_path, '[?#].*$', ''), '/'), ''), '/')
$$;

-- Refuses a redirect that would make a loop. Starts at the new redirect and follows the chain of active redirects.
-- Security definer, because the function must see all redirects. The lock prevents a loop of two redirects that two
-- transactions add at the same moment.
create function private.refuse_redirect_loop() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_active then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.redirects: loops', 0));
  if exists (
    with recursive chain (path) as (
      select private.redirect_end(new.to_path)
      union
      select private.redirect_end(redirect.to_path)
      from chain join public.redirects as redirect on redirect.from_path = chain.path
      where redirect.is_active and redirect.id <> new.id
    )
    select from chain where path = new.from_path
  ) then
    raise exception 'The redirect from "%" to "%" would be a loop', new.from_path, new.to_path
      using errcode = '23514', constraint = 'redirects_no_loop';
  end if;
  return new;
end $$;
create trigger refuse_redirect_loop before insert or update on public.redirects
  for each row execute function private.refuse_redirect_loop();

-- A subscription remains when the subscriber's account is deleted, because the consent is the reason for keeping it.
-- user_id has a default that users have no right to change, so that nobody can subscribe in another user's name.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  email text not null constraint newsletter_subscribers_email_form check (
    char_length(email) <= 255 and email ~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$'
  ),
  first_name text check (char_length(first_name) <= 50),
  last_name text check (char_length(last_name) <= 50),
  consent_text text not null check (private.is_name(consent_text, 2000)),
  consented_at timestamptz not null default now(),
  status text not null default 'pending' check (status in ('pending', 'subscribed', 'failed', 'unsubscribed')),
  attempts int not null default 0 check (attempts >= 0),
  last_error text check (char_length(last_error) <= 2000),
  next_attempt_at timestamptz default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_user_id on public.newsletter_subscribers (user_id);
create index newsletter_subscribers_due on public.newsletter_subscribers (next_attempt_at) where status in ('pending', 'failed');
create trigger touch before update on public.newsletter_subscribers for each row execute function private.touch();

revoke execute on function private.redirect_end(text), private.refuse_redirect_loop() from public;
