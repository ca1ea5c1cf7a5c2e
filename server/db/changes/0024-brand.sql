-- What a brand dresses its app with, beside its blocks. Texts are jsonb objects: {"zh-CN": "…", "en-US": "…"}.
alter table corp
  add column qr_background jsonb not null default '{}', -- {image, textColor}: behind the member code
  add column download_page jsonb not null default '{}', -- {title: texts, description: texts, image, iosUrl, androidUrl, enabled}
  add column release_notes jsonb not null default '{}', -- what is new in the version that is served
  add column download_url text not null default ''; -- where an installed app gets it; empty: by loading anew

-- How a tab differs from the app's own; a tab without a row is as the app has it.
create table brand_tab (
  corp_id text not null references corp,
  tab_index smallint not null check (tab_index between 0 and 3),
  text jsonb not null,
  icon text not null, -- a drawing of the app by name or the address of a picture; empty: the app's own
  selected_icon text not null,
  visible boolean not null default true,
  primary key (corp_id, tab_index)
);
select tiffin.fence('brand_tab');

-- Pages that may not be opened from outside while the brand wants people in its own app.
create table share_status (
  corp_id text not null references corp,
  page_type smallint not null check (page_type between 1 and 8),
  status smallint not null, -- 1 may be opened, anything else leads to the download page
  primary key (corp_id, page_type)
);
select tiffin.fence('share_status');

-- Hints for those who use the app in a browser.
create table guide_marker (
  corp_id text not null references corp,
  marker_id text not null, -- `install` offers to put the app on the home screen
  page_type smallint not null,
  image text not null,
  text jsonb not null,
  position text not null check (position in ('top', 'bottom')),
  show_times smallint not null,
  sort smallint not null,
  primary key (corp_id, marker_id)
);
select tiffin.fence('guide_marker');
