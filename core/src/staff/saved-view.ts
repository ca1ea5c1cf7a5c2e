/** What each list of the desk can be narrowed by: the names of its filters in the list's address [staff-6]. */
export const viewFilters = {
  product: ['text', 'category', 'view'],
  category: ['text', 'view'],
  property: ['text', 'view'],
  material: ['text', 'view'],
  priceList: ['list', 'text', 'view'],
  offer: ['text', 'state'],
  translation: ['from', 'to', 'view', 'of', 'text'],
  picture: ['text', 'show'],
  store: ['text', 'state', 'group'],
  team: ['text', 'role', 'store'],
  audit: ['staff', 'action', 'item', 'store', 'days', 'from', 'to'],
} as const

/** A list whose filters can be kept under a name. */
export type ViewList = keyof typeof viewFilters

export const viewLists = Object.keys(viewFilters) as ViewList[] // as: these are its keys

/** Views that one person may keep for one list. */
export const mostViews = 20

/** Characters of the name of a view. */
export const longestViewName = 40

/** Characters of the value of a filter. */
export const longestFilter = 100

/** The filters of a list by name, as they stand in its address; without those that hold nothing. */
export type ViewFilters = Readonly<Record<string, string>>

/** What of an address narrows the list: neither what is open beside it, nor what the list does not know. */
export function filtersOf(list: ViewList, search: Readonly<Record<string, unknown>>): ViewFilters {
  const given = viewFilters[list].flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}

/** Whether filters can be kept for a list: at least one, only such as the list knows, and none that is empty or too long. */
export function areViewFilters(list: ViewList, filters: ViewFilters): boolean {
  const known: readonly string[] = viewFilters[list]
  const entries = Object.entries(filters)
  const isFilter = ([name, value]: [string, string]) =>
    known.includes(name) && value !== '' && value.length <= longestFilter
  return entries.length > 0 && entries.every(isFilter)
}

/** Whether two addresses of one list show the same. */
export const sameFilters = (one: ViewFilters, other: ViewFilters): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
