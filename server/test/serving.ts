import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Envelope } from '@tiffin/contract/call'
import { sealKeys } from '../src/modules/login/keys.ts'
import { signingKey, signToken } from '../src/modules/login/session/token.ts'
import { sealSecrets } from '../src/modules/payment/account/sealed-secrets.ts'
import { headersOf } from './app.ts'
import { asCorp, buildCustomer, insertRow } from './build-shop.ts'
import { testUrl } from './database.ts'

const program = fileURLToPath(new URL('../src/main.mjs', import.meta.url))
const tokenSecret = 'a secret for servers that are processes of their own'

/** A provider's account that such a server can open; nobody pays at it. */
export async function buildAccount(corp: string): Promise<void> {
  const keys = sealKeys({ tokenSecret, oldTokenSecrets: [] })
  const secrets = { secretKey: 'sk_test_unused', webhookSecret: 'whsec_unused' }
  await insertRow(corp, 'payment_account', {
    ...{ account_id: 'a', provider: 'stripe', mode: 'test', check_result: 'ok' },
    ...{ sealed_secrets: sealSecrets(keys, { corpId: corp, accountId: 'a' }, secrets) },
    ...{ connected_at: new Date(), checked_at: new Date() },
  })
  await asCorp(corp, `update payment_method set provider = 'stripe' where code = 'card'`)
}

/** A server that runs as a process of its own on this worker's database. */
export interface Serving {
  readonly url: string
  readonly child: ChildProcess
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  server.close()
  await once(server, 'close')
  return port
}

export async function serve(port: number): Promise<Serving> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-test-'))
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: testUrl,
    TOKEN_SECRET: tokenSecret,
    DEMO: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...settings }, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; child.exitCode === null && tries < 1200; tries++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) break
    await sleep(50)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { url, child, kill }
}

/** Customers with tokens that a real server believes. */
export const signedCustomers = (corp: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { customerId, sessionId } = await buildCustomer(corp)
      const who = { uid: customerId, sid: sessionId, corp, role: ['customer' as const], permission: [] }
      return signToken(signingKey(tokenSecret), {
        ...who,
        tokenExpired: Math.floor(Date.now() / 1000 + 3600) * 1000,
      })
    }),
  )

/** A call over real HTTP; undefined when no answer came. */
export async function post<Data>(
  url: string,
  request: { corp: string; token: string; body: unknown },
): Promise<(Envelope<Data> & { status: number }) | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', headers: headersOf(request), body: JSON.stringify(request.body) })
    return { status: answer.status, ...((await answer.json()) as Envelope<Data>) } // every answer is an envelope
  } catch {
    return undefined
  }
}
