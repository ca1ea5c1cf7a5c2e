import { logIn, register } from './signed-in.ts'
import { startTiffin } from './tiffin.ts'

/**
 * A phone gets one code a minute: who needs more than one begins here. Mira has coupons in every state and points, and journeys
 * share her session; the other one will delete the account.
 */
async function meetCustomers(): Promise<void> {
  process.env.TIFFIN_MIRA ??= await logIn('81234417')
  const { phone, token } = await register('farewell1')
  process.env.TIFFIN_LEAVER = JSON.stringify({ phone, token })
}

/** One Tiffin for all journeys, unless one that already runs is named; each journey is a customer of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.TIFFIN_URL) {
    await meetCustomers()
    return async () => {}
  }
  const tiffin = await startTiffin()
  process.env.TIFFIN_URL = tiffin.url
  await meetCustomers()
  return () => tiffin.stop()
}
