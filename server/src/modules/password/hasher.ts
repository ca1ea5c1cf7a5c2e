import { hash, verify } from '@node-rs/argon2'

/** Turns passwords into hashes and compares them; tests count what it does. */
export interface Hasher {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** argon2id (2, the library's default) as OWASP asks: 19 MiB, two passes, one lane. */
const strength = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const argon2id: Hasher = {
  hash: (password) => hash(password, strength),
  verify: (hash, password) => verify(hash, password),
}

/** Passwords as they are kept and compared. */
export class Passwords {
  readonly #hasher: Hasher
  #unknownHash: Promise<string> | undefined

  constructor(hasher: Hasher = argon2id) {
    this.#hasher = hasher
  }

  hash(password: string): Promise<string> {
    return this.#hasher.hash(password)
  }

  /** Whether the password is the one behind the hash. Without a hash the work is the same, so that time does not reveal who has one. */
  async matches(password: string, hash: string | null | undefined): Promise<boolean> {
    this.#unknownHash ??= this.#hasher.hash('nobody has this password')
    const isRight = await this.#hasher.verify(hash ?? (await this.#unknownHash), password)
    return typeof hash === 'string' && isRight
  }
}
