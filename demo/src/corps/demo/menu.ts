import type { MenuSeed } from '../shapes.ts'
import { bread, pastry } from './menu/bakery.ts'
import { cakes, wholeCakes } from './menu/cakes.ts'
import { coffee, ice } from './menu/coffee-and-ice.ts'
import { gifts, savoury } from './menu/savoury-and-gifts.ts'
import { season } from './menu/season.ts'
import { sets } from './menu/sets.ts'
import { fruitTea, milkTea, pureTea } from './menu/teas.ts'

/** The menu of Camellia Row, in the order of its rail. */
export const menu: readonly MenuSeed[] = [
  season,
  milkTea,
  fruitTea,
  pureTea,
  coffee,
  ice,
  pastry,
  bread,
  cakes,
  wholeCakes,
  savoury,
  sets,
  gifts,
]
