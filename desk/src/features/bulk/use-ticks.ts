import { useRef, useState } from 'react'

/** Which rows of a list are ticked; with Shift everything from the last one on. */
export function useTicks(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')

  function turn(id: string, isRange: boolean) {
    const [from, to] = [ids.indexOf(last.current), ids.indexOf(id)]
    const isSpan = isRange && from >= 0 && to >= 0
    const span = isSpan ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const isOn = isSpan ? ticked.has(last.current) : !ticked.has(id)
    const next = new Set(ticked)
    for (const each of span) {
      if (isOn) next.add(each)
      else next.delete(each)
    }
    last.current = id
    setTicked(next)
  }

  const shown = ids.filter((id) => ticked.has(id))
  return {
    /** Of the rows that are shown. */
    ticked: new Set(shown),
    turn,
    turnAll: () => setTicked(shown.length === ids.length ? new Set() : new Set(ids)),
    clear: () => setTicked(new Set()),
  }
}

export type Ticks = ReturnType<typeof useTicks>
