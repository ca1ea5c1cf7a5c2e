import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** A cut of the baker's blade, opened in the oven; `l` is half its length. */
function score(a: Art, point: Pair, { l = 60, turn = 0 }): Svg {
  const left = `C-16 ${f(-l * 0.4)} -16 ${f(l * 0.4)} 0 ${f(l)}`
  const open = `M0 ${f(-l)}C26 ${f(-l * 0.4)} 26 ${f(l * 0.4)} 0 ${f(l)}C-16 ${f(l * 0.4)} -16 ${f(-l * 0.4)} 0 ${f(-l)}Z`
  const crumb = a.linear('#c98944 0, #f3d19a 35, #f9e3ba 80, #d89d55 100', 'across')
  return a.at(point, { turn }, [
    a.path(open, { fill: crumb }),
    a.stroke(`M0 ${f(-l)}${left}`, 6, { stroke: '#4e2107', opacity: 0.8 }),
    a.stroke(`M-3 ${f(-l + 2)}C-21 ${f(-l * 0.4)} -21 ${f(l * 0.4)} -3 ${f(l - 2)}`, 4, {
      stroke: '#f0b667',
      opacity: 0.9,
    }),
    a.times(9, () =>
      a.ellipse([a.between(-6, 14), a.between(-l * 0.7, l * 0.7)], [a.between(1.4, 3.4), a.between(2, 6)], {
        fill: '#c4884a',
        opacity: 0.4,
      }),
    ),
  ])
}

/** Flour over a round loaf, with the rings of its basket. */
function flour(a: Art, clipPath: string): Svg {
  return a.group({ clipPath, opacity: 0.8 }, [
    a.times(3, (i) =>
      a.stroke(
        `M${96 + i * 8} ${196 + i * 46}C170 ${156 + i * 52} 310 ${156 + i * 52} ${386 - i * 6} ${198 + i * 46}`,
        12,
        {
          stroke: '#fff6e8',
          strokeOpacity: 0.42,
          filter: a.blur(5),
        },
      ),
    ),
    a.times(220, () => {
      const t = a.between(0, 6.28)
      const r = Math.sqrt(a.chance())
      return a.ellipse(
        [240 + 168 * r * Math.cos(t), 250 + 116 * r * Math.sin(t)],
        [a.between(0.7, 2.2), a.between(0.7, 1.8)],
        {
          fill: '#fffaf0',
          opacity: a.between(0.25, 0.8),
        },
      )
    }),
  ])
}

/** Draws a round loaf of the hearth. */
export function drawBoule(a: Art, { cuts = 4, isFloured = true, deep = '#6b330f' } = {}): void {
  const d = 'M66 282C66 186 138 128 240 128C342 128 414 186 414 282C414 350 340 384 240 384C140 384 66 350 66 282Z'
  const crust = a.radial(`#dc9a4c 0, #bd7330 50, #8f4c1a 82, ${deep} 100`, [0.42, 0.36], 0.72)
  const scores = a.times(cuts, (i) => {
    const k = (i - (cuts - 1) / 2) / cuts
    return score(a, [126 + (i * 228) / (cuts - 1), 238 + k * k * 46], { l: 84 - Math.abs(k) * 46, turn: 24 + k * 40 })
  })
  a.add(
    a.shadow([240, 366], [178, 34]),
    a.group(
      { filter: a.puff({ blur: 22, scale: 16, spec: 0.1, grain: 0.13, freq: 0.045 }) },
      a.path(d, { fill: crust }),
    ),
    isFloured ? flour(a, a.clip(a.path(d))) : '',
    a.group({ filter: a.puff({ blur: 3, scale: 4, spec: 0.1 }) }, scores),
  )
}

function lobe(a: Art, [x, t]: Pair, w: number): Svg {
  const d = `M${x - w} 380C${x - w - 4} 320 ${x - w + 4} 270 ${x - w - 6} 226C${x - w - 12} ${t + 34} ${f(x - w * 0.56)} ${t} ${x} ${t}C${f(x + w * 0.56)} ${t} ${x + w + 12} ${t + 34} ${x + w + 6} 226C${x + w - 4} 270 ${x + w + 4} 320 ${x + w} 380Q${x} 398 ${x - w} 380Z`
  const crust = a.linear('#a9571a 0, #bd6a22 20, #d8943f 40, #edc078 52, #f8dfac 66, #f3d093 86, #c98a42 100')
  const fibres = a.times(22, () => {
    const drop = `q${f(a.between(-3, 3))} ${f(a.between(10, 16))} ${f(a.between(-2, 2))} ${f(a.between(18, 36))}`
    return a.stroke(`M${f(x + a.between(-w, w))} ${f(a.between(230, 350))}${drop}`, a.between(1.5, 4), {
      stroke: '#c98d45',
      strokeOpacity: 0.22,
    })
  })
  return [
    a.group({ filter: a.puff({ blur: 15, scale: 12, spec: 0.16, shine: 20 }) }, a.path(d, { fill: crust })),
    a.group({ clipPath: a.clip(a.path(d)) }, [
      a.ellipse([x - 6, t + 46], [w * 0.8, 46], { fill: '#8d4312', opacity: 0.35, filter: a.blur(12) }),
      fibres,
    ]),
    a.stroke(
      `M${f(x - w * 0.62)} ${t + 46}C${f(x - w * 0.5)} ${t + 18} ${f(x - w * 0.16)} ${t + 12} ${f(x + w * 0.2)} ${t + 15}`,
      10,
      { stroke: '#fff3d6', strokeOpacity: 0.8, filter: a.blur(4) },
    ),
  ]
}

/** Draws a soft loaf of three lobes. */
export function drawMilkLoaf(a: Art): void {
  a.add(a.shadow([244, 388], [182, 28]), lobe(a, [130, 132], 64), lobe(a, [350, 132], 64), lobe(a, [240, 112], 68))
}

/** A long loaf as part of a picture. */
export function longLoaf(a: Art, point: Pair, { size = 1, turn = 0, cuts = 4 } = {}): Svg {
  const d =
    'M-212 20C-220-20-176-54-100-62C-30-68 40-68 104-62C178-54 220-20 212 20C206 52 140 64 0 64C-140 64-206 52-212 20Z'
  const crust = a.linear('#e3a552 0, #c97d30 45, #a45a1e 80, #7c3e12 100')
  return a.at(point, { scale: size, turn }, [
    a.group(
      { filter: a.puff({ blur: 16, scale: 13, spec: 0.18, grain: 0.06, freq: 0.05 }) },
      a.path(d, { fill: crust }),
    ),
    a.group(
      { filter: a.puff({ blur: 3, scale: 4, spec: 0.1 }) },
      a.times(cuts, (i) => score(a, [-150 + (i * 300) / (cuts - 1), -10], { l: 44, turn: 62 })),
    ),
    a.times(60, () =>
      a.ellipse([a.between(-190, 190), a.between(-40, 34)], [a.between(0.7, 2), a.between(0.7, 1.7)], {
        fill: '#fffaf0',
        opacity: a.between(0.25, 0.7),
      }),
    ),
  ])
}
