-- The parts of a text for the index of pairs, as numbers. As texts, they took three quarters of the time that a search
-- document costs an import (docs/scale.md#imports): numbers are made and compared faster.

drop index private.search_documents_bigrams;
drop function private.bigrams(text);

-- Returns the parts of a text, perhaps repeatedly: each pair of neighbouring bytes, the bytes on both sides of a space ('s 5'
-- from 'ps 5'), and each word of up to three letters with the characters around it ('h and m'). If a text contains a phrase
-- that begins with no space, it has all parts of the phrase. Different parts may have the same number, so an index finds
-- candidates. The high cost makes Postgres use the index instead of computing the parts.
create function private.bigrams(_text text) returns int[]
language sql immutable parallel safe cost 5000 set search_path = '' as $$
  with texts as materialized (select convert_to(_text, 'UTF8') as bytes, string_to_array(_text, ' ') as words)
  select array(
    select case get_byte(bytes, place)
      when 32 then 65536 + get_byte(bytes, place - 1) * 256 + get_byte(bytes, place + 1)
      else get_byte(bytes, place) * 256 + get_byte(bytes, place + 1)
    end
    from texts, generate_series(0, length(bytes) - 2) as place
    where place > 0 or get_byte(bytes, place) <> 32
    union all
    select ((((64 + ascii(right(before, 1)) % 64) * 64 + ascii(word) % 64) * 64 + ascii(substr(word, 2, 1)) % 64) * 64
      + ascii(substr(word, 3, 1)) % 64) * 64 + ascii(after) % 64
    from texts, unnest(words, words[2:], words[3:]) as triple (before, word, after)
    where before <> '' and word <> '' and after <> '' and char_length(word) <= 3
  )
$$;
revoke execute on function private.bigrams(text) from public, anon, authenticated, service_role;

create index search_documents_bigrams on private.search_documents using gin (private.bigrams(text))
  with (gin_pending_list_limit = 1024);
