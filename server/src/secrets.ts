import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Secrets {
  readonly token: string
  /** Between us and the payment sandbox. */
  readonly paySandbox: string
  /** Who we are to the push services of browsers. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

const random = () => randomBytes(32).toString('base64url')

/** Loaded only where keys are made. */
const makeVapid = async () => (await import('web-push')).default.generateVAPIDKeys()

/** The secrets of this installation: each made once, readable by its owner only. A folder of before gets what it lacks. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets: Secrets = {
    token: known.token ?? random(),
    paySandbox: known.paySandbox ?? random(),
    vapid: known.vapid ?? (await makeVapid()),
  }
  if (Object.keys(known).length < Object.keys(secrets).length) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets
}
