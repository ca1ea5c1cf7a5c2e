import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerUrl } from '../database.ts'
import { everyStatement } from '../plans/every-statement.ts'
import { describeStatement, readCatalogue } from './describe.ts'
import { typesText } from './write-types.ts'

const client = new pg.Client({ connectionString: workerUrl(), options: '-c search_path=tiffin' })

beforeAll(() => client.connect())

afterAll(() => client.end())

test('values and rows of every named statement are typed as the migrated schema says', async () => {
  const catalogue = await readCatalogue(client)
  const described = []
  for (const definition of await everyStatement()) {
    const statement = await describeStatement(client, catalogue, definition).catch((cause) => {
      throw new Error(`${definition.name} is not understood by the migrated schema`, { cause })
    })
    described.push(statement)
  }
  await expect(typesText(described)).toMatchFileSnapshot('../../src/db/statements.generated.ts')
})
