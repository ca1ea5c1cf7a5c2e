import type { DescribedStatement } from './describe.ts'
import { outgoing } from './write-types.ts'

/** Whether a value is what the generated type says; JSON may be anything but the database's null. */
const isOf = (value: unknown, type: string | undefined): boolean => {
  if (type?.endsWith('[]')) return Array.isArray(value)
  return type === 'Json' ? true : typeof value === type
}

/** Columns of answered rows that are not as they are described. */
export function rowFaults(
  { name, columns }: DescribedStatement,
  rows: readonly Readonly<Record<string, unknown>>[],
): string[] {
  const faults = columns.flatMap((column) =>
    rows.flatMap((row) => {
      const value = row[column.name]
      if (value === null) return column.isNullable ? [] : [`${name}.${column.name} is null`]
      return column.type === 'void' || isOf(value, outgoing[column.type])
        ? []
        : [`${name}.${column.name} is ${typeof value}, not ${outgoing[column.type]}`]
    }),
  )
  return [...new Set(faults)]
}
