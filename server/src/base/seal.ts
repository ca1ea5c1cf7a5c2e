import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** A secret as it may stand in the database: encrypted, and no change of it goes unseen. `key` has 32 bytes. */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function open(key: Buffer, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The secret again, by whichever of the keys sealed it; throws when none did. */
export function unseal(keys: readonly Buffer[], sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of keys) {
    const text = open(key, bytes)
    if (text !== undefined) return text
  }
  throw new Error(
    'A secret was sealed with a key that is no longer known: TOKEN_SECRET was changed without TOKEN_SECRETS_OLD.',
  )
}
