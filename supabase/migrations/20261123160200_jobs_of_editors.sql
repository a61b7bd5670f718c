-- The requests that editors may make of a job.

-- An editor asks something of a job: pause, resume, cancel, or try again. Returns the job's new state, 'pausing' or
-- 'cancelling' if its worker must first end its chunk, or null if the job is not in a state for it.
create function public.ask_job(_id uuid, _what text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  _job public.jobs;
  _new text;
begin
  perform private.require_admin();
  select * into _job from public.jobs where id = _id for update;
  _new := case
    when _what = 'pause' and _job.state = 'queued' then 'paused'
    when _what = 'pause' and _job.state = 'running' and _job.wish is null then 'pausing'
    when _what = 'cancel' and _job.state in ('queued', 'paused') then 'cancelled'
    when _what = 'cancel' and _job.state = 'running' then 'cancelling'
    when _what = 'resume' and _job.state = 'paused' then 'queued'
    when _what = 'try again' and _job.state in ('failed', 'cancelled') then 'queued'
  end;
  if _new is null then
    return null;
  end if;
  if _new in ('pausing', 'cancelling') then
    update public.jobs set wish = _what where id = _id;
  elsif _new = 'queued' then
    begin
      update public.jobs set state = 'queued', wish = null, attempts = 0, error = null, finished_at = null,
        next_attempt_at = null
      where id = _id;
    exception when unique_violation then
      -- A newer job with the same key is active.
      return null;
    end;
    perform private.queue_job(_id);
  else
    -- take_job removes the message.
    update public.jobs set state = _new, next_attempt_at = null,
      finished_at = case _new when 'cancelled' then now() end
    where id = _id;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, changed)
  values (auth.uid(), 'update', 'jobs', _id, jsonb_build_object('state', jsonb_build_object('old', _job.state, 'new', _new)));
  return _new;
end $$;

revoke execute on function public.ask_job(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.ask_job(uuid, text) to authenticated;
