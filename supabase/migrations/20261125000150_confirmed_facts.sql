-- Facts in the texts of rows that no field supports, and that an admin has confirmed with a source. A row that an import has
-- written becomes public only once its facts are supported or confirmed (lib/services/quality/unconfirmed-facts).

create table public.confirmed_facts (
  id uuid primary key default gen_random_uuid(),
  row_id uuid not null,
  -- The kind and the value of the fact, and the letters and digits of its sentence. Another sentence is another fact.
  fact text not null check (char_length(fact) between 1 and 1000),
  -- The words of the text.
  words text not null check (private.is_name(words, 200)),
  source_url text not null check (private.is_http_url(source_url)),
  -- Not a foreign key, so that the record remains when an account is deleted.
  confirmed_by uuid,
  created_at timestamptz not null default now(),
  unique (row_id, fact)
);
create trigger record_change after insert or update or delete on public.confirmed_facts
  for each row execute function private.record_change();
revoke all on public.confirmed_facts from public, anon, authenticated, service_role;
grant select on public.confirmed_facts to authenticated;
grant select, insert, update, delete on public.confirmed_facts to service_role;
alter table public.confirmed_facts enable row level security;
alter table public.confirmed_facts force row level security;
create policy "admins read" on public.confirmed_facts for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Confirms a fact with a source. Without a source, the confirmation is taken back.
create function public.confirm_fact(_row uuid, _fact text, _words text, _source text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if _source is null then
    delete from public.confirmed_facts where row_id = _row and fact = _fact;
  else
    insert into public.confirmed_facts (row_id, fact, words, source_url, confirmed_by)
    values (_row, _fact, _words, _source, auth.uid())
    on conflict (row_id, fact) do update
      set words = excluded.words, source_url = excluded.source_url, confirmed_by = excluded.confirmed_by;
  end if;
end $$;

-- The rows that imports have written. They are kept longer than the staged lines. The file of a whole site is a copy of
-- texts that people have checked already.
create table private.imported_rows (
  row_id uuid primary key
);
alter table private.imported_rows enable row level security;
insert into private.imported_rows (row_id)
select distinct staged.row_id from private.import_rows as staged
join public.imports as import on import.id = staged.import_id
where import.entity <> 'site' and staged.outcome in ('created', 'updated') and staged.row_id is not null;

create function private.note_imported_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.imported_rows (row_id)
  select new.row_id from public.imports where id = new.import_id and entity <> 'site'
  on conflict do nothing;
  return null;
end $$;
create trigger note_imported_row after update of outcome on private.import_rows for each row
  when (new.outcome in ('created', 'updated') and new.row_id is not null)
  execute function private.note_imported_row();

-- Returns which of these rows an import has written.
create function public.imported_rows_of(_rows uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.require_admin();
  end if;
  return (select coalesce(array_agg(row_id), '{}') from private.imported_rows where row_id = any (_rows));
end $$;

revoke all on function private.note_imported_row(), public.confirm_fact(uuid, text, text, text),
  public.imported_rows_of(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.confirm_fact(uuid, text, text, text) to authenticated;
grant execute on function public.imported_rows_of(uuid[]) to authenticated, service_role;
