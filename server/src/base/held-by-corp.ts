import { LRUCache } from 'lru-cache'
import type { Corp } from './corp.ts'

/** Something of each corp, held in memory while the corp's catalogue version stands. */
export interface HeldByCorp<Value> {
  of(corp: Corp): Promise<Value>
}

const mostHeld = 2000

/** Holds what `read` finds for a corp until its catalogue version has moved. */
export function holdByCorp<Value extends object>(read: (corpId: string) => Promise<Value>): HeldByCorp<Value> {
  const cache = new LRUCache<string, Value>({
    max: mostHeld,
    fetchMethod: (key) => read(key.slice(0, key.indexOf(' '))),
  })
  return {
    async of({ corpId, catalogVersion }) {
      const value = await cache.fetch(`${corpId} ${catalogVersion}`)
      if (!value) throw new Error(`Nothing was read of corp ${corpId}`)
      return value
    },
  }
}
