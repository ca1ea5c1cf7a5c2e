interface Places {
  readonly ofKey: number
  readonly ofAll: number
}

/** Lets so many of one key in, and so many of all; who comes when it is full is sent away. */
export class Room {
  readonly #places: Places
  readonly #inside = new Map<string, number>()
  #all = 0

  constructor(places: Places) {
    this.#places = places
  }

  hasPlaceFor(key: string): boolean {
    return (this.#inside.get(key) ?? 0) < this.#places.ofKey && this.#all < this.#places.ofAll
  }

  enter(key: string): void {
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1)
    this.#all++
  }

  /** Of a key that is not inside nothing. */
  leave(key: string): void {
    const inside = (this.#inside.get(key) ?? 0) - 1
    if (inside < 0) return
    if (inside > 0) this.#inside.set(key, inside)
    else this.#inside.delete(key)
    this.#all--
  }

  /** Fails with what `full` makes, before the work begins, where there is no place. */
  async run<Value>(key: string, { work, full }: { work: () => Promise<Value>; full: () => Error }): Promise<Value> {
    if (!this.hasPlaceFor(key)) throw full()
    this.enter(key)
    try {
      return await work()
    } finally {
      this.leave(key)
    }
  }
}
