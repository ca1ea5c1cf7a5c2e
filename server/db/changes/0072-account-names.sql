-- Account names of staff are the same whether written large or small. Those of before may differ in that alone: whole spellings come first.
create index staff__account on staff (corp_id, lower(account));
