import { refusalData } from '@tiffin/contract/refusal-data'
import type { RefusalName } from '@tiffin/contract/refusals'
import { z } from 'zod'
import type { NamedShapes } from './named-shapes.ts'
import { inComponents, type Schema } from './schema.ts'

const shapeName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Data`

const schemas: Partial<Record<RefusalName, z.ZodType>> = refusalData

/** Where the document says what a refusal carries; undefined for one that carries nothing. */
export function refusalDataRef(name: RefusalName): Schema | undefined {
  const schema = schemas[name]
  if (!schema) return undefined
  const ref = { $ref: inComponents(shapeName(name)) }
  return schema instanceof z.ZodNullable ? { anyOf: [ref, { type: 'null' }] } : ref
}

/** What refusals carry, by the names that `refusalDataRef` points to. */
export const refusalShapes = (shapes: NamedShapes): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(refusalData).map(([name, schema]) => {
      const data: z.ZodType = schema instanceof z.ZodNullable ? schema.unwrap() : schema
      return [shapeName(name), { ...shapes.schemaOf(data, 'output'), description: `Data of the refusal \`${name}\`.` }]
    }),
  )
