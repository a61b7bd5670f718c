-- A retailer's verdict, and its opening hours over the holidays.

alter table public.retailers
  add column verdict text check (private.is_name(verdict, 280)),
  add column opening_hours text check (private.is_name(opening_hours, 160));
comment on column public.retailers.verdict is 'What is good at this shop, and the caveat, in about forty words.';
comment on column public.retailers.opening_hours is
  'Over the holidays, in one line. Like the other facts, it is shown only with facts_source_name and facts_checked_on.';
