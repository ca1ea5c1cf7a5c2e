import { expect, test } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import type { Session } from '../../base/context.ts'
import { PushClients } from './clients.ts'

const now = Date.now()

test('[RL-02] a network that has taken all of its client ids comes back in an hour; others get theirs', async () => {
  const corp = await buildCorp()
  const clients = new PushClients(testDb, false)
  const create = (network: string) => clients.create(corp, { cid: undefined, platform: 'h5', network, now })
  await create('one')
  await asCorp(corp, `update budget set used = 2000 where budget_key like 'push %'`)
  await expect(create('one')).rejects.toMatchObject({ fault: 'tooManyRequests', headers: { 'retry-after': '3600' } })
  expect(await create('other')).toMatch(/^[\w-]{22}$/)
})

test('[UP-05] only a server of tests sends to its own machine, and to no other network of ours', async () => {
  const corp = await buildCorp()
  const session: Session = { kind: 'customer', sessionId: 's', customerId: 'ana', isMember: true }
  const refusalOf = (endpoint: string, toLoopback: boolean) => {
    const subscription = { endpoint, p256dh: '', auth: '' }
    const binding = { cid: 'none', enabled: true, subscription, language: 'en-US', now }
    return new PushClients(testDb, toLoopback).bind(corp, binding, session).catch(({ refusal }) => refusal)
  }
  const loopback = 'http://127.0.0.1:8080/push'
  expect(await refusalOf(loopback, true)).toBe('pushClientIdInvalid') // it gets as far as the browser, which is none
  expect(await refusalOf(loopback, false)).toBe('inputInvalid')
  expect(await refusalOf('https://10.0.0.8/push', true)).toBe('inputInvalid')
})
