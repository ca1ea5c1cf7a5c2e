-- Blocks of pages are changed in drafts: each has a name that stays while it is moved.
alter table page_block add column block_id text not null default gen_random_uuid()::text;
alter table page_block drop constraint page_block_pkey, add primary key (corp_id, block_id);
create index page_block__of_page on page_block (corp_id, page_type, block_no);

-- What customers agreed to is never changed: another text is another version [draft-8].
revoke update, delete on agreement from tiffin_app;
