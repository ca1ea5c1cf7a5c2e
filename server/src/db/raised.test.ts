import { expect, test } from 'vitest'
import { testDb } from '../../test/database.ts'
import { raisedBy, refuseWhen } from './raised.ts'
import { sql } from './sql.ts'
import { statement } from './statement.ts'

const thrownBy = (text: ReturnType<typeof sql>): Promise<unknown> =>
  testDb
    .tx({ role: 'app', corp: 'any' }, (tx) => tx.run(statement(text)))
    .then(
      () => undefined,
      (error) => error,
    )

test('what a statement refuses inside the database is known by its name', async () => {
  expect(raisedBy(await thrownBy(sql`select ${refuseWhen(sql`1 > 0`, 'stockShort')}`))).toBe('stockShort')
  expect(await thrownBy(sql`select ${refuseWhen(sql`1 < 0`, 'stockShort')}`)).toBeUndefined()
})

test('neither the words of another error nor a name that is not ours count as a refusal', async () => {
  expect(raisedBy(new Error('stockShort'))).toBeUndefined()
  expect(raisedBy(await thrownBy(sql`select 'stockShort'::integer`))).toBeUndefined()
  expect(raisedBy(await thrownBy(sql`select refuse_when(true, 'somethingElse')`))).toBeUndefined()
  // A server of the release before reads the message.
  expect(await thrownBy(sql`select refuse_when(true, 'stockShort')`)).toMatchObject({ message: 'stockShort' })
})
