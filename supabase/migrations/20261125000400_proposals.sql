-- The content pilot: proposals that rules find, people approve, and a job drafts within the budget of a key. Only the
-- functions of the next migration write to these tables. ADR 042 has the rules.

-- One approval: the proposals that an admin has approved together, with the key that pays for their drafts.
create table public.proposal_runs (
  id uuid primary key,
  key_id uuid not null references public.model_keys on delete restrict,
  model text not null check (private.is_model_name(model)),
  proposals int not null check (proposals > 0),
  -- The most that the drafts could cost together, in pounds, as the admin saw it.
  most_cost numeric(16, 8) not null check (most_cost >= 0),
  job_id uuid references public.jobs on delete set null,
  -- The proposals that have failed in this run and were approved again since, and what they have cost in this run.
  retried int not null default 0 check (retried >= 0),
  retried_cost numeric(16, 8) not null default 0 check (retried_cost >= 0),
  asked_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index proposal_runs_newest on public.proposal_runs (created_at desc);
create index proposal_runs_key on public.proposal_runs (key_id);
create index proposal_runs_job on public.proposal_runs (job_id);
create index proposal_runs_asked_by on public.proposal_runs (asked_by);

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  rule text not null check (private.is_slug(rule)),
  -- A name of the finding. The same is proposed only once, whatever became of it.
  key text not null check (char_length(key) between 1 and 400),
  -- The entity of the row, and the row; without a row, a new one is drafted.
  entity text not null check (private.is_slug(entity)),
  row_id uuid,
  name text not null check (private.is_name(name, 200)),
  purpose text not null check (private.is_slug(purpose)),
  why text not null check (private.is_name(why, 500)),
  effect text not null check (private.is_name(effect, 500)),
  -- Facts for the model besides those of the row: [{label, value}].
  brief jsonb not null default '[]' check (jsonb_typeof(brief) = 'array' and octet_length(brief::text) <= 10000),
  -- The most tokens that the question and the answer can have; null if that is not known.
  input_tokens int check (input_tokens >= 0),
  output_tokens int check (output_tokens >= 0),
  -- Proposals with the highest number come first.
  weight int not null default 0 check (weight >= 0),
  state text not null default 'proposed'
    check (state in ('proposed', 'approved', 'drafting', 'drafted', 'accepted', 'rejected', 'failed')),
  -- Why an admin has rejected it.
  reason text check (private.is_name(reason, 300)),
  error text check (char_length(error) <= 1000),
  failures int not null default 0 check (failures >= 0),
  -- The model is asked under this id, so an answer that has arrived is never paid twice.
  request_id uuid not null unique default gen_random_uuid(),
  run_id uuid references public.proposal_runs on delete set null,
  generation_id uuid references public.generations on delete restrict,
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (rule, key),
  constraint proposals_rejected_with_reason check ((state = 'rejected') = (reason is not null)),
  constraint proposals_drafted_with_generation check (state not in ('drafted', 'accepted') or generation_id is not null),
  constraint proposals_running_with_run check (state not in ('approved', 'drafting') or run_id is not null)
);
create index proposals_in_order on public.proposals (state, weight desc, id);
create index proposals_run on public.proposals (run_id, state);
create index proposals_generation on public.proposals (generation_id) where generation_id is not null;
create index proposals_decided_by on public.proposals (decided_by);
create trigger touch before update on public.proposals for each row execute function private.touch();

do $$
declare
  _table text;
begin
  foreach _table in array array['proposals', 'proposal_runs'] loop
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', _table);
    execute format('grant select on public.%I to authenticated, service_role', _table);
    execute format('alter table public.%I enable row level security', _table);
    execute format('alter table public.%I force row level security', _table);
    execute format($policy$create policy "admins read" on public.%I for select to authenticated
      using ((select public.has_role((select auth.uid()), 'admin')))$policy$, _table);
  end loop;
end $$;

-- Returns what a request has cost since a time, in pounds, failed calls included. A call under way costs the most that it
-- can cost.
create function private.cost_of_request(_request uuid, _since timestamptz) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(coalesce(cost, reserved)), 0) from public.model_calls
  where request_id = _request and created_at >= _since
$$;

create view public.proposals_overview with (security_invoker = true) as
  select proposal.*, private.cost_of_request(request_id, '-infinity') as cost from public.proposals as proposal;
create view public.proposal_runs_overview with (security_invoker = true) as
  select run.*,
    (select count(*) from public.proposals where run_id = run.id and state in ('approved', 'drafting')) as waiting,
    (select count(*) from public.proposals where run_id = run.id and generation_id is not null) as drafted,
    retried + (select count(*) from public.proposals where run_id = run.id and state = 'failed') as failed,
    retried_cost + (
      select coalesce(sum(private.cost_of_request(request_id, run.created_at)), 0)
      from public.proposals where run_id = run.id) as cost
  from public.proposal_runs as run;
revoke all on public.proposals_overview, public.proposal_runs_overview from public, anon, authenticated, service_role;
grant select on public.proposals_overview, public.proposal_runs_overview to authenticated, service_role;
revoke execute on function private.cost_of_request(uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.cost_of_request(uuid, timestamptz) to authenticated, service_role;
