import type { ReadyControl } from '../../data/store-control.ts'

/** What became ready in five minutes. */
export type ReadyStep = ReadyControl['stepList'][number]

/** One of the two lines: the time that orders took, and the longest that was promised. */
export type Sides = 'tookMs' | 'saidMs'

const minuteMs = 60_000
const stepMs = 5 * minuteMs
const hourMs = 60 * minuteMs
const quarterMs = 15 * minuteMs
/** The most lines across. */
const mostLines = 4

/** At least a minute. */
export const wholeMinutes = (ms: number): number => Math.max(1, Math.round(ms / minuteMs))

/** The minutes of the lines across, the last one at least the most that there is. */
export function scaleOfMinutes(steps: readonly ReadyStep[]): readonly number[] {
  const most = Math.max(1, ...steps.flatMap(({ tookMs, saidMs }) => [tookMs, saidMs])) / minuteMs
  const distance = Math.max(5, Math.ceil(most / mostLines / 5) * 5)
  return Array.from({ length: Math.ceil(most / distance) + 1 }, (_, index) => index * distance)
}

interface Drawing {
  readonly side: Sides
  readonly now: number
  /** The minutes of the uppermost line. */
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A line through the middles of the steps; one that stands alone is a short stroke. */
export function pathOf(steps: readonly ReadyStep[], { side, now, top, width, height }: Drawing): string {
  const points = steps.map((step) => {
    const part = Math.min(1, Math.max(0, (step.at + stepMs / 2 - (now - hourMs)) / hourMs))
    return `${(part * width).toFixed(1)} ${(height - (step[side] / minuteMs / top) * height).toFixed(1)}`
  })
  return `M${points.join('L')}${points.length === 1 ? 'h4' : ''}`
}

/** The quarters of the last hour, and how far they are from its beginning. */
export function hourTimes(now: number): readonly { at: number; part: number }[] {
  const first = Math.ceil((now - hourMs) / quarterMs) * quarterMs
  return Array.from({ length: 4 }, (_, index) => first + index * quarterMs)
    .filter((time) => time <= now - quarterMs / 2)
    .map((time) => ({ at: time, part: (time - (now - hourMs)) / hourMs }))
}
