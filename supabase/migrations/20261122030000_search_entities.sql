-- The HTML of an introduction writes & as &amp;, and a hard space as &nbsp;. Who searches types the character itself, and
-- a result shows it: '&amp;' last, for it may stand before what reads as another one.
create or replace function private.plain_text(_html text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case when _html ~ '[<&]' then
    replace(replace(replace(replace(replace(replace(
      regexp_replace(_html, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
  else _html end
$$;

update private.search_documents as document set text = row.text, item = row.item
from private.searchable as row
where row.id = document.id and row.list = document.list and strpos(document.text, '&') > 0;
