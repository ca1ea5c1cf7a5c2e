import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

function seeds(a: Art): Svg {
  const found: Svg[] = []
  for (let row = 0; row < 5; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * (13 - row * 1.3) + (row % 2 ? 6 : 0)
      if (Math.abs(x) < 30 - row * 5) found.push(a.ellipse([x, -22 + row * 14], [1.7, 2.7], { fill: '#ffd98a' }))
    }
  return found
}

/** A strawberry. */
export function strawberry(a: Art, point: Pair, { size = 1, turn = 0 } = {}): Svg {
  const flesh = a.radial('#ff5a4d 0, #ea1f35 60, #b90d2a 100', [0.4, 0.35], 0.75)
  const green = a.linear('#8fc95a, #3c8436')
  return a.at(point, { scale: size, turn }, [
    a.group(
      { filter: a.puff({ blur: 9, scale: 8, warm: 'toast', spec: 0.5, shine: 22 }) },
      a.path('M0-36C26-42 42-26 38-4C34 20 14 42 0 46C-14 42-34 20-38-4C-42-26-26-42 0-36Z', { fill: flesh }),
    ),
    seeds(a),
    a.stroke('M-13-22C-22-16-26-6-25 3', 5, { stroke: '#fff', strokeOpacity: 0.6, filter: a.blur(1.2) }),
    [-64, -30, 2, 34, 66].map((turned) =>
      a.path('M0-34C-7-40-7-52 0-60C7-52 7-40 0-34Z', { fill: green, transform: `rotate(${turned} 0 -34)` }),
    ),
  ])
}

/** A slice of citrus: yuzu, lemon, orange, lime. */
export function citrus(
  a: Art,
  point: Pair,
  { r = 40, rind = '#f0b01c', flesh = '#ffdf70', turn = 0, squash = 1 } = {},
): Svg {
  const wedge = `M0 ${f(-r * 0.1)}L${f(-r * 0.24)} ${f(-r * 0.74)}Q0 ${f(-r * 0.93)} ${f(r * 0.24)} ${f(-r * 0.74)}Z`
  const paint = a.linear(`${flesh}, ${rind}`, 'up')
  return a.at(point, { turn, squash }, [
    a.circle([0, 0], r, { fill: rind }),
    a.circle([0, 0], r * 0.91, { fill: '#fff6d8' }),
    a.times(9, (i) =>
      a.path(wedge, {
        fill: paint,
        stroke: flesh,
        strokeWidth: r * 0.05,
        strokeLinejoin: 'round',
        transform: `rotate(${i * 40})`,
        opacity: 0.95,
      }),
    ),
    a.ellipse([-r * 0.25, -r * 0.3], [r * 0.5, r * 0.36], { fill: '#fff', opacity: 0.25, filter: a.blur(5) }),
  ])
}

/** A round fruit in full: grape, blueberry, lychee, cherry, cranberry. */
export function ball(a: Art, [x, y]: Pair, { r = 16, light = '#fff', body = '#b18ad0', deep = '#5b2b84' } = {}): Svg {
  return [
    a.circle([x, y], r, {
      fill: a.radial(`${light} 0, ${body} 40, ${deep} 100`, [0.36, 0.3], 0.75),
    }),
    a.ellipse([x - r * 0.3, y - r * 0.42], [r * 0.28, r * 0.17], { fill: '#fff', opacity: 0.8 }),
  ]
}

/** Cubes or chunks of soft fruit piled up: mango, melon, peach. */
export function chunks(a: Art, [cx, cy]: Pair, { light = '#ffd04d', deep = '#f79a12', size = 36 } = {}): Svg {
  const places = [
    [-52, -6, -12],
    [-14, -20, 8],
    [26, -14, -16],
    [56, 0, 14],
    [-30, 12, 20],
    [14, 10, -6],
  ] as const
  return a.group(
    { filter: a.puff({ blur: 5, scale: 6, warm: 'toast', spec: 0.45 }) },
    places.map(([x, y, turn]) =>
      a.at([cx + x, cy + y], { turn }, [
        a.rect([-size / 2, -size / 2], [size, size * 0.9], {
          rx: 9,
          fill: a.linear(`${light}, ${deep}`),
        }),
      ]),
    ),
  )
}

/** A wedge of a round fruit with a coloured skin: peach, persimmon, apple, watermelon. */
export function wedge(
  a: Art,
  point: Pair,
  { size = 1, turn = 0, skin = '#e2542e', flesh = '#ffd08a', deep = '#f6a04a' } = {},
): Svg {
  return a.at(point, { scale: size, turn }, [
    a.group(
      { filter: a.puff({ blur: 6, scale: 6, warm: 'toast', spec: 0.4 }) },
      a.path('M-46 0A46 46 0 0 1 46 0Q0 16-46 0Z', { fill: skin }),
      a.path('M-40-1A40 40 0 0 1 40-1Q0 11-40-1Z', {
        fill: a.linear(`${flesh}, ${deep}`),
      }),
    ),
    a.stroke('M-24-18Q-10-32 8-34', 4, { stroke: '#fff', strokeOpacity: 0.6, filter: a.blur(1) }),
  ])
}
