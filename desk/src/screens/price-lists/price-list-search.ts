/** What stands in the address of the price lists: which one is edited, `new` while one is made, and what of it is shown. */
export interface PriceListSearch {
  readonly list?: string
  readonly text?: string
  readonly view?: 'differs'
}

export function readPriceListSearch({ list, text, view }: Record<string, unknown>): PriceListSearch {
  return {
    ...(typeof list === 'string' && list !== '' ? { list } : {}),
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
    ...(view === 'differs' ? { view } : {}),
  }
}
