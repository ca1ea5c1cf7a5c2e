import { type Role, roles } from '@tiffin/core/staff/role'

/** What stands in the address of the team: filters of the list, and whose editor is open (`new`: an invitation). */
export interface TeamSearch {
  readonly text?: string
  readonly role?: Role
  readonly store?: string
  readonly person?: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  const role = roles.find((each) => each === search.role)
  const texts = { text: textOf(search.text), store: textOf(search.store), person: textOf(search.person) }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(role === undefined ? {} : { role }),
  }
}
