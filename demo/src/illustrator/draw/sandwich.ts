import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** What is between two slices of milk bread. */
export interface Sando {
  filling?: readonly [string, string]
  bits?: readonly [string, string]
  hasGreen?: boolean
}

const wide = 168
const high = 214

function crustedBread(a: Art, x: number, width: number): Svg {
  const crumb = a.linear('#fffaf0, #f6e4c4', 'slant')
  return [
    a.group(
      { filter: a.puff({ blur: 8, scale: 7, spec: 0.05 }) },
      a.rect([x, 0], [width, high], { rx: 18, fill: '#c67a2e' }),
    ),
    a.group(
      { filter: a.crumb(0.45, 0.13) },
      a.rect([x + (x < 60 ? 7 : 3), 6], [width - 10, high - 12], { rx: 13, fill: crumb }),
    ),
  ]
}

function cresses(a: Art): Svg {
  let d = 'M116 -8'
  for (let i = 0; i < 11; i++) d += `q${i % 2 ? 20 : 9} 10 0 20.5`
  return [
    a.group(
      { filter: a.puff({ blur: 3, scale: 5, warm: 'plain', spec: 0.2 }) },
      a.path(`${d}L112 216L112 -8Z`, {
        fill: a.linear('#9ad05c, #5f9e34'),
      }),
    ),
    a.times(16, () =>
      a.at([a.between(52, 104), a.between(8, high - 12)], { turn: a.between(-60, 60) }, [
        a.rect([0, 0], [7, 3.4], { rx: 1.6, fill: '#4f9236' }),
      ]),
    ),
  ]
}

function halfSando(a: Art, point: Pair, { size, sando }: { size: number; sando: Sando }): Svg {
  const { filling = ['#ffe27a', '#f5b93a'], bits = ['#fff8e6', '#ffce4a'], hasGreen = true } = sando
  const [first, second] = filling
  const inner = a.times(34, (i) => {
    const r = a.between(8, 20)
    const tones = i % 3 ? [first, second] : bits
    return a.ellipse([a.between(50, 118), a.between(4, high - 8)], [r, r * a.between(0.6, 0.95)], {
      fill: tones[i % 2],
    })
  })
  const flank = `M${wide - 8} 8L${wide + 40} -22Q${wide + 52} -26 ${wide + 52} -12V${high - 40}Q${wide + 52} ${high - 28} ${wide + 40} ${high - 20}L${wide - 8} ${high - 6}Z`
  const roof = `M12 4L60 -24Q66 -28 76 -28H${wide + 36}Q${wide + 50} -28 ${wide + 40} -20L${wide - 10} 6Z`
  return a.at(point, { scale: size }, [
    a.path(flank, {
      fill: a.linear('#b96c25, #8d4a15', 'across'),
    }),
    a.path(roof, {
      fill: a.linear('#e7ac5c, #c9822f'),
    }),
    a.group({ filter: a.puff({ blur: 5, scale: 6, warm: 'cream', spec: 0.25 }) }, [
      a.rect([40, -4], [88, high + 6], { rx: 16, fill: first }),
      inner,
    ]),
    hasGreen ? cresses(a) : '',
    crustedBread(a, 0, 52),
    crustedBread(a, wide - 46, 50),
  ])
}

/** Draws two halves of a sandwich of milk bread. */
export function drawSando(a: Art, sando: Sando = {}): void {
  a.add(
    a.shadow([246, 392], [184, 26]),
    halfSando(a, [212, 128], { size: 0.96, sando }),
    halfSando(a, [58, 176], { size: 1, sando }),
  )
}

function ruffle(a: Art, [y, amp]: Pair, { fill, step }: { fill: string; step: number }): Svg {
  let d = `M54 ${y - 22}L54 ${y}`
  for (let x = 54, i = 0; x < 430; x += step, i++)
    d += `q${f(step / 2)} ${f(amp * (i % 2 ? 0.5 : 1) + a.between(-3, 3))} ${step} 0`
  return a.group(
    { filter: a.puff({ blur: 4, scale: 6, warm: 'plain', spec: 0.25 }) },
    a.path(`${d}L430 ${y - 22}Z`, { fill }),
  )
}

/** Draws a filled baguette. */
export function drawBaguette(a: Art, { meat = ['#f7c3b0', '#f0a58e'] as readonly [string, string] } = {}): void {
  const tomato = a.linear('#ff6a4d, #d92f2a')
  const cheese = a.linear('#ffe07a, #f7bb35')
  const below =
    'M40 292C36 262 60 256 92 256H392C424 256 446 262 442 292C438 334 404 352 360 352H122C78 352 44 334 40 292Z'
  const above =
    'M36 226C32 168 84 136 150 134H332C398 136 448 168 444 226C444 248 424 250 396 250H84C56 250 36 248 36 226Z'
  const cut = a.linear('#d79a50, #f7dfb2, #e6b873', 'across')
  a.add(a.shadow([244, 366], [196, 30]))
  a.add(
    a.group({ transform: 'rotate(-9 240 250)' }, [
      a.group(
        { filter: a.puff({ blur: 13, scale: 11, spec: 0.12 }) },
        a.path(below, {
          fill: a.linear('#e8b468, #d28f3d, #9a561b'),
        }),
      ),
      ruffle(a, [272, 40], {
        fill: a.linear('#6faa3b, #a7d765'),
        step: 26,
      }),
      a.group(
        { filter: a.puff({ blur: 4, scale: 5, warm: 'plain', spec: 0.3 }) },
        [84, 152, 222, 292, 358].map((x) => a.ellipse([x + 22, 264], [42, 14], { fill: tomato })),
      ),
      ruffle(a, [256, 26], {
        fill: a.linear(`${meat[0]}, ${meat[1]}`),
        step: 42,
      }),
      [70, 138, 206, 276, 344].map((x) => a.path(`M${x} 232H${x + 76}L${x + 48} 276Z`, { fill: cheese })),
      a.group(
        { filter: a.puff({ blur: 17, scale: 14, spec: 0.22 }) },
        a.path(above, {
          fill: a.linear('#dc9440 0, #cf8230 50, #e6ae62 90, #f2d29a 100'),
        }),
      ),
      [110, 200, 290, 378].map((x, i) =>
        a.at([x - 4, i === 0 || i === 3 ? 188 : 182], { turn: 64 }, [
          a.path('M0-46C18-20 18 20 0 46C-12 20-12-20 0-46Z', { fill: cut }),
          a.stroke('M0-46C-12-20-12 20 0 46', 4.5, { stroke: '#6b2f0b', opacity: 0.75 }),
        ]),
      ),
      a.times(80, () =>
        a.ellipse([a.between(70, 410), a.between(146, 214)], [a.between(0.7, 1.9), a.between(0.7, 1.6)], {
          fill: '#fffaf0',
          opacity: a.between(0.3, 0.8),
        }),
      ),
    ]),
  )
}
