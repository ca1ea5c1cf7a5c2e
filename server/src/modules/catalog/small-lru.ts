/** A small LRU map. Allocates nothing ahead: there are thousands of them. */
export class SmallLru<Value> extends Map<string, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override get(key: string): Value | undefined {
    const value = super.get(key)
    if (value !== undefined && super.delete(key)) super.set(key, value)
    return value
  }

  /** As it is, whether or not it was wanted before. */
  peek(key: string): Value | undefined {
    return super.get(key)
  }

  /** Makes it the one that was wanted last, and leaves the others out that are too many. */
  override set(key: string, value: Value): this {
    const isNew = !this.delete(key)
    super.set(key, value)
    if (isNew && this.size > this.#most) this.#evictOldest()
    return this
  }

  #evictOldest(): void {
    const [oldest] = this.keys().take(1)
    if (oldest !== undefined) this.delete(oldest)
  }
}
