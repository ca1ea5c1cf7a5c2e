-- What customers can take instead of a product that is sold out, in the brand's order [stock-10].
alter table product add column substitute_ids text[] not null default '{}';
