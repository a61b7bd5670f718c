-- A retailer's page says which of its goods usually come down in the sale and which rarely do, like that of a category.

alter table public.retailers
  add column falls text[] not null default '{}' check (private.is_text_list(falls, 8, 60)),
  add column holds text[] not null default '{}' check (private.is_text_list(holds, 8, 60));
comment on column public.retailers.falls is 'The goods that usually come down in this shop’s sale.';
comment on column public.retailers.holds is 'The goods that this shop rarely reduces.';
