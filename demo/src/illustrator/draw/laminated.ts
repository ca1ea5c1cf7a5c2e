import type { Art } from '../art.ts'
import { f, type Svg } from '../svg.ts'

const crust = '#f3bf6c, #dd9640 40, #b96a21 80, #8f4813'

function layersAt(a: Art, y: number): Svg {
  return a.times(7, (i) =>
    a.stroke(
      `M${92 + i * 5} ${f(y + i * 11)}C170 ${f(y + 10 + i * 11)} 310 ${f(y + 10 + i * 11)} ${388 - i * 5} ${f(y + i * 11)}`,
      3.4,
      {
        stroke: i % 2 ? '#ffe1a6' : '#7d3a0c',
        strokeOpacity: i % 2 ? 0.6 : 0.42,
      },
    ),
  )
}

/** Draws a folded pastry with two bars of chocolate in it. */
export function drawPainAuChocolat(a: Art): void {
  const d =
    'M92 236C92 188 130 164 170 166C206 152 274 152 310 166C350 164 388 188 388 236V314C388 352 356 372 312 368C270 378 210 378 168 368C124 372 92 352 92 314Z'
  a.add(
    a.shadow([244, 366], [168, 28]),
    a.group({ filter: a.puff({ blur: 17, scale: 13, spec: 0.3, shine: 18 }) }, a.path(d, { fill: a.linear(crust) })),
    a.group({ clipPath: a.clip(a.path(d)) }, [
      a.group({ filter: a.blur(1.2) }, layersAt(a, 288)),
      [150, 240, 330].map((x) =>
        a.stroke(`M${x} 150C${x - 18} 190 ${x - 20} 230 ${x - 6} 290`, 9, {
          stroke: '#8a420f',
          strokeOpacity: 0.35,
          filter: a.blur(3),
        }),
      ),
      a.stroke('M120 196C180 172 300 172 356 192', 14, { stroke: '#ffe9bd', strokeOpacity: 0.75, filter: a.blur(6) }),
    ]),
    a.group({ filter: a.puff({ blur: 3, scale: 6, spec: 0.5 }) }, [
      a.stroke('M126 214L168 168L196 262L240 160L280 262L316 168L356 226', 9, { stroke: '#3a1a0c' }),
    ]),
    [94, 386].map((x) => [
      a.ellipse([x, 290], [13, 40], { fill: '#8f4813' }),
      a.ellipse([x, 276], [8, 13], { fill: '#2a1006' }),
      a.ellipse([x, 306], [8, 13], { fill: '#2a1006' }),
    ]),
  )
}

/** Draws a round pastry of folded dough; `filling` lies in its hollow. */
export function drawDanish(a: Art, filling: Svg): void {
  const folds = a.times(8, (i) => {
    const turn = i * 45
    return a.at([240, 276], { squash: 0.74, turn: 0 }, [
      a.path('M0-162C34-158 52-126 44-86C28-66-28-66-44-86C-52-126-34-158 0-162Z', {
        fill: a.linear('#f6c777, #d98f3b 55, #a9601f'),
        transform: `rotate(${turn})`,
      }),
    ])
  })
  a.add(
    a.shadow([244, 372], [160, 32]),
    a.group({ filter: a.puff({ blur: 12, scale: 12, spec: 0.32, shine: 18 }) }, [
      a.ellipse([240, 280], [152, 112], { fill: '#c9812f' }),
      folds,
    ]),
    a.at([240, 276], { squash: 0.74 }, [
      a.times(8, (i) =>
        a.stroke('M-14-150C-26-128-26-108-16-92M14-150C26-128 26-108 16-92', 4, {
          stroke: '#7d3a0c',
          strokeOpacity: 0.32,
          transform: `rotate(${i * 45})`,
        }),
      ),
    ]),
    a.ellipse([240, 274], [96, 64], { fill: '#8a4310', opacity: 0.6, filter: a.blur(4) }),
    a.group({ filter: a.puff({ blur: 10, scale: 8, warm: 'cream', spec: 0.3 }) }, [
      a.ellipse([240, 272], [90, 58], { fill: a.radial('#fff0b8, #fbd669 70, #efb53c') }),
    ]),
    filling,
    a.times(40, () =>
      a.ellipse([240 + a.between(-140, 140), 276 + a.between(-96, 96)], [a.between(0.8, 2), a.between(0.8, 1.7)], {
        fill: '#fff',
        opacity: a.between(0.4, 0.9),
      }),
    ),
  )
}

/** Draws a rolled bun with a shining crust and coarse salt. */
export function drawSaltRoll(a: Art): void {
  const band = (x: number, w: number, h: number) =>
    a.path(
      `M${x - w} ${f(270 - h * 0.7)}C${f(x - w * 0.7)} ${f(270 - h * 1.1)} ${f(x + w * 0.7)} ${f(270 - h * 1.1)} ${x + w} ${f(270 - h * 0.7)}C${f(x + w * 1.3)} 270 ${f(x + w * 1.2)} ${f(270 + h * 0.7)} ${f(x + w * 0.8)} ${f(270 + h * 0.86)}C${f(x + w * 0.3)} ${f(270 + h)} ${f(x - w * 0.3)} ${f(270 + h)} ${f(x - w * 0.8)} ${f(270 + h * 0.86)}C${f(x - w * 1.2)} ${f(270 + h * 0.7)} ${f(x - w * 1.3)} 270 ${x - w} ${f(270 - h * 0.7)}Z`,
      { fill: a.linear('#eeb562, #d48b38 45, #a75d1c 85, #84410f') },
    )
  const bands = [
    [84, 34, 44],
    [396, 34, 44],
    [126, 42, 66],
    [354, 42, 66],
    [178, 50, 86],
    [302, 50, 86],
    [240, 56, 98],
  ] as const
  a.add(
    a.shadow([244, 358], [178, 26]),
    a.at([240, 270], { turn: -8 }, [
      a.at([-240, -270], {}, [
        [bands.slice(0, 2), bands.slice(2, 4), bands.slice(4, 6), bands.slice(6)].map((pair) =>
          a.group(
            { filter: a.puff({ blur: 13, scale: 12, spec: 0.5, shine: 22 }) },
            pair.map(([x, w, h]) => band(x, w, h)),
          ),
        ),
        a.stroke('M206 196C222 184 254 182 274 190', 11, { stroke: '#fff3d6', strokeOpacity: 0.8, filter: a.blur(4) }),
        a.times(34, () =>
          a.at([240 + a.between(-120, 120), 224 + a.between(-30, 26)], { turn: a.between(0, 90) }, [
            a.rect([-3, -3], [a.between(4, 7), a.between(4, 6)], { rx: 1.4, fill: '#fff', opacity: 0.95 }),
          ]),
        ),
      ]),
    ]),
  )
}
