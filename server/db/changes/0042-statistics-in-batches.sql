-- Beside the work.
-- Statistics are counted batch by batch: whether a device, or a device with an event, was counted on a day before is looked up.
drop index concurrently if exists stat_record__counted;
create index concurrently stat_record__counted on stat_record (corp_id, day, device, name) where rolled;
drop index concurrently if exists stat_record__of_day;
