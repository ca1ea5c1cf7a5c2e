/** A storage that lasts as long as the page. */
class PageStorage implements Storage {
  readonly #values = new Map<string, string>()
  get length() {
    return this.#values.size
  }
  clear() {
    this.#values.clear()
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.#values.delete(key)
  }
  setItem(key: string, value: string) {
    this.#values.set(key, String(value))
  }
}

const stand = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { configurable: true, value })

/** What it is asked for never comes. */
const silentDatabase = { open: () => ({}) }

/**
 * Nothing of a preview stays on the device, and nothing that is kept there is seen in it: neither the cart and the log-in of the person who
 * holds the phone, nor answers of before [draft-11]. The app knows no other storages than these.
 */
export function keepNothing(): void {
  stand('localStorage', new PageStorage())
  stand('sessionStorage', new PageStorage())
  stand('indexedDB', silentDatabase)
  stand('BroadcastChannel', undefined) // other tabs of this browser show what is published
  stand('EventSource', undefined) // news are of what is published
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}
