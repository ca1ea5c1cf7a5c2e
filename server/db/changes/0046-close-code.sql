-- Why an order was ended, as a code that is worded for whoever reads it; close_reason holds the note of whoever ended it.
alter table customer_order add column close_code text not null default ''; -- soldOut, machine, closing, notCollected, other, paidLate
