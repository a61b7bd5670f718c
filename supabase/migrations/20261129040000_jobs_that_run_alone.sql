-- Some kinds of jobs run alone: while a worker runs one, no worker takes another job of that kind. A crawl sends four
-- requests at a time, and two crawls would send eight.

drop function public.take_job(text, text[], int, text);

-- As in 20261124180000_waiting_jobs_of_unknown_kinds.sql, with the kinds in `_alone`. A job counts as running while its
-- message is invisible, so a job whose worker has ended stops no other job.
create function public.take_job(_lane text, _kinds text[], _seconds int, _worker text, _alone text[] default '{}')
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _queue constant text := 'jobs_' || _lane;
  _message record;
  _job public.jobs;
  _is_blocked boolean;
  _taken jsonb;
begin
  while _taken is null loop
    -- pgmq.read cannot choose by the job's kind.
    execute format($sql$
      select msg_id, message from pgmq.%1$I as queued
      where vt <= clock_timestamp() and not exists (
        select from public.jobs as waiting where id = (queued.message ->> 'id')::uuid and message_id = queued.msg_id
          and state in ('queued', 'running') and (kind <> all ($1) or kind = any ($2) and exists (
            select from public.jobs as other join pgmq.%1$I as held on held.msg_id = other.message_id
            where other.kind = waiting.kind and other.id <> waiting.id and other.state = 'running'
              and held.vt > clock_timestamp())))
      order by msg_id limit 1 for update of queued skip locked
    $sql$, 'q_' || _queue) into _message using _kinds, _alone;
    exit when _message.msg_id is null;
    perform pgmq.set_vt(_queue, _message.msg_id, _seconds);
    select * into _job from public.jobs where id = (_message.message ->> 'id')::uuid for update skip locked;
    _is_blocked := false;
    if _job.kind = any (_alone) then
      -- Two workers may look at the same moment. The second one sees the job of the first after this lock.
      perform pg_advisory_xact_lock(hashtext('public.take_job ' || _job.kind));
      execute format($sql$
        select exists (
          select from public.jobs as other join pgmq.%I as held on held.msg_id = other.message_id
          where other.kind = $1 and other.id <> $2 and other.state = 'running' and held.vt > clock_timestamp())
      $sql$, 'q_' || _queue) into _is_blocked using _job.kind, _job.id;
    end if;
    if _job.id is null and exists (select from public.jobs where id = (_message.message ->> 'id')::uuid) then
      -- Somebody is writing this job. Waiting could deadlock, because they lock the job before the message.
      perform pgmq.set_vt(_queue, _message.msg_id, 1);
    elsif _job.message_id is distinct from _message.msg_id or _job.state not in ('queued', 'running') then
      perform pgmq.archive(_queue, _message.msg_id);
    elsif _job.wish is not null then
      perform private.end_job(_job.id, case _job.wish when 'pause' then 'paused' else 'cancelled' end);
    elsif _is_blocked then
      perform pgmq.set_vt(_queue, _message.msg_id, 1);
    elsif _job.attempts >= 5 then
      update public.jobs set error = coalesce(error, 'Five workers ended while they ran this job') where id = _job.id;
      perform private.end_job(_job.id, 'failed');
    else
      update public.jobs set state = 'running', attempts = attempts + 1, run = run + 1, worker = _worker,
        started_at = coalesce(started_at, now()), next_attempt_at = null
      where id = _job.id returning to_jsonb(jobs) into _taken;
    end if;
  end loop;
  return _taken;
end $$;

revoke execute on function public.take_job(text, text[], int, text, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.take_job(text, text[], int, text, text[]) to service_role;
