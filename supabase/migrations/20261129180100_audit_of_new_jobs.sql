-- Records in audit_log that an editor has started a job. Jobs are deleted after some time; the record remains.

create function private.record_new_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor, action, table_name, row_id, changed)
  values (new.asked_by, 'insert', 'jobs', new.id,
    jsonb_build_object('kind', jsonb_build_object('old', null, 'new', new.kind)));
  return null;
end $$;
create trigger record_new_job after insert on public.jobs
  for each row when (new.asked_by is not null) execute function private.record_new_job();
revoke all on function private.record_new_job() from public, anon, authenticated, service_role;
