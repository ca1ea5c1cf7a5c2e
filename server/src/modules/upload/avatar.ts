import type { Tx } from '../../db/unit.ts'
import { endUploads, keepUpload, releaseUploads } from './queries.ts'

const avatarAddress = /^\/uploads\/([A-Za-z0-9_-]{22})\.webp$/

interface Wearer {
  readonly corpId: string
  readonly customerId: string
  readonly now: number
}

/**
 * Makes an upload the customer's avatar inside the transaction that writes the profile; the one before it is swept away.
 * False when the address is not that of the customer's own upload: then nothing was changed. Empty takes the avatar off.
 */
export async function wearAvatar(tx: Tx, { corpId, customerId, now }: Wearer, avatar: string): Promise<boolean> {
  const customer = { corpId, customerId }
  const uploadKey = avatarAddress.exec(avatar)?.[1] ?? ''
  if (avatar !== '') {
    const { rows } = await tx.run(keepUpload(customer, uploadKey))
    if (rows.length === 0) return false
  }
  await tx.run(releaseUploads(customer, { but: uploadKey, now }))
  return true
}

/** Ends everything a customer ever sent, inside the transaction that deletes the account; the files go within minutes. */
export async function dropUploads(tx: Tx, { corpId, customerId, now }: Wearer): Promise<void> {
  await tx.run(endUploads({ corpId, customerId }, now))
}
