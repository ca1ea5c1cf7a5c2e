import type { Art } from '../art.ts'
import type { Pair, Svg } from '../svg.ts'
import { steam } from './hot-cup.ts'

/** What is in a bowl. */
export interface Bowl {
  /** Lit, body and dark tone of the surface. */
  soup: readonly [string, string, string]
  china?: readonly [string, string]
  top?: (centre: Pair) => Svg
  isHot?: boolean
}

/** Draws a wide bowl. */
export function drawBowl(a: Art, { soup, china = ['#fffdfa', '#d9c4aa'], top, isHot = true }: Bowl): void {
  const body = 'M76 232C80 330 152 392 240 392C328 392 400 330 404 232Z'
  a.add(
    a.shadow([244, 388], [140, 24]),
    a.group({ filter: a.puff({ blur: 16, scale: 10, warm: 'cream', spec: 0.25 }) }, [
      a.path('M176 376H304L296 406Q294 412 284 412H196Q186 412 184 406Z', { fill: china[1] }),
      a.path(body, { fill: a.linear(`${china[0]}, ${china[0]} 40, ${china[1]}`) }),
    ]),
    a.ellipse([240, 232], [166, 52], { fill: china[0], stroke: '#d9a441', strokeWidth: 3 }),
    a.ellipse([240, 238], [152, 44], { fill: china[1], opacity: 0.8 }),
    a.ellipse([240, 244], [146, 39], { fill: a.radial(`${soup[0]}, ${soup[1]} 60, ${soup[2]}`, [0.42, 0.4], 0.72) }),
    top?.([240, 244]) ?? '',
    a.stroke('M118 244C132 222 176 212 214 210', 5, { stroke: '#fff', strokeOpacity: 0.6, filter: a.blur(2) }),
    isHot ? steam(a, [240, 226], 0.7) : '',
  )
}
