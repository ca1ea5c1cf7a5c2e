import type { Position } from '@tiffin/core/store/distance'
import { create } from 'zustand'

/** Why there is no position: never asked, being asked, refused, or nothing that could tell it. */
export type PositionState = 'unasked' | 'asking' | 'found' | 'denied' | 'unavailable'

/** Where the customer is. In memory only. */
export const usePosition = create<{ readonly state: PositionState; readonly position: Position | undefined }>(() => ({
  state: 'unasked',
  position: undefined,
}))
