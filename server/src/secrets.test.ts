import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-secrets-'))
const file = join(folder, 'secrets.json')
afterAll(() => rmSync(folder, { recursive: true }))

test('secrets are made once, for their owner only', async () => {
  const made = await readSecrets(folder)
  expect(await readSecrets(folder)).toEqual(made)
  expect(made.vapid.publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a data folder of an earlier release keeps its secrets and gets the missing ones', async () => {
  writeFileSync(file, JSON.stringify({ token: 'of before', paySandbox: 'likewise' }))
  const secrets = await readSecrets(folder)
  expect(secrets).toMatchObject({ token: 'of before', paySandbox: 'likewise' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets)
})
