-- Users can subscribe only through one function. Even if they call the API without the site's form, they agree to the
-- same consent text and have the same limit. They no longer have the right to write to newsletter_subscribers
-- themselves.

revoke insert on public.newsletter_subscribers from authenticated;
drop policy "users subscribe for themselves" on public.newsletter_subscribers;

update public.newsletter_subscribers set
  first_name = regexp_replace(first_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'),
  last_name = regexp_replace(last_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')
where first_name ~ '[\u0001-\u001f\u007f-\u009f]' or last_name ~ '[\u0001-\u001f\u007f-\u009f]';
alter table public.newsletter_subscribers
  add constraint newsletter_subscribers_first_name_line check (first_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  add constraint newsletter_subscribers_last_name_line check (last_name !~ '[\u0001-\u001f\u007f-\u009f]');

-- Returns the text that a subscriber agrees to. lib/newsletter/consent.ts contains the same text (a test compares the
-- two).
create function private.newsletter_consent() returns text language sql immutable set search_path = '' as $$
  select 'By subscribing you agree that we send you deal alerts by email, and that your address and name are kept for that with Mailchimp, which sends them. Every mail has a link with which you can unsubscribe.'
$$;

-- Records the caller's consent for an email address, and queues the subscription for Mailchimp. Returns 0, or the
-- seconds to wait if this account has subscribed five times within the hour. An email address that this account
-- subscribed before is always queued again under the new consent, because only Mailchimp knows who has unsubscribed
-- there. An email address that another account subscribed is queued again only if the old subscription has ended or has
-- failed for good. Otherwise the old subscription does not change, and the result does not reveal that the subscription
-- exists.
create function public.subscribe_to_newsletter(_email text, _first_name text default null, _last_name text default null)
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
  insert into public.newsletter_subscribers as kept (user_id, email, first_name, last_name, consent_text)
  values (_user, _email, _first_name, _last_name, private.newsletter_consent())
  on conflict (lower(email)) do update set
    user_id = excluded.user_id,
    email = excluded.email,
    first_name = coalesce(excluded.first_name, case when kept.user_id = _user then kept.first_name end),
    last_name = coalesce(excluded.last_name, case when kept.user_id = _user then kept.last_name end),
    consent_text = excluded.consent_text,
    consented_at = excluded.consented_at,
    status = excluded.status,
    attempts = excluded.attempts,
    last_error = excluded.last_error,
    next_attempt_at = excluded.next_attempt_at
  where kept.user_id = _user or kept.status = 'unsubscribed'
    or (kept.status = 'failed' and kept.next_attempt_at is null);
  return 0;
end $$;

revoke execute on function private.newsletter_consent(), public.subscribe_to_newsletter(text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.subscribe_to_newsletter(text, text, text) to authenticated;
