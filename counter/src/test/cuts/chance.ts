/** Numbers that look random and come again with their seed (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** True so often. */
    is: (share: number) => next() < share,
    /** A whole number from one to another, both included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    /** One of several; undefined of none. */
    of: <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(next() * list.length)],
  }
}

export type Chance = ReturnType<typeof chanceOf>
