/** A map of the few that were wanted last. Takes a tenth of the memory of a cache that is made ready for all of them: there are thousands. */
export class Few<Value> extends Map<string, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override get(key: string): Value | undefined {
    const value = super.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  /** As it is, whether or not it was wanted before. */
  peek(key: string): Value | undefined {
    return super.get(key)
  }

  /** Makes it the one that was wanted last, and leaves the others out that are too many. */
  override set(key: string, value: Value): this {
    this.delete(key)
    super.set(key, value)
    const [oldest] = this.keys().take(this.size > this.#most ? 1 : 0)
    if (oldest !== undefined) this.delete(oldest)
    return this
  }
}
