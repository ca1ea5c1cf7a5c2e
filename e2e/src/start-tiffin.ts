import { startTiffin } from './tiffin.ts'

/** One Tiffin for all journeys; each journey is a customer of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const tiffin = await startTiffin()
  process.env.TIFFIN_URL = tiffin.url
  return () => tiffin.stop()
}
