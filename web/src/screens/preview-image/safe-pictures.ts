/** Most pictures of one preview. */
const mostPictures = 50

/** Raster pictures only: an SVG may hold a script. */
const rasterData = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]+$/i

/** An address that may be shown as a picture; undefined for whatever else it may be [page-12]. */
function safePicture(given: string, page: string): string | undefined {
  const url = URL.parse(given, page)
  if (url === null) return undefined
  if (url.protocol === 'http:' || url.protocol === 'https:') return url.username || url.password ? undefined : url.href
  if (url.protocol === 'blob:') return url.origin === new URL(page).origin ? url.href : undefined
  return url.protocol === 'data:' && rasterData.test(url.href) ? url.href : undefined
}

function readList(input: string): unknown[] {
  try {
    const list: unknown = JSON.parse(input)
    return Array.isArray(list) ? list : [list]
  } catch {
    return input.startsWith('data:') ? [input] : input.split(',')
  }
}

/** A picture, and how it is shown. */
export interface Shown {
  readonly url: string
  /** What it shows, in words; empty where the address has none. */
  readonly caption: string
  /** Of a picture of the server: its address without width and format, or that of its cut-out, which stands on the tint. */
  readonly base: string | undefined
  /** Known where the sheet of a product was before. */
  readonly tint: string | undefined
}

/** What else an address says about its pictures, each a JSON list as long as theirs. */
export interface Details {
  readonly captions?: string | undefined
  readonly cuts?: string | undefined
  readonly tints?: string | undefined
}

/** The words of one list, by their place. */
function readWords(input = ''): (place: number) => string | undefined {
  const words = input === '' ? [] : readList(input)
  return (place) => {
    const word = words[place]
    return typeof word === 'string' && word !== '' ? word : undefined
  }
}

/** Pictures of the server stand in several sizes: their address is one without width and format. */
export function pictureBase(url: string, page: string): string | undefined {
  const { origin, pathname, search } = new URL(url)
  return origin === new URL(page).origin && search === '' && /^\/media\/[\w-]+$/.test(pathname) ? pathname : undefined
}

/**
 * The pictures that an address names, a JSON list or addresses with commas between, and what it says about each.
 * What is no picture is left out.
 */
export function readPictures(input: string, page: string, details: Details = {}): Shown[] {
  const [caption, cut, tint] = [readWords(details.captions), readWords(details.cuts), readWords(details.tints)]
  const baseOf = (given: string | undefined) => {
    const url = given === undefined ? undefined : safePicture(given, page)
    return url === undefined ? undefined : pictureBase(url, page)
  }
  return readList(input)
    .slice(0, mostPictures)
    .flatMap((each, place) => {
      const url = typeof each === 'string' && each.trim() !== '' ? safePicture(each, page) : undefined
      if (url === undefined) return []
      const base = baseOf(cut(place)) ?? pictureBase(url, page)
      return [{ url, caption: caption(place) ?? '', base, tint: tint(place) }]
    })
}

/** The picture to begin with, within the list. */
export function readCurrent(input: string | undefined, count: number): number {
  const index = Number(input ?? 0)
  return Number.isInteger(index) ? Math.min(Math.max(0, index), Math.max(0, count - 1)) : 0
}
