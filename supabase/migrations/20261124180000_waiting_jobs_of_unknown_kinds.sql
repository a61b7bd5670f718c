-- As in 20261123160100_jobs_of_workers.sql, but jobs of kinds that the worker does not know are never read. Before, the
-- function gave up after twenty of them, so that a known job behind them waited for a newer worker.
create or replace function public.take_job(_lane text, _kinds text[], _seconds int, _worker text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _queue constant text := 'jobs_' || _lane;
  _message record;
  _job public.jobs;
  _taken jsonb;
begin
  while _taken is null loop
    -- pgmq.read cannot choose by the job's kind.
    execute format($sql$
      select msg_id, message from pgmq.%I as queued
      where vt <= clock_timestamp() and not exists (
        select from public.jobs where id = (queued.message ->> 'id')::uuid and message_id = queued.msg_id
          and state in ('queued', 'running') and kind <> all ($1))
      order by msg_id limit 1 for update skip locked
    $sql$, 'q_' || _queue) into _message using _kinds;
    exit when _message.msg_id is null;
    perform pgmq.set_vt(_queue, _message.msg_id, _seconds);
    select * into _job from public.jobs where id = (_message.message ->> 'id')::uuid for update skip locked;
    if not found and exists (select from public.jobs where id = (_message.message ->> 'id')::uuid) then
      -- Somebody is writing this job. Waiting could deadlock, because they lock the job before the message.
      perform pgmq.set_vt(_queue, _message.msg_id, 1);
    elsif _job.message_id is distinct from _message.msg_id or _job.state not in ('queued', 'running') then
      perform pgmq.archive(_queue, _message.msg_id);
    elsif _job.wish is not null then
      perform private.end_job(_job.id, case _job.wish when 'pause' then 'paused' else 'cancelled' end);
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
