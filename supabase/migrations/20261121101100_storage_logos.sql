-- The storage bucket of retailer logos. Everyone may see the logos, but only admins may upload them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('logos', 'logos', true, 1048576, array['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "everyone reads logos" on storage.objects for select to anon, authenticated
  using (bucket_id = 'logos');
create policy "admins add logos" on storage.objects for insert to authenticated
  with check (bucket_id = 'logos' and (select public.has_role((select auth.uid()), 'admin')));
create policy "admins change logos" on storage.objects for update to authenticated
  using (bucket_id = 'logos' and (select public.has_role((select auth.uid()), 'admin')))
  with check (bucket_id = 'logos' and (select public.has_role((select auth.uid()), 'admin')));
create policy "admins remove logos" on storage.objects for delete to authenticated
  using (bucket_id = 'logos' and (select public.has_role((select auth.uid()), 'admin')));
