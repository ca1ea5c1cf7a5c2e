import { create } from 'zustand'
import type { StepTap } from './taps.ts'

/** So long every step can be undone with one tap [kitchen-5]. */
const undoMs = 10_000

/** The steps that can be undone, the last one last. */
export const useUndo = create<{ steps: readonly StepTap[] }>(() => ({ steps: [] }))

const fresh = (steps: readonly StepTap[], now: number) => steps.filter(({ madeAt }) => now - madeAt < undoMs)

export const offerUndo = (tap: StepTap): void =>
  useUndo.setState(({ steps }) => ({ steps: [...fresh(steps, tap.madeAt), tap] }))

export const forgetUndo = (id: string): void =>
  useUndo.setState(({ steps }) => ({ steps: steps.filter((tap) => tap.id !== id) }))

/** The step that undo is about now; undefined when the time of the last one is over. */
export const undoable = (steps: readonly StepTap[], now: number): StepTap | undefined => fresh(steps, now).at(-1)
