-- Whose keys an account has, as its provider names it; empty where the provider tells nothing, and for accounts of before until their keys
-- are checked again.
alter table payment_account add column owner text not null default '';
