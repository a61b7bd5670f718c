-- Jobs: work that outlives a request. The queue is pgmq, which hosted projects call Supabase Queues. A message of the
-- queue contains only the job's id; the table public.jobs has the rest, for people. All functions for workers are for
-- the secret key alone. ADR 033 has the rules.

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
  -- The request of an editor for a running job. The worker obeys between two chunks.
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
