import { join } from 'node:path'
import { logIn } from './signed-in.ts'
import { startTiffin } from './tiffin.ts'

/** Mira has coupons in every state and points; journeys share her session, for a code is not sent twice in a row. */
async function logInMira(): Promise<void> {
  process.env.TIFFIN_MIRA ??= await logIn('81234417')
}

/** One Tiffin for all journeys, unless one that already runs is named; each journey is a customer of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.TIFFIN_URL) {
    await logInMira()
    return async () => {}
  }
  const tiffin = await startTiffin()
  process.env.TIFFIN_URL = tiffin.url
  process.env.TIFFIN_MEDIA = join(tiffin.dataDir, 'media')
  await logInMira()
  return () => tiffin.stop()
}
