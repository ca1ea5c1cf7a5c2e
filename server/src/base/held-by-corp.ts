import { LRUCache } from 'lru-cache'
import { type Corp, menuVersionOf } from './corp.ts'

/** Something of each corp, held in memory while nothing of the corp changes but its stores. */
export interface HeldByCorp<Value> {
  of(corp: Corp): Promise<Value>
}

const mostHeld = 2000

/** Holds what `read` finds for a corp until something other than a store has changed. */
export function holdByCorp<Value extends object>(read: (corpId: string) => Promise<Value>): HeldByCorp<Value> {
  const cache = new LRUCache<string, Value>({
    max: mostHeld,
    fetchMethod: (key) => read(key.slice(0, key.indexOf(' '))),
  })
  return {
    async of(corp) {
      const value = await cache.fetch(`${corp.corpId} ${menuVersionOf(corp)}`)
      if (!value) throw new Error(`Nothing was read of corp ${corp.corpId}`)
      return value
    },
  }
}
