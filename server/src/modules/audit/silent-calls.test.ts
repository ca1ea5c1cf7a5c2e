import { calls } from '@tiffin/contract/calls'
import { expect, test } from 'vitest'
import { quiet, quietAtCounter } from '../../../test/quiet-calls.ts'

const isOfDesk = (path: string) => path.startsWith('/api/app/desk/')
const silent = Object.entries(calls).filter(([, { audits }]) => audits === undefined)

test('[DK-06] every call of the desk notes what it changes, or is known to change nothing', () => {
  const names = silent.filter(([, { as, path }]) => ['staff', 'anyone'].includes(as) && isOfDesk(path))
  expect(names.map(([name]) => name).toSorted()).toEqual(quiet.toSorted())
})

test('[staff-25] every call of the counter notes what it does to money, stock and the store, or is known to do nothing to them', () => {
  const names = silent.filter(([, { as, path }]) => as === 'staff' && !isOfDesk(path))
  expect(names.map(([name]) => name).toSorted()).toEqual(quietAtCounter.toSorted())
})
