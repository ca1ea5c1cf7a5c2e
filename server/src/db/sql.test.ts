import { expect, test } from 'vitest'
import { nullsOf } from '../../test/statements/nulls.ts'
import { identifier, joined, numbered, sql } from './sql.ts'

test('a named value is numbered once, wherever it stands; casts and slices are none', () => {
  const { text, names } = numbered(sql`select :now::timestamptz, tried[1:10] from t where a = :key and b < :now`)
  expect(text).toBe('select $1::timestamptz, tried[1:10] from t where a = $2 and b < $1')
  expect(names).toEqual(['now', 'key'])
})

test('numbers and other SQL are written into the text, so that it is worked out once', () => {
  const state = 10
  const part = sql`status = ${state}`
  expect(numbered(sql`select 1 where ${part} and kind in (${[1, 2]})`).text).toBe(
    'select 1 where status = 10 and kind in (1, 2)',
  )
})

test('what is no number does not get into SQL', () => {
  expect(() => sql`limit ${Number.NaN}`).toThrow(RangeError)
  expect(() => sql`limit ${[1, Number.POSITIVE_INFINITY]}`).toThrow(RangeError)
  expect(() => identifier('budget; drop table budget')).toThrow(RangeError)
  expect(joined([identifier('one'), sql`two`], ', ').source).toBe('one, two')
})

test('marks of null are recognized, and are not sent to the database', () => {
  const marked = sql`select count(*) as "total!" from t where :after?::text is null or id > :after`
  expect(numbered(marked)).toEqual({
    text: 'select count(*) as "total" from t where $1::text is null or id > $1',
    names: ['after'],
  })
  expect(nullsOf(marked)).toEqual({ values: new Set(['after']), never: new Set(['total']) })
})
