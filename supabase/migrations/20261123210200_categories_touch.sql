-- The names of a category's subcategories, which a trigger keeps, are no change of the category itself. Otherwise a new
-- subcategory would refuse the save of an open form of its category, and an import could not be undone.
drop trigger touch on public.categories;
create trigger touch before update on public.categories for each row
  when (to_jsonb(new) - array['sub_categories', 'content_changed_at']
    is distinct from to_jsonb(old) - array['sub_categories', 'content_changed_at'])
  execute function private.touch();
