-- Keys of the providers of language models, the prices of models, and every call. The keys themselves are encrypted by
-- the server, whose own key this database never sees. ADR 038 has the rules.

create function private.is_model_name(_value text) returns boolean language sql immutable set search_path = '' as $$
  select _value ~ '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$'
$$;

create table public.model_keys (
  id uuid primary key,
  provider text not null check (provider in ('openai', 'anthropic', 'google', 'openai-compatible')),
  label text not null check (private.is_name(label, 80)),
  -- Where requests go; null for the provider's own address. It never changes, so that a key goes nowhere else.
  base_url text check (private.is_http_url(base_url) and base_url !~ '[?#]' and char_length(base_url) <= 300),
  default_model text not null check (private.is_model_name(default_model)),
  last_four text not null check (last_four ~ '^[!-~]{4}$'),
  -- In pounds, for a month in London.
  monthly_budget numeric(10, 2) not null check (monthly_budget between 0 and 100000),
  revoked_at timestamptz,
  created_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (provider <> 'openai-compatible' or base_url is not null)
);
create index model_keys_created_by on public.model_keys (created_by);
create trigger touch before update on public.model_keys for each row execute function private.touch();

-- The encrypted keys. Only functions for the secret key return them. A revoked key has no row here.
create table private.model_secrets (
  key_id uuid primary key references public.model_keys on delete cascade,
  sealed text not null check (char_length(sealed) between 40 and 2000)
);

create table public.model_prices (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('openai', 'anthropic', 'google', 'openai-compatible')),
  model text not null check (private.is_model_name(model)),
  -- In pounds, for a million tokens.
  input_price numeric(12, 6) not null check (input_price between 0 and 100000),
  output_price numeric(12, 6) not null check (output_price between 0 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, model)
);
create trigger touch before update on public.model_prices for each row execute function private.touch();

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

revoke all on public.model_keys, public.model_prices, public.model_calls, private.model_secrets, private.model_answers
  from public, anon, authenticated, service_role;
grant select on public.model_keys, public.model_prices, public.model_calls to authenticated, service_role;
alter table public.model_keys enable row level security;
alter table public.model_keys force row level security;
alter table public.model_prices enable row level security;
alter table public.model_prices force row level security;
alter table public.model_calls enable row level security;
alter table public.model_calls force row level security;
alter table private.model_secrets enable row level security;
alter table private.model_secrets force row level security;
alter table private.model_answers enable row level security;
alter table private.model_answers force row level security;
create policy "admins read" on public.model_keys for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins read" on public.model_prices for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins read" on public.model_calls for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- What admins do -------------------------------------------------------------------------------------------------

-- Records what an admin did to a key or a price. The trigger of other tables would also store revisions.
create function private.note_model_change(_action text, _table text, _id uuid, _old jsonb, _new jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, changed)
  select auth.uid(), _action, _table, _id, jsonb_object_agg(name, jsonb_build_object('old', _old -> name, 'new', _new -> name))
  from jsonb_object_keys(coalesce(_new, _old)) as name
  where name not in ('created_at', 'updated_at')
    and coalesce(_old -> name, 'null') is distinct from coalesce(_new -> name, 'null')
  having count(*) > 0
$$;

-- Stores a new key. A repeated request changes nothing.
create function public.add_model_key(_id uuid, _provider text, _label text, _default_model text, _last_four text,
  _monthly_budget numeric, _sealed text, _base_url text default null)
returns void language plpgsql security definer set search_path = '' as $$
declare
  _new public.model_keys;
begin
  perform private.require_admin();
  insert into public.model_keys (id, provider, label, base_url, default_model, last_four, monthly_budget)
  values (_id, _provider, _label, _base_url, _default_model, _last_four, _monthly_budget)
  on conflict (id) do nothing returning * into _new;
  if _new.id is null then
    return;
  end if;
  insert into private.model_secrets (key_id, sealed) values (_id, _sealed);
  perform private.note_model_change('insert', 'model_keys', _id, null, to_jsonb(_new));
end $$;

-- Changes what is no secret. Returns false if the key does not exist or is revoked.
create function public.change_model_key(_id uuid, _label text, _default_model text, _monthly_budget numeric)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _old public.model_keys;
  _new public.model_keys;
begin
  perform private.require_admin();
  select * into _old from public.model_keys where id = _id and revoked_at is null for update;
  if not found then
    return false;
  end if;
  update public.model_keys set label = _label, default_model = _default_model, monthly_budget = _monthly_budget
  where id = _id returning * into _new;
  perform private.note_model_change('update', 'model_keys', _id, to_jsonb(_old), to_jsonb(_new));
  return true;
end $$;

-- Replaces the key itself. Returns false if it does not exist or is revoked.
create function public.replace_model_key(_id uuid, _last_four text, _sealed text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _old public.model_keys;
begin
  perform private.require_admin();
  select * into _old from public.model_keys where id = _id and revoked_at is null for update;
  if not found then
    return false;
  end if;
  update public.model_keys set last_four = _last_four where id = _id;
  update private.model_secrets set sealed = _sealed where key_id = _id;
  perform private.note_model_change('update', 'model_keys', _id, jsonb_build_object('key', '…' || _old.last_four),
    jsonb_build_object('key', '…' || _last_four || ', replaced ' || now()));
  return true;
end $$;

-- Revokes a key for ever, and deletes its secret. Running calls look for this and stop.
create function public.revoke_model_key(_id uuid)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _old public.model_keys;
  _new public.model_keys;
begin
  perform private.require_admin();
  select * into _old from public.model_keys where id = _id and revoked_at is null for update;
  if not found then
    return false;
  end if;
  update public.model_keys set revoked_at = now() where id = _id returning * into _new;
  delete from private.model_secrets where key_id = _id;
  perform private.note_model_change('update', 'model_keys', _id, to_jsonb(_old), to_jsonb(_new));
  return true;
end $$;

-- Sets the price of a model, in pounds for a million tokens.
create function public.set_model_price(_provider text, _model text, _input_price numeric, _output_price numeric)
returns void language plpgsql security definer set search_path = '' as $$
declare
  _old public.model_prices;
  _new public.model_prices;
begin
  perform private.require_admin();
  select * into _old from public.model_prices where provider = _provider and model = _model for update;
  insert into public.model_prices (provider, model, input_price, output_price)
  values (_provider, _model, _input_price, _output_price)
  on conflict (provider, model) do update set input_price = excluded.input_price, output_price = excluded.output_price
  returning * into _new;
  perform private.note_model_change(case when _old.id is null then 'insert' else 'update' end, 'model_prices', _new.id,
    case when _old.id is not null then to_jsonb(_old) end, to_jsonb(_new));
end $$;

-- Removes a price, after which the model cannot be used. Returns false if it does not exist.
create function public.remove_model_price(_id uuid)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _old public.model_prices;
begin
  perform private.require_admin();
  delete from public.model_prices where id = _id returning * into _old;
  if _old.id is null then
    return false;
  end if;
  perform private.note_model_change('delete', 'model_prices', _id, to_jsonb(_old), null);
  return true;
end $$;

-- What a key has spent this month, with what its calls under way may cost. Months begin at midnight in London.
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

-- What the server does --------------------------------------------------------------------------------------------

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

-- The encrypted keys, and replacing one by another encryption of the same key, if it is still `_old`.
create function public.list_model_secrets()
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'provider', k.provider, 'base_url', k.base_url, 'sealed', s.sealed)
    order by k.id), '[]')
  from private.model_secrets as s join public.model_keys as k on k.id = s.key_id
$$;
create function public.put_model_secret(_key uuid, _old text, _new text)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update private.model_secrets set sealed = _new where key_id = _key and sealed = _old;
  return found;
end $$;

revoke execute on function private.is_model_name(text), private.note_model_change(text, text, uuid, jsonb, jsonb),
  private.spent_this_month(uuid),
  public.add_model_key(uuid, text, text, text, text, numeric, text, text), public.change_model_key(uuid, text, text, numeric),
  public.replace_model_key(uuid, text, text), public.revoke_model_key(uuid),
  public.set_model_price(text, text, numeric, numeric), public.remove_model_price(uuid), public.model_key_figures(),
  public.begin_model_call(uuid, text, int, int, text, uuid, uuid),
  public.settle_model_call(uuid, text, int, int, int, boolean, jsonb), public.list_model_secrets(),
  public.put_model_secret(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.add_model_key(uuid, text, text, text, text, numeric, text, text),
  public.change_model_key(uuid, text, text, numeric), public.replace_model_key(uuid, text, text),
  public.revoke_model_key(uuid), public.set_model_price(text, text, numeric, numeric), public.remove_model_price(uuid),
  public.model_key_figures() to authenticated;
grant execute on function public.begin_model_call(uuid, text, int, int, text, uuid, uuid),
  public.settle_model_call(uuid, text, int, int, int, boolean, jsonb), public.list_model_secrets(),
  public.put_model_secret(uuid, text, text) to service_role;
