import type { Art } from '../art.ts'
import { f } from '../svg.ts'

/** Colours of a rolled cake. */
export interface RollCake {
  skin?: readonly [string, string]
  sponge?: string
  cream?: string
  sugar?: number
}

/** Draws a cake of sponge rolled around cream. */
export function drawRollCake(
  a: Art,
  { skin = ['#b9cc72', '#7f9d3c'], sponge = '#c7d98a', cream = '#fffaf0', sugar = 130 }: RollCake = {},
): void {
  const body = 'M176 138L330 118C402 116 432 180 430 246C428 312 396 360 338 364L176 376Z'
  const points = Array.from({ length: 81 }, (_, i) => {
    const t = i / 80
    const angle = t * 2.05 * 2 * Math.PI + 1.2
    const r = 16 + t * 74
    return `${f(176 + r * Math.cos(angle) * 0.95)} ${f(257 + r * Math.sin(angle))}`
  })
  a.add(
    a.shadow([252, 382], [172, 28]),
    a.group(
      { filter: a.puff({ blur: 20, scale: 14, spec: 0.1, grain: 0.06, freq: 0.09 }) },
      a.path(body, {
        fill: a.linear(`${skin[0]}, ${skin[1]}`),
      }),
    ),
    a.group(
      { filter: a.puff({ blur: 6, scale: 5, warm: 'cream', spec: 0.05 }) },
      a.ellipse([178, 257], [112, 120], { fill: skin[1] }),
    ),
    a.group({ filter: a.crumb(0.2, 0.26) }, a.ellipse([177, 257], [106, 114], { fill: sponge })),
    a.group({ filter: a.puff({ blur: 5, scale: 5, warm: 'cream', spec: 0.15 }) }, [
      a.stroke(`M${points.join('L')}`, 22, { stroke: cream }),
      a.ellipse([178, 257], [30, 32], { fill: cream }),
    ]),
    a.times(sugar, () => {
      const t = a.between(0, 1)
      return a.ellipse(
        [200 + t * 200 + a.between(-10, 20), 128 + a.between(-6, 60) + t * 16],
        [a.between(0.7, 2.1), a.between(0.7, 1.7)],
        {
          fill: '#fff',
          opacity: a.between(0.3, 0.9),
        },
      )
    }),
  )
}
