-- The calls of language models, within the monthly budgets of their keys. ADR 038 has the rules.

create table public.model_calls (
  id uuid primary key default gen_random_uuid(),
  key_id uuid not null references public.model_keys on delete restrict,
  -- Calls for the same piece of work have the same request. If one of them was answered, the work is not paid again.
  request_id uuid,
  purpose text not null check (private.is_slug(purpose)),
  provider text not null,
  model text not null check (private.is_model_name(model)),
  -- The prices at the time of the call.
  input_price numeric(12, 6) not null,
  output_price numeric(12, 6) not null,
  -- The most that the call can cost, in pounds. It counts as spent until the cost is known.
  reserved numeric(16, 8) not null check (reserved >= 0),
  cost numeric(16, 8) check (cost >= 0),
  input_tokens int check (input_tokens >= 0),
  output_tokens int check (output_tokens >= 0),
  ms int check (ms >= 0),
  -- Null while the call is under way.
  outcome text check (outcome in ('answered', 'malformed', 'refused', 'too-long', 'unauthorised', 'rate-limited',
    'server-error', 'rejected', 'unreachable', 'cut-off', 'time-out', 'cancelled', 'revoked', 'lost')),
  asked_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index model_calls_of_key on public.model_calls (key_id, created_at desc);
create index model_calls_request on public.model_calls (request_id) where request_id is not null;
create index model_calls_asked_by on public.model_calls (asked_by);

-- The answers of calls with a request, for a week.
create table private.model_answers (
  call_id uuid primary key references public.model_calls on delete cascade,
  answer jsonb not null,
  stored_at timestamptz not null default now()
);
create index model_answers_stored_at on private.model_answers (stored_at);

revoke all on public.model_calls, private.model_answers from public, anon, authenticated, service_role;
grant select on public.model_calls to authenticated, service_role;
alter table public.model_calls enable row level security;
alter table public.model_calls force row level security;
alter table private.model_answers enable row level security;
alter table private.model_answers force row level security;
create policy "admins read" on public.model_calls for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Returns the money that a key has spent this month, including the most that its running calls can cost. Months begin at midnight in London.
create function private.spent_this_month(_key uuid) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(coalesce(cost, reserved)), 0) from public.model_calls
  where key_id = _key and created_at >= date_trunc('month', now() at time zone 'Europe/London') at time zone 'Europe/London'
$$;

-- Returns the figures of every key: {id: {spent, last_used_at, calls}}.
create function public.model_key_figures()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(k.id, jsonb_build_object('spent', private.spent_this_month(k.id),
    'last_used_at', (select max(c.created_at) from public.model_calls as c where c.key_id = k.id))), '{}')
    from public.model_keys as k);
end $$;

-- Begins a call. In one transaction this reads the key again, and reserves the most that the call can cost, so that
-- calls at the same time cannot pass the budget together. Returns {state: 'go', id, provider, base_url, model, sealed},
-- or {state: 'answered', id, answer, …} if the request was answered before, or why no call may be made: 'missing',
-- 'revoked', 'no-price', or 'over-budget' with {budget, spent, reserved}.
create function public.begin_model_call(_key uuid, _purpose text, _input_tokens int, _output_tokens int,
  _model text default null, _request uuid default null, _asked_by uuid default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _found public.model_keys;
  _call public.model_calls;
  _price public.model_prices;
  _answer jsonb;
  _spent numeric;
  _most numeric;
begin
  select * into _found from public.model_keys where id = _key for update;
  if not found then
    return jsonb_build_object('state', 'missing');
  end if;
  -- Also an answer under a key that is revoked by now was paid for.
  select c.* into _call from public.model_calls as c join private.model_answers as a on a.call_id = c.id
  where c.request_id = _request and c.key_id = _key and c.outcome = 'answered' order by c.created_at desc limit 1;
  if found then
    select answer into _answer from private.model_answers where call_id = _call.id;
    return jsonb_build_object('state', 'answered', 'id', _call.id, 'provider', _call.provider, 'model', _call.model,
      'input_tokens', _call.input_tokens, 'output_tokens', _call.output_tokens, 'cost', _call.cost, 'ms', _call.ms,
      'answer', _answer);
  end if;
  if _found.revoked_at is not null then
    return jsonb_build_object('state', 'revoked');
  end if;
  select * into _price from public.model_prices
  where provider = _found.provider and model = coalesce(_model, _found.default_model);
  if not found then
    return jsonb_build_object('state', 'no-price', 'model', coalesce(_model, _found.default_model));
  end if;
  -- No call takes so long. Its process has ended, and the provider may have charged it.
  update public.model_calls set outcome = 'lost', cost = reserved
  where key_id = _key and outcome is null and created_at < now() - interval '15 minutes';
  delete from private.model_answers where stored_at < now() - interval '7 days';
  _most := (_input_tokens * _price.input_price + _output_tokens * _price.output_price) / 1000000;
  _spent := private.spent_this_month(_key);
  if _spent + _most > _found.monthly_budget then
    return jsonb_build_object('state', 'over-budget', 'budget', _found.monthly_budget, 'spent', _spent, 'reserved', _most);
  end if;
  insert into public.model_calls (key_id, request_id, purpose, provider, model, input_price, output_price, reserved, asked_by)
  values (_key, _request, _purpose, _found.provider, _price.model, _price.input_price, _price.output_price, _most, _asked_by)
  returning * into _call;
  return jsonb_build_object('state', 'go', 'id', _call.id, 'provider', _found.provider, 'base_url', _found.base_url,
    'model', _price.model, 'sealed', (select sealed from private.model_secrets where key_id = _key));
end $$;

-- Settles a call. Its cost is that of its tokens; nothing, if the provider did not accept it; otherwise all that was
-- reserved. Returns the cost.
create function public.settle_model_call(_id uuid, _outcome text, _ms int, _input_tokens int default null,
  _output_tokens int default null, _is_free boolean default false, _answer jsonb default null)
returns numeric language plpgsql security definer set search_path = '' as $$
declare
  _call public.model_calls;
begin
  update public.model_calls set
    outcome = _outcome, ms = _ms, input_tokens = _input_tokens, output_tokens = _output_tokens,
    cost = case when _is_free then 0
      else coalesce((_input_tokens * input_price + _output_tokens * output_price) / 1000000, reserved) end
  where id = _id and (outcome is null or outcome = 'lost') returning * into _call;
  if found and _answer is not null and _call.request_id is not null then
    insert into private.model_answers (call_id, answer) values (_id, _answer);
  end if;
  return (select cost from public.model_calls where id = _id);
end $$;

revoke execute on function private.spent_this_month(uuid), public.model_key_figures(),
  public.begin_model_call(uuid, text, int, int, text, uuid, uuid),
  public.settle_model_call(uuid, text, int, int, int, boolean, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.model_key_figures() to authenticated;
grant execute on function public.begin_model_call(uuid, text, int, int, text, uuid, uuid),
  public.settle_model_call(uuid, text, int, int, int, boolean, jsonb) to service_role;
