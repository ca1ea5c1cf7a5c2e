-- What a refund gave back to the stock of its store [stock-8].
alter table stock_move drop constraint stock_move_move_check;
alter table stock_move add constraint stock_move_move_check check (move in ('begin', 'count', 'deliver', 'refill', 'spoil', 'end', 'giveBack'));
