import type { Tx } from '../../db/unit.ts'
import { keepHelpFiles } from './queries.ts'

/**
 * Keeps uploads for help with an order inside the transaction that writes it. False when one is not the customer's own, not of scene help,
 * gone, or in use already.
 */
export async function takeHelpFiles(
  tx: Tx,
  owner: { readonly corpId: string; readonly customerId: string },
  addresses: readonly string[],
): Promise<boolean> {
  if (addresses.length === 0) return true
  const keys = new Set(addresses.map((address) => /^\/uploads\/([A-Za-z0-9_-]{22})\./.exec(address)?.[1] ?? ''))
  const { rows } = await tx.run(keepHelpFiles(owner, [...keys]))
  const kept = new Set(rows.map(({ key, extension }) => `/uploads/${key}.${extension}`))
  return keys.size === addresses.length && addresses.every((address) => kept.has(address))
}
