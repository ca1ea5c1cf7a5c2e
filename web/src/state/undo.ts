import { create } from 'zustand'

/** Something that was done at once and can be taken back for a while. */
export interface UndoOffer {
  readonly id: number
  /** What was done. */
  readonly text: string
  readonly undo: () => void
}

export const useUndo = create<{ readonly offer: UndoOffer | undefined }>(() => ({ offer: undefined }))

let lastId = 0

/** Says what was done and offers to take it back; a new offer ends the one before. */
export function offerUndo(text: string, undo: () => void): void {
  lastId += 1
  useUndo.setState({ offer: { id: lastId, text, undo } })
}

export const endUndo = (): void => useUndo.setState({ offer: undefined })
