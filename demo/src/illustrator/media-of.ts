import type { Media } from './draw-media.ts'

/** Pictures by their names. */
export type AllMedia = ReadonlyMap<string, Media>

/** Addresses of a picture; a name without one is a slip in the seed. */
export function mediaOf(media: AllMedia, picture: string): Media {
  const found = media.get(picture)
  if (!found) throw new Error(`No picture is named ${picture}.`)
  return found
}
