import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { findProfile } from '@tiffin/contract/customer'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { testDb } from '../../../../test/database.ts'
import { keyFor } from '../keys.ts'
import { signingKey, signToken, verifyToken } from './token.ts'
import { VerifiedTokens } from './verified-tokens.ts'

const secret = 'a secret of tests, long enough to be one'
const now = Date.now()
const corp = await buildCorp()
const app = testApp({ clock: { now: () => now } })
const sid = randomUUID()
const tokenExpired = Math.ceil(now / 1000) * 1000 + 3_600_000
const good = { uid: 'victim', role: ['customer' as const], permission: [], sid, corp, tokenExpired }

await testDb.tx({ role: 'app', corp }, async (tx) => {
  await tx.query(
    `insert into customer (corp_id, customer_id, phone, nick_name, member_no, agreement_version)
    values ($1, 'victim', '+8613900000000', '', '1', '1')`,
    [corp],
  )
  await tx.query(`insert into customer_session values ($1, $2, 'victim', 'sms', now(), now() + interval '1 day')`, [
    corp,
    sid,
  ])
})

const key = keyFor(secret, 'token')
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const exp = tokenExpired / 1000
const payload = { ...good, exp }
const hs = (head: unknown, body: unknown, by: Buffer | string = key, hash = 'sha256') => {
  const text = `${encode(head)}.${encode(body)}`
  return `${text}.${createHmac(hash, by).update(text).digest('base64url')}`
}
const head = { alg: 'HS256', typ: 'JWT' }
const signing = signingKey(secret)
const token = await signToken(signing, good)
const [h = '', p = '', s = ''] = token.split('.')
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const rsText = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`
const publicPem = publicKey.export({ type: 'spki', format: 'pem' })

const forged: Record<string, string> = {
  'no algorithm': `${encode({ alg: 'none' })}.${p}.`,
  'no algorithm in other letters': `${encode({ alg: 'nOnE' })}.${p}.`,
  'no algorithm with the old signature': `${encode({ alg: 'none' })}.${p}.${s}`,
  'no signature': `${h}.${p}.`,
  'a longer hash of our own key': hs({ ...head, alg: 'HS512' }, payload, key, 'sha512'),
  'a shorter name than the hash': hs({ ...head, alg: 'HS384' }, payload),
  'a signature by RSA': `${rsText}.${sign('sha256', Buffer.from(rsText), privateKey).toString('base64url')}`,
  'a public key taken for a secret': hs(head, payload, String(publicPem)),
  'another key': hs(head, payload, 'another key'),
  'an empty key': hs(head, payload, ''),
  'the secret itself instead of the key made from it': hs(head, payload, secret),
  'the key of codes': hs(head, payload, keyFor(secret, 'code')),
  'a key brought along': hs({ ...head, jwk: { kty: 'oct', k: 'YQ' } }, payload, 'a'),
  'a key id that is a path': hs({ ...head, kid: '../../dev/null' }, payload, ''),
  'an unknown critical header': hs({ ...head, crit: ['x'], x: 1 }, payload),
  'an edited payload': `${h}.${encode({ ...payload, uid: 'somebody' })}.${s}`,
  'an edited role': `${h}.${encode({ ...payload, role: ['employee'] })}.${s}`,
  'an edited header': `${encode({ ...head, x: 1 })}.${p}.${s}`,
  'two parts': `${h}.${p}`,
  'four parts': `${token}.${s}`,
  'five parts': `${h}.${p}.${s}.${s}.${s}`,
  'empty parts': '..',
  'no dots': 'token',
  markup: '<script>',
  'a huge token': `${h}.${p}.${s}${'A'.repeat(9000)}`,
  expired: hs(head, { ...payload, tokenExpired: now - 1000, exp: Math.floor(now / 1000) - 1 }),
  'expired by a millisecond in tokenExpired': hs(head, { ...payload, tokenExpired: now - 1 }),
  'expired at this very instant': hs(head, { ...payload, tokenExpired: now }),
  'no exp': hs(head, { ...good }),
  'an exp that is text': hs(head, { ...payload, exp: '9999999999' }),
  'no tokenExpired': hs(head, { ...payload, tokenExpired: undefined }),
  'not yet': hs(head, { ...payload, nbf: Math.floor(now / 1000) + 600 }),
  'no session': hs(head, { ...payload, sid: undefined }),
  'a session that is none': hs(head, { ...payload, sid: randomUUID() }),
  'a customer’s session as an employee’s': hs(head, { ...payload, role: ['employee'] }),
  'the session of another person': hs(head, { ...payload, uid: 'somebody' }),
  'a header that is no JSON': `${Buffer.from('text').toString('base64url')}.${p}.${s}`,
  'two roles': hs(head, { ...payload, role: ['customer', 'employee'] }),
  'another brand': hs(head, { ...payload, corp: 'another' }),
  'a payload that is a list': hs(head, [payload]),
  'a payload that is text': `${h}.${Buffer.from('text').toString('base64url')}.${s}`,
  'a trailing dot': `${token}.`,
  'a blank inside': `${h} .${p}.${s}`,
  'a signature that is padded': `${token}=`,
  'a signature with blanks at its end': `${token}  `,
  'a signature with a line break inside': `${h}.${p}.${s.slice(0, 20)}\t${s.slice(20)}`,
  'a signature in the other base64': hs(head, payload).replace(/[^.]*$/, (text) =>
    Buffer.from(text, 'base64url').toString('base64'),
  ),
}

test('[AU-08][R-3.21] the token that we made is good', async () => {
  expect((await ask(app, findProfile, { corp, token })).data.uid).toBe('victim')
})

test.each(Object.entries(forged))('[AU-08] a token with %s is no log-in', async (_what, bad) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: findProfile.path,
    payload: '{}',
    headers: { 'content-type': 'application/json', 'corp-id': corp, authorization: `Bearer ${bad}` },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { code: 401, data: null }])
})

test('[AU-19] a token has one spelling: whatever else decodes to it is no log-in and leaves nothing behind', async () => {
  const tokens = new VerifiedTokens([signing])
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const spellings = [
    ...Array.from(
      { length: 20_000 },
      (_, index) => `${h}.${p}.${s.slice(0, index % 43)}${' '.repeat(1 + index / 43)}${s.slice(index % 43)}`,
    ),
    ...[...last].filter((letter) => !s.endsWith(letter)).map((letter) => `${token.slice(0, -1)}${letter}`),
  ]
  for (const spelling of spellings) if (await tokens.verify(spelling, now)) expect.fail(`taken: "${spelling}"`)
  expect(tokens.size).toBe(0)
})

test('[AU-19] of all the tokens of one session only the newest is remembered', async () => {
  const tokens = new VerifiedTokens([signing])
  for (let step = 0; step < 500; step++) {
    const next = await signToken(signing, { ...good, tokenExpired: tokenExpired + step * 1000 })
    for (const each of [token, next]) expect(await tokens.verify(each, now)).toMatchObject({ uid: 'victim' })
  }
  expect(tokens.size).toBe(1)
})

test('[AU-08] a token ends at its very millisecond', async () => {
  expect(await verifyToken([signing], token, tokenExpired - 1)).toMatchObject({ uid: 'victim', exp })
  expect(await verifyToken([signing], token, tokenExpired)).toBeUndefined()
})

test('[AU-08] a token that is remembered ends at its very millisecond too', () => {
  const tokens = new VerifiedTokens([signing])
  expect(tokens.verify(token, tokenExpired - 1)).toMatchObject({ uid: 'victim' })
  expect(tokens.verify(token, tokenExpired)).toBeUndefined()
})
