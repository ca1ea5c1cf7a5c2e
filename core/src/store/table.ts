import { pickupMethod } from './store.ts'

/** Tables of a store. */
export const mostTables = 300
/** Characters of a table's name. */
export const longestTable = 12

/** `1-12`: every number from the first to the last. */
const range = /^(\d{1,3})\s*[-–]\s*(\d{1,3})$/

function namesOf(part: string): string[] {
  const [, first, last] = range.exec(part) ?? []
  if (first === undefined || last === undefined || Number(last) < Number(first)) return [part]
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index))
}

/** The tables that a text names, with commas or lines between them, each once; `1-12` stands for twelve [table-1]. */
export const readTables = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,\n;，、،]/)
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .filter((part) => part !== '')
      .flatMap(namesOf),
  ),
]

/** What of a list of tables cannot be kept; undefined when all of it can. */
export function tablesFault(list: readonly string[]): 'tooMany' | 'tooLong' | undefined {
  if (list.length > mostTables) return 'tooMany'
  return list.some((name) => [...name].length > longestTable) ? 'tooLong' : undefined
}

/** Whether an order may be brought to a table: one that is eaten at the store [table-3]. */
export const isBroughtToTable = (method: number): boolean => method === pickupMethod.dineIn

/** A meal takes no longer. */
const mealMs = 4 * 3_600_000

/** Whether a guest who opened the code of a table at an instant is still taken to sit there [table-3]. */
export const isAtTable = (openedAt: number, now: number): boolean => now - openedAt < mealMs
