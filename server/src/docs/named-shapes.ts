import * as cart from '@tiffin/contract/cart-shapes'
import * as catalog from '@tiffin/contract/catalog-shapes'
import { corpSetting } from '@tiffin/contract/common'
import * as config from '@tiffin/contract/config-shapes'
import * as coupon from '@tiffin/contract/coupon-shapes'
import * as customer from '@tiffin/contract/customer-shapes'
import * as order from '@tiffin/contract/order-shapes'
import * as pricing from '@tiffin/contract/pricing-shapes'
import { clock, id, money, time } from '@tiffin/contract/shapes'
import { statRecord } from '@tiffin/contract/statistics'
import { counterOrder } from '@tiffin/contract/store'
import { z } from 'zod'
import { inComponents, type Schema } from './schema.ts'

type Io = 'input' | 'output'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const scalars: readonly [name: string, shape: z.ZodType, description: string][] = [
  ['id', id, 'An id: of our own, or a UUID.'],
  ['money', money, 'Whole minor units of the brand’s currency (`currencyScale` digits): 1250 is 12.50 at scale 2.'],
  ['time', time, 'Milliseconds since 1970, UTC.'],
  ['clock', clock, 'Time of day `HH:mm` in the store’s time zone; `24:00` ends a day.'],
]

const isShape = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** The shapes of the contract that have a name: they stand once, and calls point to them. */
function registryOf(io: Io) {
  const registry = z.registry<{ id: string; description?: string }>()
  const idOf = (name: string) => `${capital(name)}${io === 'input' ? 'Input' : ''}`
  for (const [name, shape, description] of scalars) registry.add(shape, { id: idOf(name), description })
  const shapes = { ...cart, ...catalog, ...config, ...coupon, ...customer, ...order, ...pricing }
  for (const [name, shape] of Object.entries({ ...shapes, corpSetting, counterOrder, statRecord }))
    if (isShape(shape)) registry.add(shape, { id: idOf(name) })
  return registry
}

const registries = { input: registryOf('input'), output: registryOf('output') }

const replaceRefs = <Value>(value: Value, change: (ref: string) => string): Value =>
  JSON.parse(JSON.stringify(value), (key, part) => (key === '$ref' ? change(part) : part))

/** Turns zod's schemas into those of the document, and gathers the named ones. */
export class NamedShapes {
  readonly #named = new Map<string, Schema>()

  schemaOf(shape: z.ZodType, io: Io): Schema {
    const { $schema: _, $defs = {}, ...schema } = z.toJSONSchema(shape, { metadata: registries[io], io })
    const change = (ref: string) => inComponents(ref.slice('#/$defs/'.length))
    // as: zod writes the words of JSON Schema that Schema lists
    for (const [name, { id: _id, ...definition }] of Object.entries($defs))
      this.#named.set(name, replaceRefs(definition, change) as Schema)
    return replaceRefs(schema, change) as Schema // as: likewise
  }

  /** The named schemas by name; what is asked for and answered in the same form has one name only. Answers how to name it. */
  finish(): { schemas: Record<string, Schema>; rename: <Value>(value: Value) => Value } {
    const one = new Map<string, string>() // input names that say nothing of their own
    const rename = <Value>(value: Value): Value => replaceRefs(value, (ref) => one.get(ref) ?? ref)
    const inputs = [...this.#named].filter(([name]) => name.endsWith('Input'))
    for (let found = true; found; ) {
      found = false
      for (const [name, schema] of inputs) {
        const bare = name.slice(0, -'Input'.length)
        const twin = this.#named.get(bare)
        const isSame = twin === undefined || JSON.stringify(rename(schema)) === JSON.stringify(twin)
        if (one.has(inComponents(name)) || !isSame) continue
        one.set(inComponents(name), inComponents(bare))
        found = true
      }
    }
    const kept = [...this.#named].flatMap(([name, schema]): [string, Schema][] => {
      const target = one.get(inComponents(name))?.slice(inComponents('').length)
      if (target !== undefined && this.#named.has(target)) return []
      return [[target ?? name, rename(schema)]]
    })
    return { schemas: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), rename }
  }
}
