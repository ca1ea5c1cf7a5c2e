import { useSyncExternalStore } from 'react'
import { useMay } from '../state/session.ts'
import { links } from './links.ts'

/** The pages of the counter, by their address behind `#/`. */
const pages = {
  '': 'board',
  assist: 'assist',
  orders: 'orders',
  'sold-out': 'soldOut',
  stock: 'stock',
  store: 'store',
  shift: 'shift',
} as const

export type Page = (typeof pages)[keyof typeof pages]

const listen = (change: () => void) => {
  addEventListener('hashchange', change)
  return () => removeEventListener('hashchange', change)
}

const pageOf = (hash: string): Page => {
  const name = hash.replace(/^#\/?/, '')
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : 'board' // as: it is one of the keys
}

/** The page that the address names; the board for any other, and for one that is not for who is logged in [staff-17]. */
export function usePage(): Page {
  const may = useMay()
  const page = useSyncExternalStore(listen, () => pageOf(location.hash))
  return links.some(({ to, needs }) => to === page && may(needs)) ? page : 'board'
}
