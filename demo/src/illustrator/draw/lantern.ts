import type { Art } from '../art.ts'
import type { Pair, Svg } from '../svg.ts'

/** The mark of Kopi Lentera: a lantern with a flame that is a bean; a white rim keeps it readable on any colour. */
export function lantern(a: Art, point: Pair, size = 1): Svg {
  const rim = { stroke: '#fff', strokeWidth: 40, strokeLinejoin: 'round', fill: '#fff' }
  return a.at(point, { scale: size }, [
    a.stroke('M-60-150C-60-216 60-216 60-150', 58, { stroke: '#fff' }),
    a.path('M-104-152H104L122-112L128 120L144 180Q144 190 134 190H-134Q-144 190-144 180L-128 120L-122-112Z', rim),
    a.stroke('M-60-150C-60-216 60-216 60-150', 22, { stroke: '#0b7a75' }),
    a.path('M-104-152H104L122-112H-122Z', { fill: '#0b7a75' }),
    a.path('M-104-112H104L128 120Q130 140 110 140H-110Q-130 140-128 120Z', {
      fill: a.radial('#ffedb8, #fbc457 60, #f09b1c', [0.5, 0.5], 0.62),
    }),
    a.path('M-92-112L-112 140M92-112L112 140', { stroke: '#0b7a75', strokeWidth: 16, fill: 'none' }),
    a.path('M-128 136H128L144 180Q144 190 134 190H-134Q-144 190-144 180Z', { fill: '#0b7a75' }),
    a.at([0, 30], { turn: 18 }, [
      a.path('M0-96C50-60 56 10 30 60C16 84-16 84-30 60C-56 10-50-60 0-96Z', { fill: '#8a3d0a' }),
      a.stroke('M2-84C-22-30 24 0-2 68', 12, { stroke: '#fbc457' }),
    ]),
  ])
}
