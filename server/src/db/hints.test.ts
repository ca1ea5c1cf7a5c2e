import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { askAsOwner, testUrl } from '../../test/database.ts'
import { PostgresHints } from './hints.ts'

test('[AV-13] a connection that cannot listen is given back, and another one is opened', async () => {
  const name = 'a listener of tests'
  const refused = vi
    .spyOn(pg.Client.prototype, 'query')
    .mockImplementationOnce(() => Promise.reject(new Error('not now')))
  const hints = new PostgresHints(`${testUrl}?application_name=${name}`)
  const topics: string[] = []
  hints.on('news', (about) => void topics.push(about))
  await expect.poll(() => topics, { timeout: 5000 }).toContain('')
  expect(refused).toHaveBeenCalledTimes(2)
  refused.mockRestore()
  const open = () => askAsOwner(`select pid from pg_stat_activity where application_name = '${name}'`)
  await expect.poll(open, { timeout: 5000 }).toHaveLength(1)
  await hints.close()
  await expect.poll(open, { timeout: 5000 }).toEqual([])
})
