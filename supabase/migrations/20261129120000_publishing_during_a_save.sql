-- Publishes a draft whose publication time comes while it is being saved: after the site has compared the time with its
-- clock, and before the row is written. The schedule has passed this time, so it would never find the row. A time that is
-- over for longer is left alone: a restored row or the file of a site may have the time of a row that an editor has
-- unpublished since.
create function private.publish_during_save() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at then
    new.is_published := true;
  end if;
  return new;
end $$;
revoke all on function private.publish_during_save() from public, anon, authenticated, service_role;

do $$
declare
  _table text;
begin
  foreach _table in array array['retailers', 'products', 'categories'] loop
    execute format('create trigger publish_during_save before insert or update of publish_at on public.%I
      for each row when (not new.is_published and new.publish_at <= clock_timestamp()
        and new.publish_at > clock_timestamp() - interval ''1 minute''
        and coalesce(new.unpublish_at > clock_timestamp(), true))
      execute function private.publish_during_save()', _table);
  end loop;
end $$;
