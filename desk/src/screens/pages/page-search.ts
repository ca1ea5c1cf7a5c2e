/** The parts of what customers see beside the menu. */
export const pageParts = ['home', 'tabs', 'look', 'agreements', 'app'] as const
export type PagePart = (typeof pageParts)[number]

/** What stands in the address: which part, and which block is edited. */
export interface PageSearch {
  readonly part?: PagePart
  readonly item?: string
}

export function readPageSearch(search: Record<string, unknown>): PageSearch {
  const part = pageParts.find((each) => each === search.part && each !== 'home')
  const { item } = search
  return {
    ...(part === undefined ? {} : { part }),
    ...(typeof item === 'string' && item !== '' ? { item } : {}),
  }
}
