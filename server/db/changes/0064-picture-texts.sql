-- Menus and pages say what pictures show, where somebody has written it: most have no text, and are not looked at for it.
create index picture__told on picture (corp_id) where alt <> '{}';
