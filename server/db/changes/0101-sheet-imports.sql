-- What an import answered, by the key of its request: one that comes again is answered the same and done no second time [sheet-7]. Rows
-- of earlier days go with the next import of the brand.
create table sheet_import (
  corp_id text not null references corp,
  request_id text not null,
  file_hash text not null, -- of the file and what was to be done with it
  answer jsonb not null,
  made_at timestamptz not null,
  primary key (corp_id, request_id)
);
select tiffin.fence('sheet_import');
