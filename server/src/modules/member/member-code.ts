import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../login/index.ts'

/** How long a code is good; the page asks for the next one before. */
export const codeSeconds = 60
export const refreshSeconds = 45

const algorithm = 'aes-256-gcm'
const nonceBytes = 16
const tagBytes = 16

/** The content of a code, readable to the server only. */
export interface MemberCode {
  /** 128 random bits that make the code one of its own. */
  readonly nonce: string
  readonly customerId: string
  /** Epoch ms. */
  readonly expiresAt: number
}

/** Makes member codes and reads them: sealed with our key for one brand, so that a code reveals nothing and cannot be made up. */
export class MemberCodes {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = keyFor(secret, 'member')
  }

  seal(corpId: string, customerId: string, now: number): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(corpId))
    const plain = JSON.stringify([now + codeSeconds * 1000, customerId])
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Undefined for every text that is not a code of ours for this brand; whether it is still good is another question. */
  open(corpId: string, content: string): MemberCode | undefined {
    const bytes = Buffer.from(content, 'base64url')
    const nonce = bytes.subarray(0, nonceBytes)
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
    if (bytes.toString('base64url') !== content) return undefined
    try {
      const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(corpId)).setAuthTag(tag)
      const plain = decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      const [expiresAt, customerId] = JSON.parse(plain) as [number, string] // as: the seal proves that we wrote it
      return { nonce: nonce.toString('base64url'), customerId, expiresAt }
    } catch {
      return undefined
    }
  }
}
