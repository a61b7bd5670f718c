-- Records in the history what admins do to accounts and subscribers.

-- Records a change of a subscriber in audit_log. The record contains no personal data, because it remains when the
-- subscriber is deleted: only the subscriber's id, the names of the changed columns, and the values of columns about
-- delivery. There are no revisions of subscribers.
create function private.record_subscriber_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  _old constant jsonb := to_jsonb(old);
  _new constant jsonb := case tg_op when 'DELETE' then '{}' else to_jsonb(new) end;
  _changed jsonb;
begin
  select jsonb_object_agg(name, case
    when name in ('status', 'attempts', 'next_attempt_at') then jsonb_build_object('old', _old -> name, 'new', _new -> name)
    else '{}'
  end) into _changed
  from jsonb_object_keys(_old) as name
  where name <> 'updated_at' and coalesce(_old -> name, 'null') is distinct from coalesce(_new -> name, 'null');
  if _changed is not null then
    insert into public.audit_log (actor, action, table_name, row_id, changed)
    values (auth.uid(), lower(tg_op), tg_table_name, old.id, _changed);
  end if;
  return null;
end $$;
-- Only records changes by users. The newsletter function changes subscribers every few minutes, with the secret key.
create trigger record_change after update or delete on public.newsletter_subscribers
  for each row when (current_user = 'authenticated')
  execute function private.record_subscriber_change();

comment on column public.audit_log.changed is
  'Per changed column: {"old": …, "new": …}, or {} where the values are personal data.';

-- Deletes an account with its role and records who deleted it, in one transaction. Returns false if there is no such
-- account. The caller is an admin with another account, so one admin always remains. Uses the same lock as
-- private.keep_one_admin().
create function public.delete_account(_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles: last admin', 0));
  if not coalesce(public.has_role(auth.uid(), 'admin'), false) or _user_id = auth.uid() then
    raise exception 'Only admins delete accounts, and not their own' using errcode = '42501';
  end if;
  delete from auth.users where id = _user_id;
  if not found then
    return false;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, changed)
  values (auth.uid(), 'delete', 'users', _user_id, '{"email": {}}');
  return true;
end $$;

revoke execute on function private.record_subscriber_change(), public.delete_account(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.delete_account(uuid) to authenticated;
