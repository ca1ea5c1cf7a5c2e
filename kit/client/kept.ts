/** How a value is written as text and read back; `read` answers undefined for what is not such a value. */
export interface Codec<Value> {
  write(value: Value): string
  read(text: string): Value | undefined
}

/** A value that survives a reload under one key. A storage that is full, disabled or spoiled falls back to memory. */
export interface Kept<Value> {
  get(): Value
  set(value: Value): void
  clear(): void
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A JSON object, whatever it holds. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The app before this one wrote everything but strings as `{"type": …, "data": …}`. */
function unwrap(value: unknown): unknown {
  const isWrapper = isRecord(value) && 'data' in value && 'type' in value && Object.keys(value).length === 2
  return isWrapper ? value.data : value
}

/** Plain text as it is. */
export const text: Codec<string> = {
  write: (value) => value,
  read(raw) {
    if (!raw.startsWith('{')) return raw
    const inner = unwrap(parse(raw))
    return typeof inner === 'string' ? inner : raw
  },
}

/** JSON that passes a check; anything else counts as absent. */
export function json<Value>(isValue: (value: unknown) => value is Value): Codec<Value> {
  return {
    write: (value) => JSON.stringify(value),
    read(raw) {
      const value = unwrap(parse(raw))
      return isValue(value) ? value : undefined
    },
  }
}

interface Key<Value> {
  readonly key: string
  readonly codec: Codec<Value>
  readonly fallback: Value
  /** Local storage unless said otherwise. */
  readonly storage?: () => Storage
}

export function kept<Value>({ key, codec, fallback, storage = () => localStorage }: Key<Value>): Kept<Value> {
  let memory: Value | undefined
  const attempt = <Result>(work: (store: Storage) => Result): Result | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    get() {
      if (memory !== undefined) return memory
      const raw = attempt((store) => store.getItem(key))
      return (typeof raw === 'string' ? codec.read(raw) : undefined) ?? fallback
    },
    set(value) {
      const isStored = attempt((store) => {
        store.setItem(key, codec.write(value))
        return true
      })
      memory = isStored === true ? undefined : value // what is stored may be taken away by another tab
    },
    clear() {
      memory = undefined
      attempt((store) => store.removeItem(key))
    },
  }
}
