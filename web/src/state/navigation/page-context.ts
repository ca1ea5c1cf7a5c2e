import { createContext, use } from 'react'

/** The page a component stands on. */
export interface PagePlace {
  readonly id: string
  readonly path: string
  /** Inputs of its address, decoded. */
  readonly inputs: Readonly<Record<string, string>>
}

export const PageContext = createContext<PagePlace | undefined>(undefined)

export function usePage(): PagePlace {
  const page = use(PageContext)
  if (page === undefined) throw new Error('this stands on no page')
  return page
}
