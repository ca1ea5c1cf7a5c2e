import { useSyncExternalStore } from 'react'

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

/** The page that the address names; the board for any other. */
export const usePage = (): Page => useSyncExternalStore(listen, () => pageOf(location.hash))
