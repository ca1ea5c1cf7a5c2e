import { createHmac } from 'node:crypto'
import type { ServingConfig } from '../../config.ts'

/** A key of its own for each purpose, from the one secret of the installation. */
export const keyFor = (
  secret: string,
  purpose: 'token' | 'code' | 'budget' | 'member' | 'device' | 'seal' | 'preview',
): Buffer => createHmac('sha256', secret).update(`tiffin ${purpose}`).digest()

/** A text that can be recognised but not read back without the secret. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

/** The keys of this installation that may have sealed a secret, the present one first. */
export const sealKeys = ({
  tokenSecret,
  oldTokenSecrets,
}: Pick<ServingConfig, 'tokenSecret' | 'oldTokenSecrets'>): [Buffer, ...Buffer[]] => [
  keyFor(tokenSecret, 'seal'),
  ...oldTokenSecrets.map((secret) => keyFor(secret, 'seal')),
]
