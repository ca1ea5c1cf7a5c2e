import type { Art } from '../art.ts'
import { f, type Svg } from '../svg.ts'
import { flower } from './garnish.ts'
import { plate } from './slice.ts'
import { tart } from './tart.ts'

/** Draws a fluted little cake with a dark crust. */
export function drawCanele(a: Art): void {
  const flutes = a.times(9, (i) => {
    const k = (i - 4) / 4.6
    return [
      a.stroke(`M${f(240 + k * 92)} 176L${f(240 + k * 122)} 366`, 12, {
        stroke: '#f0a95a',
        strokeOpacity: 0.32,
        filter: a.blur(3),
      }),
      a.stroke(`M${f(240 + (k + 0.11) * 92)} 176L${f(240 + (k + 0.11) * 122)} 368`, 9, {
        stroke: '#2b0d02',
        strokeOpacity: 0.5,
        filter: a.blur(3),
      }),
    ]
  })
  const body =
    'M140 172C140 140 180 122 240 122C300 122 340 140 340 172L372 352C374 384 316 404 240 404C164 404 106 384 108 352Z'
  a.add(
    a.shadow([246, 392], [140, 26]),
    a.group(
      { filter: a.puff({ blur: 16, scale: 13, spec: 0.45, shine: 20 }) },
      a.path(body, { fill: a.linear('#a5571c, #7a350d 45, #4a1a05') }),
    ),
    a.group({ clipPath: a.clip(a.path(body)) }, flutes),
    a.group({ filter: a.puff({ blur: 8, scale: 9, spec: 0.4 }) }, [
      a.ellipse([240, 172], [98, 44], { fill: a.radial('#c97a35, #92470f 60, #5c240a', [0.4, 0.35], 0.75) }),
    ]),
    a.ellipse([240, 178], [50, 19], { fill: '#3a1204', opacity: 0.55, filter: a.blur(6) }),
    a.stroke('M164 162C180 142 222 134 258 136', 7, { stroke: '#ffe0b0', strokeOpacity: 0.75, filter: a.blur(3) }),
  )
}

/** Draws threads of chestnut cream piled on a tart. */
export function drawMontBlanc(a: Art): void {
  const thread = (r: number, y: number, turn: number) => {
    const light = a.between(0, 1) > 0.5 ? '#e0b277' : '#cf9a58'
    return a.stroke(
      `M${f(-r)} ${f(y)}C${f(-r * 0.5)} ${f(y + r * 0.34)} ${f(r * 0.5)} ${f(y + r * 0.34)} ${f(r)} ${f(y)}C${f(r * 0.5)} ${f(y - r * 0.2)} ${f(-r * 0.5)} ${f(y - r * 0.2)} ${f(-r)} ${f(y)}`,
      12,
      { stroke: light, transform: `rotate(${f(turn)})` },
    )
  }
  const rows: Svg = a.times(17, (i) => thread(118 * Math.sqrt(1 - (i / 17.6) ** 2), 30 - i * 9, a.between(-7, 7)))
  a.add(
    a.shadow([244, 384], [140, 26]),
    tart(a, [240, 334], { size: 0.86, spots: 0, filling: ['#e8c088', '#d3a262', '#a9753a'] }),
    a.at([240, 290], {}, [
      a.group({ filter: a.puff({ blur: 3, scale: 8, spec: 0.12 }) }, rows),
      a.times(24, () =>
        a.ellipse([a.between(-80, 80), a.between(-120, 20)], [a.between(0.8, 2.2), a.between(0.8, 1.8)], {
          fill: '#fff',
          opacity: a.between(0.4, 0.9),
        }),
      ),
    ]),
    a.group({ filter: a.puff({ blur: 7, scale: 8, spec: 0.6, shine: 24 }) }, [
      a.path('M210 152C206 116 238 100 258 116C280 132 272 164 246 168C228 172 212 168 210 152Z', { fill: '#8a3f16' }),
    ]),
    flower(a, [292, 184], { size: 0.95, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
    flower(a, [186, 190], { size: 0.8, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
  )
}

/** Draws a clear cake with blossoms in it. */
export function drawJellyCake(a: Art): void {
  const front = 'M112 236L292 262V388L126 356Q112 352 112 340Z'
  const flank = 'M292 262L384 214V330Q384 342 372 348L292 388Z'
  const roof = 'M112 236L206 192Q214 188 224 190L384 214L292 262Z'
  const gold = '#ffe9a8/.95, #f7c34c/.9 60, #dc9320/.95'
  const spots = [
    [160, 290, 1],
    [214, 318, 1.25],
    [252, 288, 0.9],
    [330, 288, 0.9],
    [182, 338, 0.8],
    [346, 322, 0.7],
    [236, 350, 0.8],
  ]
  a.add(
    plate(a, 386),
    a.path(front, { fill: a.linear(gold) }),
    a.path(flank, { fill: a.linear('#f3b93c/.95, #c97d14/.95') }),
    a.path(roof, { fill: a.linear('#fff6d2, #fbd878', 'slant') }),
    spots.map(([x = 0, y = 0, size = 1]) =>
      flower(a, [x, y], { size: size * 0.9, petal: '#f08a0a', heart: '#b45c00', petals: 4 }),
    ),
    a.path('M112 236L292 262V388', { fill: 'none', stroke: '#fff', strokeOpacity: 0.75, strokeWidth: 3 }),
    a.path('M292 262L384 214', { stroke: '#fff', strokeOpacity: 0.75, strokeWidth: 3 }),
    a.path('M128 252L160 258V338L132 330Q128 328 128 322Z', { fill: '#fff', opacity: 0.45, filter: a.blur(3) }),
    flower(a, [252, 222], { size: 1.3, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
    flower(a, [286, 226], { size: 0.9, petal: '#f6a51c', heart: '#c76a05', petals: 4 }),
  )
}

/** Draws a block of cake in many thin stripes, and a piece cut from it. */
export function drawLayerBlock(a: Art, tones: readonly string[]): void {
  const block = (x: number, y: number, [w, d, h]: readonly [number, number, number]) => {
    const front = `M${x} ${y}H${x + w}V${y + h}Q${x + w} ${y + h + 6} ${x + w - 6} ${y + h + 6}H${x + 6}Q${x} ${y + h + 6} ${x} ${y + h}Z`
    const step = h / tones.length
    return [
      a.path(`M${x + w} ${y}L${x + w + d} ${y - d * 0.5}V${y + h - d * 0.5}L${x + w} ${y + h + 4}Z`, {
        fill: tones.at(-1),
      }),
      a.path(`M${x + w} ${y}L${x + w + d} ${y - d * 0.5}V${y + h - d * 0.5}L${x + w} ${y + h + 4}Z`, {
        fill: '#000',
        opacity: 0.22,
      }),
      a.group({ clipPath: a.clip(a.path(front)) }, [
        tones.map((tone, i) => a.rect([x, y + i * step], [w, step + 7], { fill: tone })),
        a.rect([x, y], [w, h + 8], { fill: a.linear('#fff/.22, #fff/0 40, #5a2b0a/.22', 'slant') }),
      ]),
      a.group(
        { filter: a.puff({ blur: 7, scale: 7, spec: 0.2 }) },
        a.path(`M${x} ${y}L${x + d} ${f(y - d * 0.5)}H${x + w + d}L${x + w} ${y}Z`, { fill: tones[0] }),
      ),
    ]
  }
  a.add(plate(a, 382), block(214, 226, [150, 40, 130]), block(104, 250, [104, 46, 120]))
}
