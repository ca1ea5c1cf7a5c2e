import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** Tones of an ice: lit, body, shade. */
export type IceTones = readonly [string, string, string]

function ring(a: Art, [cx, cy]: Pair, { w, h, tones }: { w: number; h: number; tones: IceTones }): Svg {
  const d = `M${f(cx - w)} ${f(cy)}C${f(cx - w * 1.12)} ${f(cy - h * 0.9)} ${f(cx - w * 0.4)} ${f(cy - h)} ${f(cx)} ${f(cy - h * 0.94)}C${f(cx + w * 0.5)} ${f(cy - h)} ${f(cx + w * 1.1)} ${f(cy - h * 0.6)} ${f(cx + w)} ${f(cy + h * 0.12)}C${f(cx + w * 0.86)} ${f(cy + h * 0.72)} ${f(cx - w * 0.8)} ${f(cy + h * 0.66)} ${f(cx - w)} ${f(cy)}Z`
  return a.path(d, { fill: a.linear(`${tones[0]}, ${tones[1]} 55, ${tones[2]}`) })
}

/** A swirl of soft ice that stands on `at`. */
export function iceSwirl(a: Art, [cx, y]: Pair, { size = 1, tones }: { size?: number; tones: IceTones }): Svg {
  const s = (value: number) => value * size
  const rings = [
    [0, 104, 62],
    [-50, 84, 54],
    [-94, 62, 46],
    [-130, 42, 38],
  ] as const
  const tip = `M${f(cx - s(26))} ${f(y - s(146))}C${f(cx - s(24))} ${f(y - s(184))} ${f(cx + s(2))} ${f(y - s(196))} ${f(cx + s(22))} ${f(y - s(214))}C${f(cx + s(16))} ${f(y - s(188))} ${f(cx + s(34))} ${f(y - s(170))} ${f(cx + s(28))} ${f(y - s(144))}Z`
  return [
    a.group({ filter: a.puff({ blur: s(11), scale: 12, warm: 'cream', spec: 0.2 }) }, [
      rings.map(([dy, w, h]) => ring(a, [cx, y + s(dy)], { w: s(w), h: s(h), tones })),
      a.path(tip, { fill: tones[0] }),
    ]),
    rings
      .slice(0, 3)
      .map(([dy, w, h]) =>
        a.stroke(
          `M${f(cx - s(w * 0.9))} ${f(y + s(dy - h * 0.34))}C${f(cx - s(w * 0.3))} ${f(y + s(dy - h * 0.02))} ${f(cx + s(w * 0.4))} ${f(y + s(dy - h * 0.1))} ${f(cx + s(w * 0.86))} ${f(y + s(dy - h * 0.5))}`,
          s(6),
          { stroke: tones[2], strokeOpacity: 0.55, filter: a.blur(2.4) },
        ),
      ),
  ]
}

function cone(a: Art): Svg {
  const d = 'M146 262L334 262L254 446Q240 462 226 446Z'
  const lines = a.times(9, (i) => [
    a.path(`M${110 + i * 34} 250L${30 + i * 34} 460`, { stroke: '#8f4f18', strokeOpacity: 0.5, strokeWidth: 4 }),
    a.path(`M${90 + i * 34} 250L${170 + i * 34} 460`, { stroke: '#8f4f18', strokeOpacity: 0.5, strokeWidth: 4 }),
    a.path(`M${114 + i * 34} 250L${34 + i * 34} 460`, { stroke: '#ffe0a3', strokeOpacity: 0.6, strokeWidth: 2 }),
  ])
  return [
    a.group({ filter: a.puff({ blur: 12, scale: 9, spec: 0.15 }) }, [
      a.path(d, { fill: a.linear('#f2c176, #dd9a45 50, #b06c22', 'across') }),
    ]),
    a.group({ clipPath: a.clip(a.path(d)) }, lines),
    a.group(
      { filter: a.puff({ blur: 5, scale: 6, spec: 0.2 }) },
      a.path('M134 250Q132 236 148 236H332Q348 236 346 250L340 272Q338 282 326 282H154Q142 282 140 272Z', {
        fill: a.linear('#f6cb85, #d18c3a'),
      }),
    ),
  ]
}

/** Draws a cone of soft ice. */
export function drawCone(a: Art, tones: IceTones, top: Svg = ''): void {
  a.add(
    a.shadow([240, 448], [70, 16]),
    cone(a),
    a.ellipse([240, 250], [98, 20], { fill: '#7a4a18', opacity: 0.35, filter: a.blur(6) }),
    iceSwirl(a, [240, 226], { tones }),
    top,
  )
}
