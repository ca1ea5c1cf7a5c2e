import { hash, verify } from '@node-rs/argon2'

/** argon2id (2, the library's default) as OWASP asks: 19 MiB, two passes, one lane. */
const strength = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, strength)

let nobody: Promise<string> | undefined

/** Whether the password is the one behind the hash. Without a hash the work is the same, so that time does not tell which accounts exist. */
export async function isPassword(password: string, of: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const matches = await verify(of ?? (await nobody), password)
  return of !== undefined && matches
}
