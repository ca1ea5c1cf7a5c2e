-- Arabic letters that are written for one another, ه for ة and ي for ى, are one when a name is looked for; as `fold` of the server does.
create or replace function fold(words text) returns text language sql immutable parallel safe
  return translate(
    regexp_replace(normalize(lower(normalize(words, NFKC)), NFKD), U&'[\0300-\036f\064b-\065f]', '', 'g'),
    U&'\0629\0649', U&'\0647\064a');

-- What was folded before is folded anew.
alter table category alter column name_words set expression as (coalesce(folded_lines(name), ''));
alter table product
  alter column name_words set expression as (coalesce(folded_lines(name), '')),
  alter column description_words set expression as (coalesce(folded_lines(description), ''));
