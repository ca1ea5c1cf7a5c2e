import type { Position } from '@tiffin/core/store/distance'
import { create } from 'zustand'

/** How it stands: never asked, being asked, found, known by the network only, refused, or nothing that could know it. */
export type PositionState = 'unasked' | 'asking' | 'found' | 'rough' | 'denied' | 'unavailable'

/** Where the customer is. In memory only. */
export const usePosition = create<{ readonly state: PositionState; readonly position: Position | undefined }>(() => ({
  state: 'unasked',
  position: undefined,
}))
