import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { updateProfile } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { buildCustomer } from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'

const source = fileURLToPath(new URL('../../', import.meta.url))

/** Files that speak to others, each to an address out of the settings. */
const speakers = [
  'modules/location/provider.ts',
  'modules/login/code/twilio-gateway.ts',
  'modules/payment/adapter/call-api.ts',
  'modules/payment/adapter/sandbox.ts',
  'modules/upload/storage/s3-storage.ts',
]
/** Speaks to the push service that a browser names; `public-address.ts` keeps it out of every house, ours too. */
const fenced = ['modules/push/browser/send-push.ts']

test('[UP-05] the server fetches addresses of its settings, and behind a fence those of push services; never one from a request', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const asking = files.filter((name) =>
    /(?<![.#])\bfetch\(|\b(?:client|globalThis)\.fetch\(|(?<!type .*)'node:https?'|'undici'/.test(
      readFileSync(join(source, name), 'utf8'),
    ),
  )
  expect(asking.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([...speakers, ...fenced].sort())
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'https://example.com/redirects-to-us.webp',
  '//example.com/a.webp',
  'data:image/webp;base64,UklGRg==',
])('[UP-05] %s is refused as an avatar', async (avatar) => {
  const app = testApp({ sessions: fakeSessions })
  const corp = await buildCorp()
  const { token } = await buildCustomer(corp)
  const answer = await ask(app, updateProfile, { corp, token, body: { avatar } })
  expect(answer).toMatchObject({
    code: refusals.inputInvalid,
    data: { fieldErrors: [{ field: 'avatar' }] },
  })
})
