import { findSetup } from '@tiffin/contract/desk/setup'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { testDb } from '../../../test/database.ts'
import type { Database } from '../../db/database.ts'
import { brandSeeker } from './codes.ts'
import { firstBrandLink } from './index.ts'

const app = testApp()
const publicUrl = 'https://tea.example'

/** A database that says of brands what `state` says. */
function openDatabase() {
  const state = { isThere: false, asked: 0 }
  const tx: Database['tx'] = (scope, work) => {
    if (scope.role !== 'jobs') return testDb.tx(scope, work)
    state.asked++
    return Promise.resolve([{ rows: [{ isThere: state.isThere }] }] as never) // as: all that is read of the answer
  }
  return { db: { ...testDb, tx }, state }
}

const find = (link = '') => ask(app, findSetup, { body: { code: link.split('#')[1] ?? '' } })

test('[brand-6] the link of a start makes the first brand, until the next start, and is not made once there is one', async () => {
  const { db, state } = openDatabase()
  const link = await firstBrandLink(db, publicUrl)
  expect(link).toMatch(/^https:\/\/tea\.example\/desk\/setup#[\w-]{43}$/)
  expect((await find(link)).data).toEqual({ isFirst: true })
  const next = await firstBrandLink(db, publicUrl)
  expect((await find(link)).code).toBe(refusals.setupOver)
  expect((await find(next)).data).toEqual({ isFirst: true })
  state.isThere = true
  expect(await firstBrandLink(db, publicUrl)).toBeUndefined()
})

test('whether there is a brand is asked until there is one', async () => {
  const { db, state } = openDatabase()
  const isAnyThere = brandSeeker(db)
  expect([await isAnyThere(), await isAnyThere()]).toEqual([false, false])
  state.isThere = true
  expect([await isAnyThere(), await isAnyThere(), state.asked]).toEqual([true, true, 3])
})
