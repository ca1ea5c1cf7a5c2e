import { join } from 'node:path'
import { startTiffin } from './tiffin.ts'

/** One Tiffin for all journeys, unless one that already runs is named; each journey is a customer of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.TIFFIN_URL) return async () => {}
  const tiffin = await startTiffin()
  process.env.TIFFIN_URL = tiffin.url
  process.env.TIFFIN_MEDIA = join(tiffin.dataDir, 'media')
  return () => tiffin.stop()
}
