-- That a text in a language still fits after its source was written again, as somebody has said: of which two texts, by their digest. When
-- either is another one it says nothing.
create table translation_fit (
  corp_id text not null references corp,
  kind text not null,
  item_id text not null,
  field text not null,
  part text not null, -- which one of a field that is a list; else empty
  language text not null,
  digest text not null,
  primary key (corp_id, kind, item_id, field, part, language)
);
select tiffin.fence('translation_fit');
