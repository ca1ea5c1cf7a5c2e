import type { Call, Envelope } from '@tiffin/contract/call'
import { afterAll, expect } from 'vitest'
import webPush from 'web-push'
import type { z } from 'zod'
import { buildApp, type Surroundings } from '../src/build-app.ts'
import { readConfig, type ServingConfig } from '../src/config.ts'
import type { App } from '../src/http/app.ts'
import { testDb } from './database.ts'
import { watchSecrets } from './watch-secrets.ts'

/** Everything that the servers of this file have logged, line by line. */
export const logged: string[] = []

/** What the log says, without what is only digits by nature and might look like a code by chance. */
export const saidInLog = (): string =>
  logged.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0, reqId: '', ms: 0, corp: '' })).join('\n')

const testConfig: ServingConfig = {
  ...readConfig({ CHECK_ANSWERS: '1', DATA_DIR: '/nonexistent' }),
  tokenSecret: 'a secret of tests, long enough to be one',
  vapid: webPush.generateVAPIDKeys(),
  publicUrl: 'http://127.0.0.1:8080',
  paySandbox: { url: 'http://127.0.0.1:9', secret: 'a secret of tests' },
  logLevel: 'debug',
  logTo: { write: (line) => void logged.push(line) },
}

type Wishes = Partial<Omit<Surroundings, 'config'>> & { config?: Partial<ServingConfig>; add?: (app: App) => void }

/**
 * The server on this worker's database, with its own routes and those that `add` brings. Closed when the file has ended:
 * then nothing secret of all its calls may be in the log, nor in an answer that is not made for it (PV-03, AU-04).
 */
export function testApp({ config, add, ...rest }: Wishes = {}): App {
  const app = buildApp({ config: { ...testConfig, ...config }, db: testDb, ...rest })
  add?.(app)
  const findLeaks = watchSecrets(app)
  afterAll(async () => {
    await app.http.close()
    expect(findLeaks(saidInLog())).toEqual([])
  })
  return app
}

export interface Caller {
  readonly corp?: string
  readonly token?: string | undefined
  readonly language?: string
  readonly headers?: Record<string, string>
}

/** The headers that the app sends with every call. */
export function headersOf({ corp, token, language, headers }: Caller): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(corp === undefined ? {} : { 'corp-id': corp }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(language ? { 'accept-language': language } : {}),
    ...headers,
  }
}

/** Makes a call as the web does; the answer is the whole envelope. */
export async function ask<Path extends string, Input extends z.ZodType, Output extends z.ZodType>(
  app: App,
  call: Pick<Call<Path, Input, Output>, 'path' | 'method' | 'input' | 'output'>,
  { body = {}, ...caller }: Caller & { body?: z.input<Input> | Record<string, unknown> } = {},
): Promise<Envelope<z.output<Output>>> {
  const { path: url, method } = call
  const payload = method === 'POST' ? { payload: JSON.stringify(body) } : {}
  const answer = await app.http.inject({ method, url, headers: headersOf(caller), ...payload })
  return answer.json()
}
