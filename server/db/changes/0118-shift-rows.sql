-- Beside the work.
-- The rows of a shift, all of them or those of one kind.
drop index concurrently if exists ledger_entry__of_shift;
create index concurrently ledger_entry__of_shift on ledger_entry (corp_id, store_id, shift_no, kind) where shift_no is not null;
