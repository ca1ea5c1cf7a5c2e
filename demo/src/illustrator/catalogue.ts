import { createHash } from 'node:crypto'
import { Art } from './art.ts'
import { bread } from './menu/bread.ts'
import { cakes } from './menu/cakes.ts'
import { coffee } from './menu/coffee.ts'
import { fruitTea } from './menu/fruit-tea.ts'
import { gifts } from './menu/gifts.ts'
import { ice } from './menu/ice.ts'
import { kopi } from './menu/kopi.ts'
import { milkTea } from './menu/milk-tea.ts'
import { pastry } from './menu/pastry.ts'
import { savoury } from './menu/savoury.ts'
import { scenes } from './menu/scenes.ts'
import { pureTea } from './menu/tea.ts'
import type { Picture, Pictures } from './picture.ts'

/** Every picture of the demo brands. */
export const pictures: Pictures = {
  ...milkTea,
  ...fruitTea,
  ...pureTea,
  ...coffee,
  ...ice,
  ...pastry,
  ...bread,
  ...cakes,
  ...savoury,
  ...gifts,
  ...scenes,
  ...kopi,
}

const seedOf = (name: string): number => createHash('sha256').update(name).digest().readInt32LE(0)

/** A picture as SVG without its tile; the name alone decides its chance, so neighbours never change it. */
export function drawPicture(name: string, { draw, zoom = 1, dy = 0 }: Picture): string {
  const art = new Art(seedOf(name))
  draw(art)
  return art.zoom(zoom, dy).svg()
}

/** The tint that a picture lies on. */
export const tintOf = (name: string): string => pictures[name]?.tint ?? 'oat'
