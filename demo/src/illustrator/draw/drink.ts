import type { Art } from '../art.ts'
import type { Stops, Svg } from '../svg.ts'
import { type Foam, foamCap, ice, pearls, type Swirl, surfaceLight, swirls } from './drink-parts.ts'
import { flower } from './garnish.ts'
import { type Cup, dew, type Glass, glassBack, glassFront, glassOf, rimHeight, strawLine } from './glass.ts'

/** A cold drink in a glass, from the bottom of the picture to its front. */
export interface Drink {
  cup?: Cup
  /** How far below the rim the liquid ends, 0…1 of the height. */
  level?: number
  layers: Stops
  /** The darkest tone of the liquid: its sides and base. */
  deep: string
  /** What it casts on the table. */
  glow?: string
  swirl?: Swirl
  pearls?: number
  cubes?: number
  /** Drops outside. */
  dew?: number
  foam?: Foam
  straw?: { light: string; deep: string; line: readonly [number, number, number, number] }
  /** Things in the liquid, and things on top. */
  inside?: (glass: Glass) => Svg
  garnish?: (glass: Glass) => Svg
  /** The camellia printed on the glass; empty for none. */
  mark?: string
}

/** Sides darken and the middle glows: that makes the cylinder. */
function roundness(a: Art, { cx, rim, surface, bottom }: Glass, deep: string): Svg {
  const across: Stops = `${deep}/.62 0, ${deep}/.14 16, #fff/.16 36, ${deep}/0 60, ${deep}/.2 86, ${deep}/.66 100`
  return [
    a.rect([cx - rim, surface - 20], [rim * 2, bottom - surface + 40], {
      fill: a.linear(across, 'across'),
    }),
    a.rect([cx - rim, bottom - 60], [rim * 2, 80], {
      fill: a.linear(`${deep}/0, ${deep}/.42`),
    }),
  ]
}

function liquid(a: Art, glass: Glass, drink: Drink): Svg {
  const { cx, rim, surface, bottom, half, outline } = glass
  const inner = a.clip([
    a.path(`${outline(surface - 2, 7, 15)}Z`),
    a.ellipse([cx, surface], [half(surface) - 7, rimHeight]),
  ])
  return a.group({ clipPath: inner }, [
    a.rect([cx - rim, surface - 20], [rim * 2, bottom - surface + 40], { fill: a.linear(drink.layers) }),
    drink.swirl ? swirls(a, glass, drink.swirl) : '',
    drink.inside?.(glass) ?? '',
    ice(a, glass, { count: drink.cubes ?? 0, tint: drink.layers.slice(0, 7) }),
    pearls(a, glass, drink.pearls ?? 0),
    roundness(a, glass, drink.deep),
  ])
}

function printedMark(a: Art, { cx, surface, bottom }: Glass, { mark, deep }: { mark: string; deep: string }): Svg {
  const y = (surface + bottom) / 2 + 16
  return [
    a.group({ opacity: 0.92 }, flower(a, [cx + 12, y], { size: 1.5, petal: mark })),
    a.circle([cx + 12, y], 6, { fill: deep, opacity: 0.55 }),
  ]
}

const lastColour = (layers: Stops): string => layers.slice(layers.lastIndexOf('#')).slice(0, 7)

/** Draws a cold drink. */
export function drawDrink(a: Art, drink: Drink): void {
  const glass = glassOf(drink.cup ?? {}, drink.level ?? 0.12)
  const { cx, bottom, base } = glass
  const glow = drink.glow ?? lastColour(drink.layers)
  const mark = drink.mark ?? '#fff'
  a.add(
    a.shadow([cx, bottom - 2], [base * 1.25, 20], { colour: '#4c2a14', strength: 0.36 }),
    a.ellipse([cx + base * 0.77, bottom + 8], [54, 11], { fill: glow, opacity: 0.55, filter: a.blur(10) }),
    glassBack(a, glass),
    drink.straw ? strawLine(a, drink.straw) : '',
    liquid(a, glass, drink),
    surfaceLight(a, glass),
    drink.foam ? foamCap(a, glass, drink.foam) : '',
    drink.garnish?.(glass) ?? '',
    glassFront(a, glass, drink.foam !== undefined),
    mark ? printedMark(a, glass, { mark, deep: drink.deep }) : '',
    drink.dew ? dew(a, glass, { count: drink.dew, deep: drink.deep }) : '',
  )
}
