import { create } from 'zustand'

interface Chosen {
  /** The ticket that the keyboard is about; empty while none is. */
  readonly orderId: string
  /** Tickets say their numbers once a key was pressed. */
  readonly hasKeys: boolean
  /** What stands in the box for codes and names. */
  readonly typed: string
}

/** What was said with the keyboard or a scanner. */
export const useChosen = create<Chosen>(() => ({ orderId: '', hasKeys: false, typed: '' }))

export const setTyped = (typed: string): void => useChosen.setState({ typed })
