/** One line of the table: what was measured, beside what, and how it compares. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The physical limit or budget it stands beside. */
  readonly beside: string
  readonly limit: number
  /** value ÷ limit. */
  readonly ratio: number
  /** What it must reach: at least (rates) or at most (sizes, times). */
  readonly goal: string
  readonly holds: boolean
  /** Of one core, what making the load used, 0 to 1; where there was a load. */
  readonly generator?: number
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

/** A rate that must be at least `goal` times its limit. */
export function atLeast(
  name: string,
  reading: { value: number; limit: number; unit: string; beside: string; goal: number },
): Figure {
  const ratio = reading.value / reading.limit
  return { name, ...reading, ratio: round(ratio), goal: `≥ ${reading.goal} ×`, holds: ratio >= reading.goal }
}

/** An amount that must not be above its budget. */
export function atMost(name: string, reading: { value: number; limit: number; unit: string; beside: string }): Figure {
  return {
    name,
    ...reading,
    ratio: round(reading.value / reading.limit),
    goal: '≤ 1 ×',
    holds: reading.value <= reading.limit,
  }
}

/** A score that must not be below its budget. */
export function score(name: string, reading: { value: number; limit: number }): Figure {
  const ratio = round(reading.value / reading.limit)
  return {
    name,
    ...reading,
    unit: '',
    beside: 'budget',
    ratio,
    goal: `≥ ${reading.limit}`,
    holds: reading.value >= reading.limit,
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`.trim(),
    `${figure.beside} ${round(figure.limit)} ${figure.unit}`.trim(),
    `${figure.ratio} ×`,
    figure.goal,
    figure.holds ? 'holds' : 'short',
    figure.generator === undefined ? '' : `${Math.round(figure.generator * 100)} % of a core`,
  ])
  const all = [['figure', 'measured', 'beside', 'ratio', 'goal', '', 'generator'], ...rows]
  const widths = all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
