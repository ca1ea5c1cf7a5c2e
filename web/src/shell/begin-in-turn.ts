import { nextTurn } from '../entry/next-turn.ts'

/** Begins one work after the other, each in a turn of its own. Answers how to stop those that began, and to begin no more. */
export function beginInTurn(works: readonly (() => () => void)[]): () => void {
  const stops: (() => void)[] = []
  let isOver = false
  const begin = async () => {
    for (const work of works) {
      await nextTurn()
      if (isOver) return
      stops.push(work())
    }
  }
  begin()
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
