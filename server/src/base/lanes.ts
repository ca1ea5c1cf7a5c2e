import { Turns } from './turns.ts'

interface Lane {
  readonly turns: Turns
  users: number
}

/** Runs tasks of one key one after the other, and at most `places` in all. A task that waits for its key takes no place. */
export class Lanes {
  readonly #places: Turns
  readonly #lanes = new Map<string, Lane>()

  constructor(places: number) {
    this.#places = new Turns(places)
  }

  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const lane = this.#lanes.get(key) ?? { turns: new Turns(1), users: 0 }
    this.#lanes.set(key, lane)
    lane.users++
    try {
      return await lane.turns.run(() => this.#places.run(work))
    } finally {
      lane.users--
      if (lane.users === 0) this.#lanes.delete(key)
    }
  }
}
