-- Words the consent to deal alerts more plainly. Subscriptions keep the text that their subscribers agreed to.

create or replace function private.newsletter_consent() returns text language sql immutable set search_path = '' as $$
  select 'By subscribing you agree to get deal alerts by email. Mailchimp sends them, and keeps your address and name to do so. Every email has a link to unsubscribe.'
$$;
