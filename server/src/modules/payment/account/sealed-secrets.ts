import { seal, unseal } from '../../../base/seal.ts'

/** The secrets of an account by the names of their fields. */
export type Secrets = Readonly<Record<string, string>>

interface Owner {
  readonly corpId: string
  readonly accountId: string
}

/** The secrets of an account as they may stand in the database: encrypted, and of no use in the row of another account [provider-4]. */
export const sealSecrets = ([key]: readonly [Buffer, ...Buffer[]], { corpId, accountId }: Owner, secrets: Secrets) =>
  seal(key, JSON.stringify({ corpId, accountId, secrets }))

/** The secrets again. Throws when none of the keys sealed them, or when they are another account's. */
export function unsealSecrets(keys: readonly Buffer[], { corpId, accountId }: Owner, sealed: string): Secrets {
  const opened = JSON.parse(unseal(keys, sealed)) as Owner & { secrets: Secrets } // as: the seal proves that we wrote it
  if (opened.corpId !== corpId || opened.accountId !== accountId)
    throw new Error(`The secrets of payment account ${accountId} are another account's.`)
  return opened.secrets
}

/** What may be shown of a secret: its last four characters, of one that is long enough to keep the rest to itself. */
export const hintOf = (secret: string): string => (secret.length >= 12 ? secret.slice(-4) : '')
