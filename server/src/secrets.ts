import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Secrets {
  readonly token: string
  /** Between us and the payment sandbox. */
  readonly paySandbox: string
}

/** The secrets of this installation: made once, readable by its owner only. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const made: Secrets = {
      token: randomBytes(32).toString('base64url'),
      paySandbox: randomBytes(32).toString('base64url'),
    }
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
