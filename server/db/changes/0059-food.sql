-- What is in a material, in `food_per` of its unit: thousandths of kcal, milligrams, of caffeine micrograms. Null: not known; 0: none [food-1].
alter table material
  add column food_per smallint not null default 100 check (food_per between 1 and 1000),
  add column energy integer check (energy >= 0),
  add column sugar integer check (sugar >= 0),
  add column lactose integer not null default 0 check (lactose >= 0), -- of the sugar
  add column saturated_fat integer check (saturated_fat >= 0),
  add column caffeine integer check (caffeine >= 0),
  add column has_sweetener boolean not null default false,
  add column allergens_known boolean not null default false,
  add column contains text[] not null default '{}',
  add column may_contain text[] not null default '{}';

alter table sku add column volume_ml integer check (volume_ml > 0); -- of a drink as it is served; null: no drink, or not known
alter table property add column is_topping boolean not null default false;
alter table property_value add column recipe_shares jsonb not null default '[]'; -- [{materialId, percent}]: how much of the recipe's material is taken
