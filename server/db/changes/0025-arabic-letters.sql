-- In place of fbcb75ed9ef1fcbe08ac4b27a47c855fa659c6e61c2c688d97a797c57354522c, which PostgreSQL 15 and 16 do not know.
-- Arabic letters that are written for one another, ه for ة and ي for ى, are one when a name is looked for; as `fold` of the server does.
create or replace function fold(words text) returns text language sql immutable parallel safe
  return translate(
    regexp_replace(normalize(lower(normalize(words, NFKC)), NFKD), U&'[\0300-\036f\064b-\065f]', '', 'g'),
    U&'\0629\0649', U&'\0647\064a');

-- What was folded before is folded again.
alter table category drop column name_words;
alter table category add column name_words text generated always as (coalesce(folded_lines(name), '')) stored;
alter table product drop column name_words, drop column description_words;
alter table product
  add column name_words text generated always as (coalesce(folded_lines(name), '')) stored,
  add column description_words text generated always as (coalesce(folded_lines(description), '')) stored;
