-- Generations: the texts that language models have drafted, each with the facts, the prompt and the cost. A generated text
-- becomes public only after an admin has accepted it; the triggers below ensure this, even for the secret key. ADR 041 has
-- the rules.

create table public.generations (
  id uuid primary key default gen_random_uuid(),
  -- The id of the piece of work. A repeated request finds its generation, and pays nothing again.
  request_id uuid not null unique,
  entity text not null check (entity in ('retailers', 'categories', 'subcategories', 'products', 'content')),
  -- Null for a row that does not exist until its texts are accepted. Not a foreign key, so that the record outlives the row.
  row_id uuid,
  purpose text not null check (
    purpose in (
      'guide', 'article', 'retailer-description', 'category-description', 'product-description', 'faqs', 'buying-tips',
      'meta'
    )
  ),
  -- The columns that the model drafts, and the texts that an editor has kept from the generation in `replaces`.
  kept jsonb not null default '{}' check (jsonb_typeof(kept) = 'object' and octet_length(kept::text) <= 4000000),
  fields text[] not null check (private.is_text_list(fields, 20, 60) and cardinality(fields) > 0),
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 1000000),
  prompt_version_id uuid not null references public.prompt_versions (id),
  key_id uuid not null,
  provider text,
  model text check (private.is_model_name(model)),
  call_id uuid,
  -- In pounds.
  cost numeric(16, 8) check (cost >= 0),
  input_tokens int check (input_tokens >= 0),
  output_tokens int check (output_tokens >= 0),
  texts jsonb check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 4000000),
  state text not null default 'drafting'
    check (state in ('drafting', 'failed', 'proposed', 'replaced', 'accepted', 'rejected')),
  -- Why there is no answer, as a reason of lib/services/models/model-error.
  failure text check (private.is_slug(failure)),
  -- The generation of which this one drafts some fields again.
  replaces uuid references public.generations (id),
  -- While a process is drafting, it moves this moment on. Another process goes on only after it has passed.
  busy_until timestamptz not null default now(),
  -- The accounts are not foreign keys, so that the record remains when an account is deleted.
  asked_by uuid,
  accepted_by uuid,
  accepted_texts jsonb check (jsonb_typeof(accepted_texts) = 'object' and octet_length(accepted_texts::text) <= 4000000),
  -- The facts of the texts that no field supports, each with the source that an admin gave.
  confirmations jsonb not null default '[]'
    check (jsonb_typeof(confirmations) = 'array' and octet_length(confirmations::text) <= 200000),
  rejected_by uuid,
  reason text check (private.is_name(reason, 500)),
  decided_at timestamptz,
  -- When the accepted texts were written into the row. Null while they wait in the editor of a published row.
  written_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'accepted') = (accepted_by is not null and accepted_texts is not null)),
  check (state in ('drafting', 'failed') or (texts is not null and provider is not null and model is not null and cost is not null)),
  check (written_at is null or state = 'accepted')
);
create index generations_created_at on public.generations (created_at desc);
create index generations_row on public.generations (entity, row_id);
create index generations_prompt_version on public.generations (prompt_version_id);
create index generations_replaces on public.generations (replaces) where replaces is not null;
create trigger touch before update on public.generations for each row execute function private.touch();

-- The passages of all generated texts, as hashes of their letters and digits: paragraphs, list items, headings and titles.
create table private.generated_passages (
  hash text primary key,
  generation_id uuid not null references public.generations on delete cascade,
  is_accepted boolean not null default false
);
create index generated_passages_generation on private.generated_passages (generation_id);
create index generated_passages_open on private.generated_passages (is_accepted) where not is_accepted;

revoke all on public.generations, private.generated_passages from public, anon, authenticated, service_role;
grant select on public.generations to authenticated, service_role;
alter table public.generations enable row level security;
alter table public.generations force row level security;
alter table private.generated_passages enable row level security;
alter table private.generated_passages force row level security;
create policy "admins read" on public.generations for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Returns the hashes of the passages in all texts of a value. Passages with fewer than 25 letters and digits say too little
-- to recognise them by.
create function private.text_passages(_value jsonb) returns setof text language sql immutable set search_path = '' as $$
  select distinct md5(letters) from (
    select regexp_replace(lower(regexp_replace(passage, '<[^>]*>', '', 'g')), '[^[:alnum:]]+', '', 'g') as letters
    from jsonb_path_query(_value, 'strict $.**') as each (item),
      regexp_split_to_table(item #>> '{}', '\n|</?(?:p|h[1-6]|li|ul|ol|blockquote|table|tr|td|th|div|br|details|summary)\M[^>]*>')
        as passage
    where jsonb_typeof(item) = 'string'
  ) as passages
  where char_length(letters) >= 25
$$;

-- An admin's decision ------------------------------------------------------------------------------------------------------

-- Refuses changes of what a model has answered, and accepts only for the admin who is signed in. It applies to the owner of
-- the table too.
create function private.guard_generation() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A generation is never deleted' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'drafting' then
      raise exception 'A generation begins before its texts are there' using errcode = '42501';
    end if;
    return new;
  end if;
  if (new.id, new.request_id, new.entity, new.purpose, new.fields, new.kept, new.facts, new.prompt_version_id)
    is distinct from (old.id, old.request_id, old.entity, old.purpose, old.fields, old.kept, old.facts, old.prompt_version_id)
    or old.texts is not null and (new.texts, new.provider, new.model, new.cost) is distinct from
      (old.texts, old.provider, old.model, old.cost)
    or old.row_id is not null and new.row_id is distinct from old.row_id
    or old.state = 'accepted' and (new.state, new.accepted_by, new.accepted_texts, new.confirmations) is distinct from
      (old.state, old.accepted_by, old.accepted_texts, old.confirmations)
  then
    raise exception 'What was generated never changes' using errcode = '42501';
  end if;
  if new.state = 'accepted' and old.state <> 'accepted' and (
    old.state <> 'proposed' or auth.uid() is null or new.accepted_by <> auth.uid()
    or public.has_role(auth.uid(), 'admin') is not true
  ) then
    raise exception 'Only an admin accepts generated texts' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard before insert or update or delete on public.generations
  for each row execute function private.guard_generation();
create trigger record_change after update of state on public.generations
  for each row when (new.state in ('accepted', 'rejected')) execute function private.record_change();

-- Refuses a public row with a passage that a model has drafted and no admin has accepted.
create function private.refuse_unaccepted_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  _new jsonb;
  _old jsonb := '{}';
begin
  if not exists (select from private.generated_passages where not is_accepted) then
    return new;
  end if;
  _new := to_jsonb(new);
  if not coalesce((_new ->> 'is_published')::boolean, true) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    _old := to_jsonb(old);
    -- Texts that were public already stay so.
    if not coalesce((_old ->> 'is_published')::boolean, true) then
      _old := '{}';
    end if;
    select coalesce(jsonb_object_agg(key, value), '{}') into _new
    from jsonb_each(_new) where value is distinct from _old -> key;
  end if;
  if exists (
    select from private.generated_passages where not is_accepted and hash in (
      select private.text_passages(_new) except select private.text_passages(_old))
  ) then
    raise exception 'A model has drafted this text, and no admin has accepted it' using errcode = '42501';
  end if;
  return new;
end $$;
do $$
declare
  _table text;
begin
  foreach _table in array array['retailers', 'categories', 'subcategories', 'products', 'content'] loop
    execute format('create trigger refuse_unaccepted_texts before insert or update on public.%I
      for each row execute function private.refuse_unaccepted_texts()', _table);
  end loop;
end $$;

-- The functions ------------------------------------------------------------------------------------------------------------

-- Begins a generation, or goes on with one whose process has ended. Returns {state: 'go' | 'busy' | 'done', id}: 'busy' if
-- another process is drafting it, 'done' if its texts are there, and 'missing' if it never began and `_generation` is left
-- out.
create function public.begin_generation(_request uuid, _generation jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _found public.generations;
  _is_new boolean := false;
begin
  if _generation is not null then
    insert into public.generations (request_id, entity, row_id, purpose, fields, kept, facts, prompt_version_id, key_id, model,
      replaces, asked_by)
    select _request, g.entity, g.row_id, g.purpose, g.fields, coalesce(g.kept, '{}'), g.facts, g.prompt_version_id, g.key_id,
      g.model, g.replaces, g.asked_by
    from jsonb_populate_record(null::public.generations, _generation) as g
    on conflict (request_id) do nothing;
    _is_new := found;
  end if;
  select * into _found from public.generations where request_id = _request for update;
  if not found then
    return jsonb_build_object('state', 'missing');
  end if;
  if _found.state not in ('drafting', 'failed') then
    return jsonb_build_object('state', 'done', 'id', _found.id);
  end if;
  if not _is_new and _found.state = 'drafting' and _found.busy_until > now() then
    return jsonb_build_object('state', 'busy', 'id', _found.id);
  end if;
  update public.generations set state = 'drafting', failure = null, busy_until = now() + interval '15 seconds'
  where id = _found.id;
  return jsonb_build_object('state', 'go', 'id', _found.id);
end $$;

-- Says that the process which drafts a generation is alive.
create function public.keep_generation(_id uuid) returns void language sql security definer set search_path = '' as $$
  update public.generations set busy_until = now() + interval '15 seconds' where id = _id and state = 'drafting'
$$;

-- Stores the answer of a model as a proposal. Texts that the row has already are not counted as generated. A generation
-- that this one replaces is not open any more. Repeated calls change nothing.
create function public.settle_generation(_id uuid, _texts jsonb, _provider text, _model text, _call uuid, _cost numeric,
  _input_tokens int default null, _output_tokens int default null)
returns void language plpgsql security definer set search_path = '' as $$
declare
  _found public.generations;
  _present jsonb;
begin
  update public.generations set texts = kept || _texts, provider = _provider, model = _model, call_id = _call, cost = _cost,
    input_tokens = _input_tokens, output_tokens = _output_tokens, state = 'proposed', failure = null
  where id = _id and state in ('drafting', 'failed') returning * into _found;
  if not found then
    return;
  end if;
  execute format('select to_jsonb(r) from public.%I as r where id = $1', _found.entity) into _present using _found.row_id;
  insert into private.generated_passages (hash, generation_id)
  select hash, _id from private.text_passages(_texts) as hash
  where hash not in (select private.text_passages(coalesce(_present, '{}')))
  on conflict (hash) do nothing;
  update public.generations set state = 'replaced' where id = _found.replaces and state = 'proposed';
end $$;

-- Says why there is no answer.
create function public.fail_generation(_id uuid, _failure text) returns void
language sql security definer set search_path = '' as $$
  update public.generations set state = 'failed', failure = _failure where id = _id and state = 'drafting'
$$;

-- Accepts texts of a generation, as an admin has left them. `_row` is the id of the row that they make, if it does not exist
-- yet. Returns {state: 'accepted' | 'closed', row_id}; an admin who repeats a request gets the same answer.
create function public.accept_generation(_id uuid, _texts jsonb, _confirmations jsonb default '[]', _row uuid default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _found public.generations;
begin
  perform private.require_admin();
  select * into _found from public.generations where id = _id for update;
  if _found.state = 'accepted' and _found.accepted_by = auth.uid() and _found.accepted_texts = _texts then
    return jsonb_build_object('state', 'accepted', 'row_id', _found.row_id, 'written_at', _found.written_at);
  end if;
  if _found.state is distinct from 'proposed'
    or exists (select from jsonb_object_keys(_texts) as name where not _found.texts ? name) then
    return jsonb_build_object('state', 'closed');
  end if;
  update public.generations set state = 'accepted', accepted_by = auth.uid(), accepted_texts = _texts,
    confirmations = _confirmations, decided_at = now(), row_id = coalesce(row_id, _row)
  where id = _id returning * into _found;
  update private.generated_passages set is_accepted = true where hash in (select private.text_passages(_texts));
  return jsonb_build_object('state', 'accepted', 'row_id', _found.row_id, 'written_at', null);
end $$;

-- Says that the accepted texts are in the row.
create function public.note_generation_written(_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.generations set written_at = now() where id = _id and state = 'accepted' and written_at is null;
end $$;

-- Rejects the texts of a generation. Returns false if they are not open.
create function public.reject_generation(_id uuid, _reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.generations set state = 'rejected', rejected_by = auth.uid(), reason = _reason, decided_at = now()
  where id = _id and state = 'proposed';
  return found;
end $$;

revoke execute on function private.text_passages(jsonb), private.guard_generation(), private.refuse_unaccepted_texts(),
  public.begin_generation(uuid, jsonb), public.keep_generation(uuid),
  public.settle_generation(uuid, jsonb, text, text, uuid, numeric, int, int), public.fail_generation(uuid, text),
  public.accept_generation(uuid, jsonb, jsonb, uuid), public.note_generation_written(uuid),
  public.reject_generation(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.begin_generation(uuid, jsonb), public.keep_generation(uuid),
  public.settle_generation(uuid, jsonb, text, text, uuid, numeric, int, int), public.fail_generation(uuid, text)
  to service_role;
grant execute on function public.accept_generation(uuid, jsonb, jsonb, uuid), public.note_generation_written(uuid),
  public.reject_generation(uuid, text) to authenticated;
