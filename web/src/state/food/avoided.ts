import { readToken } from '@tiffin/core/customer/token'
import { type Allergen, allergens } from '@tiffin/core/food/allergen'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'
import { useSession } from '../login/session.ts'

/** What a customer avoids, and whether stores may read with an order what of it the order has [food-8]. */
export interface Avoided {
  readonly allergenList: Allergen[]
  readonly isTold: boolean
}

interface KeptAvoided extends Avoided {
  /** Whose account says so; empty for a visitor's, which counts for every user of this device. */
  readonly uid: string
}

const isAllergen = (value: unknown): value is Allergen => allergens.some((allergen) => allergen === value)

function isKept(value: unknown): value is KeptAvoided {
  if (!isRecord(value) || typeof value.uid !== 'string' || typeof value.isTold !== 'boolean') return false
  return Array.isArray(value.allergenList) && value.allergenList.every(isAllergen)
}

const nothing: KeptAvoided = { allergenList: [], isTold: false, uid: '' }

const keptAvoided = kept({ key: 'tiffin.avoided', codec: json(isKept), fallback: nothing })

const useKept = create<KeptAvoided>(() => keptAvoided.get())

const uidOf = (token: string) => readToken(token).uid ?? ''

/** Keeps it on this device, for the customer who is logged in or for a visitor. */
export function keepAvoided({ allergenList, isTold }: Avoided): void {
  const mine = { allergenList, isTold, uid: uidOf(useSession.getState().token) }
  keptAvoided.set(mine)
  useKept.setState(mine)
}

/** A customer's goes with the customer; a visitor's stays. */
export function forgetAvoided(): void {
  if (useKept.getState().uid === '') return
  keptAvoided.clear()
  useKept.setState(nothing)
}

/** What the customer or visitor of this device avoids now. */
export function useKeptAvoided(): Avoided {
  const uid = useSession(({ token }) => uidOf(token))
  const mine = useKept()
  return mine.uid === '' || mine.uid === uid ? mine : nothing
}

/** Whether what is kept is of this visitor only: an account without any list does not take it away. */
export const isVisitors = (): boolean => useKept.getState().uid === ''
