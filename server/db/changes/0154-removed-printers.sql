-- What a printer has printed stays known after it was removed, so that a ticket that is printed again in its place says COPY [print-7].
alter table printer add column removed_at timestamptz;
select tiffin.sweep('printer');
