-- Replaces character references such as &amp; and &nbsp; in HTML by the characters, because visitors search for the
-- characters, and results show them. '&amp;' is replaced last, because '&amp;lt;' stands for the text '&lt;'.
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
