-- A code belongs to whoever asked for it: it is tried with the nonce that asking answered, so nobody else can use up its tries or
-- replace it. Codes under way, good for minutes, are asked for anew. (Truncated: the fence would hide the rows from a delete.)
truncate sms_code;
alter table sms_code drop constraint sms_code_pkey;
alter table sms_code add column nonce_hash text not null;
alter table sms_code add primary key (corp_id, nonce_hash);
create index sms_code__of_phone on sms_code (corp_id, phone);
