import { expect, test } from 'vitest'
import { sql } from './sql.ts'
import { definitions, named } from './statement.ts'

test('a statement is worked out once, and takes its values by name in the order of its text', () => {
  const before = definitions.length
  const find = named(
    'order_find',
    sql<never>`select * from customer_order where order_id = :orderId and corp_id = :corpId` as never, // as: not the statement of that name
    (corpId: string, orderId: string) => ({ corpId, orderId }),
  )
  expect(definitions.length).toBe(before + 1)
  expect(find('riverside', 'o1')).toEqual({
    ...{ name: 'order_find', values: ['o1', 'riverside'] },
    text: 'select * from customer_order where order_id = $1 and corp_id = $2',
  })
  expect(find('riverside', 'o2').text).toBe(find('riverside', 'o1').text)
})

test('other names, values and rows than the schema knows do not compile', () => {
  const text = sql`select member_no as "memberNo" from customer where corp_id = :corpId and customer_id = :customerId`
  const values = (corpId: string, customerId: string) => ({ corpId, customerId })
  named('member_no', text, values)
  // @ts-expect-error: a statement that was not described
  named('member_number', text, values)
  // @ts-expect-error: a value is missing
  named('member_no', text, (corpId: string) => ({ corpId }))
  // @ts-expect-error: a value of another type
  named('member_no', text, (corpId: string, customerId: number) => ({ corpId, customerId }))
  // @ts-expect-error: a column of another type
  named('member_no', sql<{ memberNo: number }>`…`, values)
  // @ts-expect-error: a column that there is not
  named('member_no', sql<{ memberNo: string; name: string }>`…`, values)
  // @ts-expect-error: the phone may be null
  named('customer_phone', sql<{ phone: string }>`…`, values)
  // @ts-expect-error: the number is never null
  named('member_no', sql<{ memberNo: string | null }>`…`, values)
})
