-- Jobs: work that outlives a request. The queue is pgmq, which hosted projects call Supabase Queues. A message of the
-- queue contains only the job's id; the table public.jobs has the rest, for people. All functions for workers are for
-- the secret key alone. docs/decisions/033 explains the rules.

-- pgmq may also be installed as plain SQL, without `create extension`.
do $$
begin
  if to_regprocedure('pgmq.send(text,jsonb,integer)') is null then
    if not exists (select from pg_available_extensions where name = 'pgmq') then
      raise exception 'This database has no pgmq, so it cannot keep jobs' using errcode = '0A000',
        hint = 'Switch on Supabase Queues: in the dashboard under Integrations, Queues, Install. Then run the migrations again.';
    end if;
    create extension pgmq;
  end if;
end $$;

-- Two queues, so that a short job, such as publishing, never waits for a long one, such as an import.
select pgmq.create('jobs_quick');
select pgmq.create('jobs_long');

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (private.is_slug(kind)),
  lane text not null check (lane in ('quick', 'long')),
  input jsonb not null default '{}' check (jsonb_typeof(input) = 'object' and octet_length(input::text) <= 1000000),
  state text not null default 'queued'
    check (state in ('queued', 'running', 'paused', 'done', 'failed', 'cancelled')),
  -- What an editor has asked of a running job. The worker obeys between two chunks.
  wish text check (wish in ('pause', 'cancel')),
  -- Where the next chunk begins; null before the first.
  position jsonb check (octet_length(position::text) <= 1000000),
  done int not null default 0 check (done >= 0),
  total int check (total >= 0),
  note text check (char_length(note) <= 500),
  -- How often a worker has begun the current chunk.
  attempts int not null default 0 check (attempts >= 0),
  -- How often a worker has taken the job. Only the worker of the latest run may write.
  run int not null default 0,
  worker text check (char_length(worker) <= 200),
  error text check (char_length(error) <= 2000),
  cost numeric(12, 6) check (cost >= 0),
  -- At most one active job of a kind has the same key.
  key text check (char_length(key) <= 200),
  asked_by uuid references auth.users on delete set null,
  -- The schedule that filed the job, and the due time for which it did.
  schedule text check (private.is_slug(schedule)),
  due_at timestamptz,
  message_id bigint,
  started_at timestamptz,
  next_attempt_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.jobs.position is 'Where the next chunk begins. The form depends on the kind.';
comment on column public.jobs.cost is 'What the job has cost so far, in pounds; null if it costs nothing.';
create index jobs_asked_by on public.jobs (asked_by);
create index jobs_newest on public.jobs (created_at desc);
create index jobs_last_changed on public.jobs (updated_at desc);
create index jobs_state on public.jobs (state, created_at desc);
create unique index jobs_active_key on public.jobs (kind, key)
  where key is not null and state in ('queued', 'running', 'paused');
-- A due time of a schedule files one job, however many workers there are.
create unique index jobs_schedule_due on public.jobs (schedule, due_at);

create trigger touch before update on public.jobs for each row execute function private.touch();
revoke all on public.jobs from public, anon, authenticated, service_role;
grant select on public.jobs to authenticated, service_role;
alter table public.jobs enable row level security;
alter table public.jobs force row level security;
create policy "admins read" on public.jobs for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

create table public.schedules (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (private.is_slug(name)),
  kind text not null check (private.is_slug(kind)),
  -- Five fields, or six with seconds first. Times are London's.
  cron text not null check (char_length(cron) <= 100),
  is_on boolean not null default true,
  -- The due time that was worked last. What came due after it belongs to the next.
  last_due_at timestamptz not null default now(),
  -- Null until a worker has read the cron expression.
  next_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.schedules is 'Migrations add and change schedules, and set next_due_at to null when they change cron.';
create trigger touch before update on public.schedules for each row execute function private.touch();
revoke all on public.schedules from public, anon, authenticated, service_role;
grant select on public.schedules to authenticated, service_role;
alter table public.schedules enable row level security;
alter table public.schedules force row level security;
create policy "admins read" on public.schedules for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

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
begin
  loop
    select msg_id, message into _message from pgmq.read(_queue, _seconds, 1);
    if not found then
      return null;
    end if;
    select * into _job from public.jobs where id = (_message.message ->> 'id')::uuid for update skip locked;
    if not found and exists (select from public.jobs where id = (_message.message ->> 'id')::uuid) then
      -- Somebody is writing this job. Waiting could deadlock, because they lock the job before the message.
      perform pgmq.set_vt(_queue, _message.msg_id, 1);
    elsif _job.message_id is distinct from _message.msg_id or _job.state not in ('queued', 'running') then
      perform pgmq.archive(_queue, _message.msg_id);
    elsif _job.kind <> all (_kinds) then
      perform pgmq.set_vt(_queue, _message.msg_id, 3);
    elsif _job.wish is not null then
      perform private.end_job(_job.id, case _job.wish when 'pause' then 'paused' else 'cancelled' end);
    elsif _job.attempts >= 5 then
      update public.jobs set error = coalesce(error, 'Five workers ended while they ran this job') where id = _job.id;
      perform private.end_job(_job.id, 'failed');
    else
      update public.jobs set state = 'running', attempts = attempts + 1, run = run + 1, worker = _worker,
        started_at = coalesce(started_at, now()), next_attempt_at = null
      where id = _job.id returning * into _job;
      return to_jsonb(_job);
    end if;
  end loop;
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

-- Gives a job back between two chunks, because its worker ends. The next worker takes it up at once.
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

-- Moves a schedule from one due time to the next, and files the job of the due time if `_input` is not null. Of several
-- workers only the first moves it. Returns false to the others. A schedule that was never planned has no due time yet.
create function public.move_schedule(_name text, _next_due_at timestamptz, _lane text, _due_at timestamptz default null,
  _input jsonb default null)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _schedule public.schedules;
  _id uuid;
begin
  update public.schedules set last_due_at = coalesce(_due_at, last_due_at), next_due_at = _next_due_at
  where name = _name and next_due_at is not distinct from _due_at returning * into _schedule;
  if not found then
    return false;
  end if;
  if _due_at is not null and _input is not null then
    insert into public.jobs (kind, lane, input, schedule, due_at) values (_schedule.kind, _lane, _input, _name, _due_at)
    on conflict (schedule, due_at) do nothing returning id into _id;
    if _id is not null then
      perform private.queue_job(_id);
    end if;
  end if;
  return true;
end $$;

-- Returns the content, and the shops with sales, that came due after `_since` and until `_until`, as a list of keys
-- 'table:slug' with the slug under which their pages are cached. Returns at most 100 keys after the key `_after`.
create function public.came_due(_since timestamptz, _until timestamptz, _after text)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(key order by key), '[]') from (
    select key from (
      select 'content:' || slug from public.content
      where is_published and published_at > _since and published_at <= _until
      union
      select 'sale_windows:' || retailer_slug from public.sale_windows
      where is_published and (starts_at > _since and starts_at <= _until or ends_at > _since and ends_at <= _until)
    ) as due (key)
    where key > _after order by key limit 100
  ) as page
$$;

-- Deletes at most `_limit` rows of each kind that nobody needs any more, and returns how many it has deleted.
create function public.tidy_up(_limit int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _deleted int;
  _counts jsonb := '{}';
begin
  delete from private.rate_limits where key in (
    select key from private.rate_limits where expires_at < now() limit _limit for update skip locked);
  get diagnostics _deleted = row_count;
  _counts := _counts || jsonb_build_object('rate_limits', _deleted);

  delete from public.drafts where id in (
    select id from public.drafts where saved_at < now() - interval '30 days' limit _limit for update skip locked);
  get diagnostics _deleted = row_count;
  _counts := _counts || jsonb_build_object('drafts', _deleted);

  delete from public.jobs where id in (
    select id from public.jobs where state in ('done', 'cancelled') and finished_at < now() - interval '30 days'
      or state = 'failed' and finished_at < now() - interval '90 days' limit _limit for update skip locked);
  get diagnostics _deleted = row_count;
  _counts := _counts || jsonb_build_object('jobs', _deleted);

  delete from pgmq.a_jobs_quick where msg_id in (
    select msg_id from pgmq.a_jobs_quick where archived_at < now() - interval '7 days' limit _limit);
  delete from pgmq.a_jobs_long where msg_id in (
    select msg_id from pgmq.a_jobs_long where archived_at < now() - interval '7 days' limit _limit);
  return _counts;
end $$;

revoke execute on function private.queue_job(uuid), private.end_job(uuid, text), private.own_job(uuid, int),
  public.send_job(text, text, jsonb, text, uuid), public.take_job(text, text[], int, text), public.extend_job(uuid, int, int),
  public.save_job(uuid, int, int, jsonb, int, int, text, numeric),
  public.finish_job(uuid, int, int, int, text, numeric), public.fail_job(uuid, int, text, boolean),
  public.release_job(uuid, int), public.ask_job(uuid, text),
  public.move_schedule(text, timestamptz, text, timestamptz, jsonb), public.came_due(timestamptz, timestamptz, text),
  public.tidy_up(int) from public, anon, authenticated, service_role;
grant execute on function
  public.send_job(text, text, jsonb, text, uuid), public.take_job(text, text[], int, text), public.extend_job(uuid, int, int),
  public.save_job(uuid, int, int, jsonb, int, int, text, numeric),
  public.finish_job(uuid, int, int, int, text, numeric), public.fail_job(uuid, int, text, boolean),
  public.release_job(uuid, int), public.move_schedule(text, timestamptz, text, timestamptz, jsonb),
  public.came_due(timestamptz, timestamptz, text), public.tidy_up(int) to service_role;
grant execute on function public.ask_job(uuid, text) to authenticated;

insert into public.schedules (name, kind, cron) values
  ('publish', 'publish', '*/2 * * * * *'),
  ('newsletter-retries', 'newsletter-retries', '* * * * *'),
  ('tidy-up', 'tidy-up', '20 3 * * *');
