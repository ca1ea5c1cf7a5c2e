/** A text that survives a reload; a storage that refuses is done without. */
export function kept(key: string, storage: () => Storage = () => localStorage) {
  const attempt = <Result>(work: (store: Storage) => Result): Result | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    get: (): string => attempt((store) => store.getItem(key)) ?? '',
    set: (value: string): void => {
      attempt((store) => (value === '' ? store.removeItem(key) : store.setItem(key, value)))
    },
  }
}
