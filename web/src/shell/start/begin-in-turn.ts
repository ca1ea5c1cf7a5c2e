import { nextTurn } from '../../entry/next-turn.ts'

/** Begins one work after the other, each in a turn of its own; one that fails is reported, and keeps no other back. Answers how to stop those that began, and to begin no more. */
export function beginInTurn(works: readonly (() => () => void)[]): () => void {
  const stops: (() => void)[] = []
  let isOver = false
  const begin = async () => {
    for (const work of works) {
      await nextTurn()
      if (isOver) return
      try {
        stops.push(work())
      } catch (fault) {
        reportError(fault)
      }
    }
  }
  begin()
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
