import { findProfile } from '@tiffin/contract/customer'
import { beforeEach, expect, test } from 'vitest'
import { ask, logged, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { buildCustomer } from '../../test/build-shop.ts'
import { fakeSessions } from '../../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })

beforeEach(() => {
  logged.length = 0
})

test('[PV-03] the log of requests holds neither tokens nor queries nor addresses', async () => {
  const corp = await buildCorp()
  const { token } = await buildCustomer(corp)
  expect((await ask(app, findProfile, { corp, token })).code).toBe(200)
  await app.http.inject({
    method: 'GET',
    url: '/api/app/common/push/stream?corp=x&cid=hidden-cid',
    remoteAddress: '203.0.113.9',
  })
  const lines = logged.join('')
  expect(lines).toContain(findProfile.path)
  expect(lines).not.toContain(token)
  expect(lines).not.toMatch(/hidden-cid|203\.0\.113\.9/)
})

test('[PV-03] whatever a developer logs, secrets and personal data in it are struck out', () => {
  app.http.log.info({ phone: '+8613800138000', user: { token: 'tok-1', deep: { code: '123456' } } }, 'look')
  const line = logged.join('')
  expect(line).toContain('look')
  expect(line).not.toMatch(/13800138000|tok-1|123456/)
})

test('[PV-03] an error of the database leaves its code in the log, and no row', () => {
  const detail = 'Key (corp_id, phone)=(demo, +8613900139000) already exists.'
  app.http.log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', detail }) }, 'internal')
  const line = logged.at(-1) ?? ''
  expect(line).toContain('23505')
  expect(line).not.toContain('13900139000')
})
