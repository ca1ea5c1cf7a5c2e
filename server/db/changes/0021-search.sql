-- Finding products by what they are called. pg_trgm forgives typing; it is a trusted extension, so the owner of the database may add it.
-- Where it lives already it stays: `likeness` knows the place, and nothing else names it.
create extension if not exists pg_trgm with schema tiffin;

do $$
declare
  home name := (select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm');
begin
  execute format(
    'create function likeness(wanted text, words text) returns real language sql immutable parallel safe '
    'return %I.word_similarity(wanted, words)', home);
end $$;

-- Small letters without accents and vowel signs above Arabic letters, full-width forms as plain ones; as `fold` of the server does.
create function fold(words text) returns text language sql immutable parallel safe
  return regexp_replace(normalize(lower(normalize(words, NFKC)), NFKD), U&'[\0300-\036f\064b-\065f]', '', 'g');

-- Every language's text on a line of its own, with a line's end before the first and after the last.
create function folded_lines(texts jsonb) returns text language sql immutable parallel safe
  return (select fold(E'\n' || string_agg(value, E'\n' order by key) || E'\n') from jsonb_each_text(texts));

alter table category add column name_words text generated always as (coalesce(folded_lines(name), '')) stored;
alter table product
  add column name_words text generated always as (coalesce(folded_lines(name), '')) stored,
  add column description_words text generated always as (coalesce(folded_lines(description), '')) stored;
