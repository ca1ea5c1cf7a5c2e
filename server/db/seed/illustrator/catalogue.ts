import { createHash } from 'node:crypto'
import { Art } from './art.ts'
import { counter } from './menu/counter.ts'
import { fruitTea } from './menu/fruit-tea.ts'
import { milkTea } from './menu/milk-tea.ts'
import { pastry } from './menu/pastry.ts'
import type { Picture, Pictures } from './picture.ts'

/** Every picture of the demo brands. */
export const pictures: Pictures = { ...milkTea, ...fruitTea, ...pastry, ...counter }

const seedOf = (name: string): number => createHash('sha256').update(name).digest().readInt32LE(0)

/** A picture as SVG without its tile; the name alone decides its chance, so neighbours never change it. */
export function drawPicture(name: string, { draw, zoom = 1, dy = 0 }: Picture): string {
  const art = new Art(seedOf(name))
  draw(art)
  return art.zoom(zoom, dy).svg()
}

/** The tint that a picture lies on. */
export const tintOf = (name: string): string => pictures[name]?.tint ?? 'oat'
