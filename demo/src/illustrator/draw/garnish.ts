import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** A small flower seen from above: blossoms on drinks, marks on glass. */
export function flower(
  a: Art,
  point: Pair,
  { size = 1, petal = '#fff', heart = 'none', petals = 5, turn = 0 } = {},
): Svg {
  const shape = 'M0 0C-9-5-10-18 0-21C10-18 9-5 0 0Z'
  return a.at(point, { scale: size, turn }, [
    a.times(petals, (i) => a.path(shape, { fill: petal, transform: `rotate(${f((i * 360) / petals)})` })),
    heart === 'none' ? '' : a.circle([0, 0], 4.6, { fill: heart }),
  ])
}

/** A full camellia in relief. */
export function camellia(a: Art, point: Pair, { size = 1, light = '#ffd9dd', deep = '#f0506e' } = {}): Svg {
  const petal = 'M0 0C-24-8-26-36 0-42C26-36 24-8 0 0Z'
  const paint = a.linear(`${deep}, ${light}`)
  return a.at(point, { scale: size }, [
    a.group({ filter: a.puff({ blur: 6, scale: 7, warm: 'cream', spec: 0.2 }) }, [
      a.times(5, (i) => a.path(petal, { fill: paint, transform: `rotate(${i * 72}) scale(1 .86)` })),
      a.times(5, (i) => a.path(petal, { fill: light, transform: `rotate(${36 + i * 72}) scale(.56 .5)` })),
    ]),
    a.ellipse([0, -1], [9, 7.5], { fill: '#f8c04a' }),
    a.times(6, (i) => a.circle([6 * Math.cos(i), -1 + 5 * Math.sin(i)], 1.3, { fill: '#b9791a' })),
  ])
}

/** A leaf with its veins; `turn` 0 points up. */
export function leaf(a: Art, point: Pair, { size = 1, turn = 0, light = '#9fce6a', deep = '#3f8a3a' } = {}): Svg {
  return a.at(point, { scale: size, turn }, [
    a.path('M0 0C-20-16-20-44 0-62C20-44 20-16 0 0Z', {
      fill: a.linear(`${light}, ${deep}`, 'slant'),
    }),
    a.stroke('M0-2V-56M0-14L-9-24M0-14L9-24M0-28L-10-38M0-28L10-38', 1.6, { stroke: '#fff', strokeOpacity: 0.35 }),
  ])
}

/** A sprig of mint. */
export function mint(a: Art, [x, y]: Pair, size = 1): Svg {
  const tone = { light: '#b6dd7d', deep: '#3f8c3c' }
  return [
    leaf(a, [x - 8 * size, y], { size: 0.72 * size, turn: -48, ...tone }),
    leaf(a, [x + 8 * size, y], { size: 0.66 * size, turn: 44, ...tone }),
    leaf(a, [x, y - 4], { size: 0.86 * size, turn: -4, light: '#c5e78c', deep: '#4b9a44' }),
  ]
}

/** Dust, sugar or salt over an arc-shaped top. */
export function sprinkle(
  a: Art,
  [cx, cy]: Pair,
  { width = 80, height = 20, count = 60, colour = '#fff', size = 2 },
): Svg {
  return a.times(count, () => {
    const across = a.between(-1, 1)
    const down = a.between(-1, 1) * Math.sqrt(1 - across * across)
    const dot = a.between(size * 0.4, size)
    return a.ellipse([cx + across * width, cy + down * height], [dot, dot * 0.8], {
      fill: colour,
      opacity: a.between(0.45, 0.95),
    })
  })
}
