import { isRecord } from '@tiffin/kit/client/kept.ts'

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** The ids that a value may name, at any depth. */
export function idsIn(value: unknown): readonly string[] {
  if (isId(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return isRecord(value) ? Object.values(value).flatMap(idsIn) : []
}
