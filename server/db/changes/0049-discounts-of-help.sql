-- Help that is swept away is looked for among the discounts it was given for.
create index staff_discount__of_assist on staff_discount (corp_id, assist_id);
