import { readFileSync } from 'node:fs'
import { calls } from '@tiffin/contract/calls'
import { expect, test } from 'vitest'

test('[RL-05] docs/anonymous-calls.md lists cost and limit of every call that needs no account, and of no other', () => {
  const page = readFileSync(new URL('../../docs/anonymous-calls.md', import.meta.url), 'utf8')
  const paths = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path)
  const open = Object.values(calls).filter(({ as }) => as === 'anyone' || as === 'maybeCustomer')
  expect(paths.toSorted()).toEqual(open.map(({ path }) => path).toSorted())
})
