-- Keys of the providers of language models, and the prices of models. The keys themselves are encrypted by
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

revoke all on public.model_keys, public.model_prices, private.model_secrets from public, anon, authenticated, service_role;
grant select on public.model_keys, public.model_prices to authenticated, service_role;
alter table public.model_keys enable row level security;
alter table public.model_keys force row level security;
alter table public.model_prices enable row level security;
alter table public.model_prices force row level security;
alter table private.model_secrets enable row level security;
alter table private.model_secrets force row level security;
create policy "admins read" on public.model_keys for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins read" on public.model_prices for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- The functions for admins -------------------------------------------------------------------------------------------------

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
  public.add_model_key(uuid, text, text, text, text, numeric, text, text), public.change_model_key(uuid, text, text, numeric),
  public.replace_model_key(uuid, text, text), public.revoke_model_key(uuid),
  public.set_model_price(text, text, numeric, numeric), public.remove_model_price(uuid), public.list_model_secrets(),
  public.put_model_secret(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.add_model_key(uuid, text, text, text, text, numeric, text, text),
  public.change_model_key(uuid, text, text, numeric), public.replace_model_key(uuid, text, text),
  public.revoke_model_key(uuid), public.set_model_price(text, text, numeric, numeric), public.remove_model_price(uuid)
  to authenticated;
grant execute on function public.list_model_secrets(), public.put_model_secret(uuid, text, text) to service_role;
