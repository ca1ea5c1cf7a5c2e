import type { ByteRange } from './storage.ts'

/**
 * The part of a file that a `Range` header asks for (RFC 9110 §14): undefined for the whole file, which is also the answer to several
 * ranges or other units; `unsatisfiable` when it begins behind the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined | 'unsatisfiable' {
  const [all, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (all === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined // no range at all
  return start > end ? 'unsatisfiable' : { start, end }
}
