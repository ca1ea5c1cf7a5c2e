interface Places {
  readonly ofKey: number
  readonly ofAll: number
}

/** Lets so many tasks of one key in, and so many of all; who comes when it is full is sent away. */
export class Room {
  readonly #places: Places
  readonly #inside = new Map<string, number>()
  #all = 0

  constructor(places: Places) {
    this.#places = places
  }

  /** Fails with what `full` makes, before the work begins, where there is no place. */
  async run<Value>(key: string, { work, full }: { work: () => Promise<Value>; full: () => Error }): Promise<Value> {
    const inside = this.#inside.get(key) ?? 0
    if (inside >= this.#places.ofKey || this.#all >= this.#places.ofAll) throw full()
    this.#inside.set(key, inside + 1)
    this.#all++
    try {
      return await work()
    } finally {
      this.#leave(key)
    }
  }

  #leave(key: string): void {
    const inside = (this.#inside.get(key) ?? 1) - 1
    if (inside > 0) this.#inside.set(key, inside)
    else this.#inside.delete(key)
    this.#all--
  }
}
