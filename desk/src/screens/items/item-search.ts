/** What stands in the address of a list of the menu; `item` is what is edited, `new` while one is made. */
export interface ItemSearch {
  readonly text?: string
  /** Else what is on the menu. */
  readonly view?: 'archived'
  readonly item?: string
}

export function readItemSearch(search: Record<string, unknown>): ItemSearch {
  const given = (['text', 'item'] as const).flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(given), ...(search.view === 'archived' ? { view: 'archived' } : {}) }
}
