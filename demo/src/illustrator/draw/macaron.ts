import type { Art } from '../art.ts'
import { f, type Pair, type Svg } from '../svg.ts'

/** Shell, its shade, and the filling. */
export type Macaron = readonly [string, string, string]

function foot(a: Art, y: number, up: number): string {
  let d = `M-100 ${y}`
  for (let i = 0; i < 20; i++) d += `q5 ${f(up * (5 + a.between(0, 7)))} 10 0`
  return `${d}L96 ${y - up * 16}L-96 ${y - up * 16}Z`
}

/** A macaron as part of a picture. */
function macaron(
  a: Art,
  point: Pair,
  { size = 1, turn = 0, colours: [light, deep, filling] }: { size?: number; turn?: number; colours: Macaron },
): Svg {
  const shell = a.linear(`${light}, ${deep}`)
  const rough = a.puff({ blur: 2, scale: 3, warm: 'plain', spec: 0, grain: 0.5, freq: 0.2 })
  return a.at(point, { scale: size, turn }, [
    a.group(
      { filter: a.puff({ blur: 10, scale: 9, warm: 'plain', spec: 0.1 }) },
      a.path('M-100 18C-104 62-60 76 0 76C60 76 104 62 100 18Z', { fill: shell }),
    ),
    a.group({ filter: rough }, a.path(foot(a, 24, -1), { fill: light })),
    a.group(
      { filter: a.puff({ blur: 5, scale: 5, warm: 'cream', spec: 0.2 }) },
      a.rect([-97, -10], [194, 26], { rx: 12, fill: filling }),
    ),
    a.group({ filter: rough }, a.path(foot(a, -12, 1), { fill: light })),
    a.group(
      { filter: a.puff({ blur: 15, scale: 13, warm: 'plain', spec: 0.26, shine: 18 }) },
      a.path('M-102-16C-104-70-56-92 0-92C56-92 104-70 102-16C70-8-70-8-102-16Z', { fill: shell }),
    ),
    a.stroke('M-62-58C-44-72-20-76 4-76', 9, { stroke: '#fff', strokeOpacity: 0.65, filter: a.blur(4) }),
  ])
}

/** Draws three macarons in a heap. */
export function drawMacarons(a: Art, [left, right, top]: readonly [Macaron, Macaron, Macaron]): void {
  a.add(
    a.shadow([244, 392], [150, 26]),
    macaron(a, [158, 322], { size: 0.92, colours: left }),
    macaron(a, [330, 326], { size: 0.88, turn: 4, colours: right }),
    macaron(a, [246, 190], { size: 0.94, turn: -7, colours: top }),
  )
}
