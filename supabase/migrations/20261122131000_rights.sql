-- People's rights to their own data, each with immediate effect: get a copy, leave the newsletter, delete the account.

create extension if not exists pgcrypto with schema extensions;

-- Leaving the newsletter -----------------------------------------------------------------------------------------

-- The column is_confirmed says whether the subscriber had confirmed this email address by email before subscribing. If
-- not, Mailchimp asks the owner of the address to confirm. The status 'confirming' means that Mailchimp has asked.
alter table public.newsletter_subscribers add column is_confirmed boolean not null default false;
alter table public.newsletter_subscribers drop constraint newsletter_subscribers_status_check;
alter table public.newsletter_subscribers add constraint newsletter_subscribers_status_check
  check (status in ('pending', 'confirming', 'subscribed', 'failed', 'unsubscribed'));
-- The index of due subscribers now includes withdrawals, which are passed on to Mailchimp, and retried, like consents.
drop index public.newsletter_subscribers_due;
create index newsletter_subscribers_due on public.newsletter_subscribers (next_attempt_at)
  where status in ('pending', 'failed', 'unsubscribed');

-- Deletions that Mailchimp must still make. The table contains only the digests by which Mailchimp identifies members.
create table public.newsletter_erasures (
  id uuid primary key default gen_random_uuid(),
  subscriber_hash text not null unique check (subscriber_hash ~ '^[0-9a-f]{32}$'),
  attempts int not null default 0 check (attempts >= 0),
  last_error text check (char_length(last_error) <= 2000),
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index newsletter_erasures_due on public.newsletter_erasures (next_attempt_at);
revoke all on public.newsletter_erasures from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_erasures to service_role;
alter table public.newsletter_erasures enable row level security;
alter table public.newsletter_erasures force row level security;
create policy "only the server" on public.newsletter_erasures for all to service_role using (true) with check (true);

-- Queues a deletion at Mailchimp whenever the person, an admin or the server deletes a subscriber from this table.
create function private.queue_erasure() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.newsletter_erasures (subscriber_hash) values (md5(lower(old.email)))
  on conflict (subscriber_hash) do update set next_attempt_at = now(), attempts = 0;
  return null;
end $$;
create trigger queue_erasure after delete on public.newsletter_subscribers
  for each row execute function private.queue_erasure();

-- Returns the email address of an account if its owner has confirmed it by email, otherwise null. If an account was
-- created without a confirmation email, its address counts as not confirmed.
create function private.confirmed_email(_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users
  where id = _user_id and email_confirmed_at >= confirmation_sent_at
$$;

-- Returns the subscriptions that an account made, and all subscriptions of the account's confirmed email address.
create function private.own_subscriptions(_user_id uuid) returns setof public.newsletter_subscribers
language sql stable security definer set search_path = '' as $$
  select * from public.newsletter_subscribers
  where user_id = _user_id or lower(email) = private.confirmed_email(_user_id)
$$;

create function private.unsubscribe(_ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.newsletter_subscribers
  set status = 'unsubscribed', attempts = 0, last_error = null, next_attempt_at = now()
  where id = any (_ids) and status <> 'unsubscribed'
$$;

-- Ends one of the caller's subscriptions; returns false if the caller has no such subscription.
create function public.unsubscribe_own(_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.own_subscriptions(auth.uid()) where id = _id) then
    return false;
  end if;
  perform private.unsubscribe(array[_id]);
  return true;
end $$;

create function public.own_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'email', email, 'status', status) order by consented_at), '[]')
  from private.own_subscriptions(auth.uid())
$$;

-- The key that signs the unsubscribe links in emails. Only this database has the key. Each signature is valid for one
-- subscription.
create table private.link_key (
  is_single boolean primary key default true check (is_single),
  key bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
insert into private.link_key default values;
alter table private.link_key enable row level security;

create function private.unsubscribe_signature(_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.hmac(convert_to('unsubscribe ' || _id, 'UTF8'), key, 'sha256'), 'hex') from private.link_key
$$;
create function public.unsubscribe_signature(_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.unsubscribe_signature(_id)
$$;

-- Ends a subscription by the unsubscribe link in an email. Returns false if the signature is wrong, and true even if
-- the subscription is already deleted.
create function public.unsubscribe_by_link(_id uuid, _signature text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if _signature is distinct from private.unsubscribe_signature(_id) then
    return false;
  end if;
  perform private.unsubscribe(array[_id]);
  return true;
end $$;

-- Subscribes an email address as in 20261122020000_subscribing.sql, but also records whether it is the account's
-- confirmed address.
create or replace function public.subscribe_to_newsletter(_email text, _first_name text default null, _last_name text default null)
returns int language plpgsql security definer set search_path = '' as $$
declare
  _user constant uuid := auth.uid();
  _used jsonb;
begin
  if _user is null then
    raise exception 'Only a signed-in user subscribes' using errcode = '42501';
  end if;
  _used := public.rate_limit_add('newsletter account:' || _user, 1, 3600000, false);
  if (_used ->> 'points')::int > 5 then
    return greatest(1, ceil((_used ->> 'ms_left')::numeric / 1000));
  end if;
  insert into public.newsletter_subscribers as kept (user_id, email, first_name, last_name, consent_text, is_confirmed)
  values (_user, _email, _first_name, _last_name, private.newsletter_consent(),
    coalesce(lower(_email) = private.confirmed_email(_user), false))
  on conflict (lower(email)) do update set
    user_id = excluded.user_id,
    email = excluded.email,
    first_name = coalesce(excluded.first_name, case when kept.user_id = _user then kept.first_name end),
    last_name = coalesce(excluded.last_name, case when kept.user_id = _user then kept.last_name end),
    consent_text = excluded.consent_text,
    consented_at = excluded.consented_at,
    status = excluded.status,
    is_confirmed = excluded.is_confirmed,
    attempts = excluded.attempts,
    last_error = excluded.last_error,
    next_attempt_at = excluded.next_attempt_at
  -- Until Mailchimp has received a withdrawal, only the confirmed owner of the email address can subscribe it again.
  where excluded.is_confirmed
    or (kept.status = 'unsubscribed' and kept.next_attempt_at is null)
    or (kept.status <> 'unsubscribed' and kept.user_id = _user)
    or (kept.status = 'failed' and kept.next_attempt_at is null);
  return 0;
end $$;

-- A copy of everything -------------------------------------------------------------------------------------------

-- Returns all data that the site stores about the caller, without secrets (the password's hash, tokens).
create function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  _user constant uuid := auth.uid();
begin
  if _user is null then
    raise exception 'Only a signed-in user has data' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'account', (
      select jsonb_build_object('id', id, 'email', email, 'created_at', created_at,
        'email_confirmed_at', email_confirmed_at, 'last_sign_in_at', last_sign_in_at,
        'app_metadata', raw_app_meta_data, 'user_metadata', raw_user_meta_data)
      from auth.users where id = _user),
    -- `ip` is null in the embedded Supabase: only a hosted project stores IP addresses.
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('created_at', row -> 'created_at', 'updated_at', row -> 'updated_at',
        'user_agent', row -> 'user_agent', 'ip', row -> 'ip') order by row ->> 'created_at'), '[]')
      from (select to_jsonb(session) as row from auth.sessions as session where user_id = _user) as own),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object('role', role, 'created_at', created_at)), '[]')
      from public.user_roles where user_id = _user),
    'newsletter', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'user_id' order by own.consented_at), '[]')
      from private.own_subscriptions(_user) as own),
    'edits', (
      select coalesce(jsonb_agg(to_jsonb(edit) - 'id' - 'actor' order by edit.at), '[]')
      from public.audit_log as edit where actor = _user)
  );
end $$;

-- Deleting the account -------------------------------------------------------------------------------------------

-- Deletes an account with its role and sessions (by foreign keys) and its subscriptions. Returns the ids of the
-- deletions that Mailchimp must make, or null if there is no such account.
create function private.erase_account(_user_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  _hashes text[];
begin
  with gone as (
    delete from public.newsletter_subscribers where id in (select id from private.own_subscriptions(_user_id))
    returning md5(lower(email)) as hash
  )
  select array_agg(hash) into _hashes from gone;
  delete from private.rate_limits where key = 'newsletter account:' || _user_id;
  delete from auth.users where id = _user_id;
  if not found then
    return null;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, changed)
  values (auth.uid(), 'delete', 'users', _user_id, '{"email": {}}');
  return coalesce((select array_agg(id) from public.newsletter_erasures where subscriber_hash = any (_hashes)), '{}');
end $$;

-- Deletes the caller's own account. Refuses to delete the last admin, because nobody could appoint another one.
create function public.delete_own_account() returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  _user constant uuid := auth.uid();
begin
  if _user is null then
    raise exception 'Only a signed-in user deletes an account' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles: last admin', 0));
  if public.has_role(_user, 'admin')
    and not exists (select from public.user_roles where role = 'admin' and user_id <> _user) then
    raise exception 'The last admin cannot be deleted' using errcode = '23514', constraint = 'user_roles_keep_one_admin';
  end if;
  return private.erase_account(_user);
end $$;

-- Deletes an account as in 20261122021000_accounts_and_subscribers_on_record.sql, but also deletes the account's
-- subscriptions.
create or replace function public.delete_account(_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles: last admin', 0));
  if not coalesce(public.has_role(auth.uid(), 'admin'), false) or _user_id = auth.uid() then
    raise exception 'Only admins delete accounts, and not their own' using errcode = '42501';
  end if;
  return private.erase_account(_user_id) is not null;
end $$;

-- Complaints -----------------------------------------------------------------------------------------------------

-- Complaints about the handling of personal data (Data Protection Act 2018, s. 164A). People complain only through the
-- form; an admin then records what was done.
create table public.data_complaints (
  id uuid primary key default gen_random_uuid(),
  name text check (private.is_name(name, 100)),
  email text not null constraint data_complaints_email_form check (
    char_length(email) <= 255 and email ~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$'
  ),
  complaint text not null check (private.is_name(complaint, 5000)),
  -- The deadline for acknowledging a complaint. The law allows 30 days. The day of receipt is the first of these days.
  acknowledge_by date generated always as (((created_at at time zone 'UTC')::date + 29)) stored,
  status text not null default 'open' check (status in ('open', 'answered')),
  outcome text check (private.is_name(outcome, 5000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index data_complaints_open on public.data_complaints (created_at) where status = 'open';
create trigger touch before update on public.data_complaints for each row execute function private.touch();
-- Prevents changes to the text and the sender of a complaint.
create function private.keep_complaint() returns trigger language plpgsql set search_path = '' as $$
begin
  new.name := old.name;
  new.email := old.email;
  new.complaint := old.complaint;
  return new;
end $$;
create trigger keep_complaint before update on public.data_complaints
  for each row execute function private.keep_complaint();
revoke all on public.data_complaints from public, anon, authenticated, service_role;
grant select, update, delete on public.data_complaints to authenticated;
grant select, insert, update, delete on public.data_complaints to service_role;
alter table public.data_complaints enable row level security;
alter table public.data_complaints force row level security;
create policy "admins do all" on public.data_complaints for all to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')))
  with check ((select public.has_role((select auth.uid()), 'admin')));

-- Stores a complaint and returns its reference, or null after 100 complaints within an hour. The site's form also
-- limits complaints per IP address.
create function public.complain(_name text, _email text, _complaint text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  _id uuid;
begin
  if (public.rate_limit_add('complaints', 1, 3600000, false) ->> 'points')::int > 100 then
    return null;
  end if;
  insert into public.data_complaints (name, email, complaint) values (_name, _email, _complaint) returning id into _id;
  return upper(left(_id::text, 8));
end $$;

revoke execute on function private.queue_erasure(), private.confirmed_email(uuid), private.own_subscriptions(uuid),
  private.unsubscribe(uuid[]), private.keep_complaint(), private.unsubscribe_signature(uuid), private.erase_account(uuid)
  from public, anon, authenticated, service_role;
revoke execute on function public.unsubscribe_own(uuid), public.own_subscriptions(), public.unsubscribe_signature(uuid),
  public.unsubscribe_by_link(uuid, text), public.export_own_data(), public.delete_own_account(),
  public.complain(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.unsubscribe_own(uuid), public.own_subscriptions(), public.export_own_data(),
  public.delete_own_account() to authenticated;
grant execute on function public.unsubscribe_signature(uuid) to service_role;
grant execute on function public.unsubscribe_by_link(uuid, text), public.complain(text, text, text) to anon, authenticated;
