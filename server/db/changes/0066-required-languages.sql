-- Languages in which no text may be missing when something is published; null: the brand's own alone, the first that it lists.
alter table corp add column required_languages text[];
