-- The functions with which workers take and run jobs. Only the secret key may call them.

-- Sends a job's message, so that a worker takes the job. Earlier messages of the job lose their effect.
create function private.queue_job(_id uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.jobs set message_id = (
    select sent from pgmq.send('jobs_' || lane, jsonb_build_object('id', id)) as sent
  ) where id = _id;
end $$;

-- Writes a job and its message in one transaction, and returns the job's id. If an active job of this kind has the same
-- key, returns that job's id instead.
create function public.send_job(_kind text, _lane text, _input jsonb, _key text default null, _asked_by uuid default null)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  _id uuid;
begin
  insert into public.jobs (kind, lane, input, key, asked_by) values (_kind, _lane, _input, _key, _asked_by)
  on conflict (kind, key) where key is not null and state in ('queued', 'running', 'paused') do nothing
  returning id into _id;
  if _id is null then
    return (select id from public.jobs where kind = _kind and key = _key and state in ('queued', 'running', 'paused'));
  end if;
  perform private.queue_job(_id);
  return _id;
end $$;

-- Ends a job, and removes its message from the queue.
create function private.end_job(_id uuid, _state text) returns void language plpgsql set search_path = '' as $$
declare
  _job public.jobs;
begin
  update public.jobs set state = _state, wish = null, worker = null, next_attempt_at = null,
    finished_at = case when _state in ('done', 'failed', 'cancelled') then now() end
  where id = _id returning * into _job;
  perform pgmq.archive('jobs_' || _job.lane, _job.message_id);
end $$;

-- Takes the next job of a lane that is of one of these kinds, for `_seconds`, and returns it; null if none waits. Jobs of
-- other kinds are left to newer workers, which know them. A message whose worker has ended
-- becomes visible again, and its job is taken up from its last position. A job whose chunk five workers have begun and
-- none has ended has failed.
create function public.take_job(_lane text, _kinds text[], _seconds int, _worker text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _queue constant text := 'jobs_' || _lane;
  _message record;
  _job public.jobs;
  _left bigint[] := '{}';
  _taken jsonb;
begin
  while _taken is null and cardinality(_left) < 20 loop
    select msg_id, message into _message from pgmq.read(_queue, _seconds, 1);
    exit when not found;
    select * into _job from public.jobs where id = (_message.message ->> 'id')::uuid for update skip locked;
    if not found and exists (select from public.jobs where id = (_message.message ->> 'id')::uuid) then
      -- Somebody is writing this job. Waiting could deadlock, because they lock the job before the message.
      perform pgmq.set_vt(_queue, _message.msg_id, 1);
    elsif _job.message_id is distinct from _message.msg_id or _job.state not in ('queued', 'running') then
      perform pgmq.archive(_queue, _message.msg_id);
    elsif _job.kind <> all (_kinds) then
      _left := _left || _message.msg_id;
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
  -- Jobs that this worker does not know are visible to others at once.
  perform pgmq.set_vt(_queue, other, 0) from unnest(_left) as other;
  return _taken;
end $$;

-- Returns the running job if this run is its latest, and locks it; otherwise null.
create function private.own_job(_id uuid, _run int) returns public.jobs language sql set search_path = '' as $$
  select * from public.jobs where id = _id and run = _run and state = 'running' for update
$$;

-- Keeps a job invisible to other workers for `_seconds` more. Returns false if another worker has taken it.
create function public.extend_job(_id uuid, _run int, _seconds int)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _job constant public.jobs := private.own_job(_id, _run);
begin
  if _job.id is null then
    return false;
  end if;
  perform pgmq.set_vt('jobs_' || _job.lane, _job.message_id, _seconds);
  return true;
end $$;

-- Records a finished chunk, and keeps the job for `_seconds` more. Returns 'go on', 'stopped' if an editor has asked for
-- a pause or for the end, or 'lost' if another worker has taken the job.
create function public.save_job(_id uuid, _run int, _seconds int, _position jsonb, _done int, _total int default null,
  _note text default null, _cost numeric default null)
returns text language plpgsql security definer set search_path = '' as $$
declare
  _job constant public.jobs := private.own_job(_id, _run);
begin
  if _job.id is null then
    return 'lost';
  end if;
  -- The next chunk begins with this attempt, so it has five of its own.
  update public.jobs set position = _position, done = _done, total = _total, note = _note, attempts = 1, error = null,
    cost = case when _cost is null then cost else coalesce(cost, 0) + _cost end
  where id = _id;
  if _job.wish is not null then
    perform private.end_job(_id, case _job.wish when 'pause' then 'paused' else 'cancelled' end);
    return 'stopped';
  end if;
  perform pgmq.set_vt('jobs_' || _job.lane, _job.message_id, _seconds);
  return 'go on';
end $$;

-- Ends a job that has done all its work. Returns false if another worker has taken it.
create function public.finish_job(_id uuid, _run int, _done int, _total int default null, _note text default null,
  _cost numeric default null)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _job constant public.jobs := private.own_job(_id, _run);
begin
  if _job.id is null then
    return false;
  end if;
  update public.jobs set done = _done, total = _total, note = _note, error = null,
    cost = case when _cost is null then cost else coalesce(cost, 0) + _cost end
  where id = _id;
  perform private.end_job(_id, 'done');
  return true;
end $$;

-- Records a failure. The job is tried again after 10 seconds, a minute, 5 minutes and half an hour. After the fifth
-- attempt, or at once if `_is_final`, it has failed. Returns false if another worker has taken it.
create function public.fail_job(_id uuid, _run int, _error text, _is_final boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _job constant public.jobs := private.own_job(_id, _run);
  _delay int;
begin
  if _job.id is null then
    return false;
  end if;
  update public.jobs set error = left(_error, 2000) where id = _id;
  if _is_final or _job.attempts >= 5 then
    perform private.end_job(_id, 'failed');
  elsif _job.wish is not null then
    perform private.end_job(_id, case _job.wish when 'pause' then 'paused' else 'cancelled' end);
  else
    _delay := (array[10, 60, 300, 1800])[_job.attempts];
    update public.jobs set state = 'queued', worker = null, next_attempt_at = now() + _delay * interval '1 second'
    where id = _id;
    perform pgmq.set_vt('jobs_' || _job.lane, _job.message_id, _delay);
  end if;
  return true;
end $$;

-- Puts a job back into the queue between two chunks, because its worker ends. The next worker takes it up at once.
create function public.release_job(_id uuid, _run int)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _job constant public.jobs := private.own_job(_id, _run);
begin
  if _job.id is null then
    return false;
  end if;
  update public.jobs set state = 'queued', worker = null, attempts = greatest(attempts - 1, 0) where id = _id;
  perform pgmq.set_vt('jobs_' || _job.lane, _job.message_id, 0);
  return true;
end $$;

revoke execute on function private.queue_job(uuid), private.end_job(uuid, text), private.own_job(uuid, int),
  public.send_job(text, text, jsonb, text, uuid), public.take_job(text, text[], int, text),
  public.extend_job(uuid, int, int), public.save_job(uuid, int, int, jsonb, int, int, text, numeric),
  public.finish_job(uuid, int, int, int, text, numeric), public.fail_job(uuid, int, text, boolean),
  public.release_job(uuid, int) from public, anon, authenticated, service_role;
grant execute on function public.send_job(text, text, jsonb, text, uuid), public.take_job(text, text[], int, text),
  public.extend_job(uuid, int, int), public.save_job(uuid, int, int, jsonb, int, int, text, numeric),
  public.finish_job(uuid, int, int, int, text, numeric), public.fail_job(uuid, int, text, boolean),
  public.release_job(uuid, int) to service_role;
