-- Prompts, by which a language model drafts texts. Each purpose has one prompt. A prompt has versions, which never
-- change, and exactly one of them is live: the foreign key from `live_number` ensures this at the end of each
-- transaction. Only the functions below write to these tables.

create table public.prompts (
  id uuid primary key default gen_random_uuid(),
  purpose text not null unique check (
    purpose in (
      'guide', 'article', 'retailer-description', 'category-description', 'product-description', 'faqs', 'buying-tips',
      'meta'
    )
  ),
  live_number int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.prompt_versions (
  id uuid primary key default gen_random_uuid(),
  prompt_id uuid not null references public.prompts (id),
  number int not null check (number >= 1),
  system_text text not null check (private.is_name(system_text, 10000)),
  user_text text not null check (private.is_name(user_text, 10000)),
  temperature numeric(3, 2) not null check (temperature between 0 and 2),
  max_tokens int not null check (max_tokens between 50 and 32000),
  note text check (private.is_name(note, 300)),
  -- The version with the same text that an editor restored as this one.
  restored_from int,
  -- Not a foreign key, so that the record remains when the author's account is deleted.
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (prompt_id, number)
);

alter table public.prompts add constraint prompts_live_version
  foreign key (id, live_number) references public.prompt_versions (prompt_id, number) deferrable initially deferred;

-- Refuses every change of a version, even by the owner of the table.
create function private.keep_prompt_version() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A version of a prompt never changes' using errcode = '42501';
end $$;
revoke execute on function private.keep_prompt_version() from public;
create trigger keep_version before update or delete on public.prompt_versions
  for each row execute function private.keep_prompt_version();
create trigger keep_versions before truncate on public.prompt_versions
  for each statement execute function private.keep_prompt_version();

create trigger touch before update on public.prompts for each row execute function private.touch();
create trigger record_change after insert or update or delete on public.prompts
  for each row execute function private.record_change();
create trigger record_change after insert on public.prompt_versions
  for each row execute function private.record_change();

revoke all on public.prompts, public.prompt_versions from public, anon, authenticated, service_role;
grant select on public.prompts, public.prompt_versions to authenticated, service_role;
alter table public.prompts enable row level security;
alter table public.prompts force row level security;
alter table public.prompt_versions enable row level security;
alter table public.prompt_versions force row level security;
create policy "admins read prompts" on public.prompts for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));
create policy "admins read versions of prompts" on public.prompt_versions for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Adds the built-in prompts of those purposes that have none yet, each with its first version, which is live.
create function public.add_prompts(_prompts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  _prompt jsonb;
  _id uuid;
begin
  for _prompt in select value from jsonb_array_elements(_prompts) loop
    _id := null;
    insert into public.prompts (purpose, live_number) values (_prompt ->> 'purpose', 1)
      on conflict (purpose) do nothing returning id into _id;
    if _id is not null then
      insert into public.prompt_versions (prompt_id, number, system_text, user_text, temperature, max_tokens)
      values (_id, 1, _prompt ->> 'system_text', _prompt ->> 'user_text', (_prompt ->> 'temperature')::numeric,
        (_prompt ->> 'max_tokens')::int);
    end if;
  end loop;
end $$;
revoke execute on function public.add_prompts(jsonb) from public, anon, authenticated;
grant execute on function public.add_prompts(jsonb) to service_role;

-- Adds a version to a prompt, and returns its number. The live version stays live.
create function public.add_prompt_version(
  _prompt uuid, _system_text text, _user_text text, _temperature numeric, _max_tokens int, _note text default null
) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _number int;
begin
  perform private.require_admin();
  -- Locks the prompt, so that two versions saved at the same moment get different numbers.
  perform from public.prompts where id = _prompt for update;
  select coalesce(max(number), 0) + 1 into _number from public.prompt_versions where prompt_id = _prompt;
  insert into public.prompt_versions
    (prompt_id, number, system_text, user_text, temperature, max_tokens, note, created_by)
  values (_prompt, _number, _system_text, _user_text, _temperature, _max_tokens, _note, auth.uid());
  return _number;
end $$;
revoke execute on function public.add_prompt_version(uuid, text, text, numeric, int, text)
  from public, anon, service_role;
grant execute on function public.add_prompt_version(uuid, text, text, numeric, int, text) to authenticated;

-- Restores an earlier version by adding a new version with its text and settings. Returns the number of the new version,
-- or null if there is no such version.
create function public.restore_prompt_version(_prompt uuid, _number int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _new int;
begin
  perform private.require_admin();
  perform from public.prompts where id = _prompt for update;
  insert into public.prompt_versions
    (prompt_id, number, system_text, user_text, temperature, max_tokens, restored_from, created_by)
  select prompt_id, (select max(number) + 1 from public.prompt_versions where prompt_id = _prompt),
    system_text, user_text, temperature, max_tokens, number, auth.uid()
  from public.prompt_versions where prompt_id = _prompt and number = _number
  returning number into _new;
  return _new;
end $$;
revoke execute on function public.restore_prompt_version(uuid, int) from public, anon, service_role;
grant execute on function public.restore_prompt_version(uuid, int) to authenticated;

-- Makes a version the live one. Returns false if there is no such version.
create function public.set_live_prompt(_prompt uuid, _number int) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.prompts set live_number = _number
  where id = _prompt
    and exists (select from public.prompt_versions where prompt_id = _prompt and number = _number);
  return found;
end $$;
revoke execute on function public.set_live_prompt(uuid, int) from public, anon, service_role;
grant execute on function public.set_live_prompt(uuid, int) to authenticated;
