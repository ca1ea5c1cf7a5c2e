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

/** A picture, and what it shows in words; empty where nobody said. */
export interface Shown {
  readonly url: string
  readonly caption: string
}

/**
 * The pictures that an address names: a JSON list, or addresses with commas between, and the words for them, a JSON list as long.
 * What is no picture is left out.
 */
export function readPictures(input: string, page: string, captions = ''): Shown[] {
  const words = captions === '' ? [] : readList(captions)
  return readList(input)
    .slice(0, mostPictures)
    .flatMap((each, index) => {
      const url = typeof each === 'string' && each.trim() !== '' ? safePicture(each, page) : undefined
      const word = words[index]
      return url === undefined ? [] : [{ url, caption: typeof word === 'string' ? word : '' }]
    })
}

/** The picture to begin with, within the list. */
export function readCurrent(input: string | undefined, count: number): number {
  const index = Number(input ?? 0)
  return Number.isInteger(index) ? Math.min(Math.max(0, index), Math.max(0, count - 1)) : 0
}

/** Pictures of the server stand in several sizes: their address is one without width and format. */
export function pictureBase(url: string, page: string): string | undefined {
  const { origin, pathname, search } = new URL(url)
  return origin === new URL(page).origin && search === '' && /^\/media\/[\w-]+$/.test(pathname) ? pathname : undefined
}

/** What the page before has loaded of the first picture; only pictures of the server. */
export function readAhead(input: string | undefined, page: string, tint = '') {
  const url = input === undefined ? undefined : safePicture(input, page)
  const base = url === undefined ? undefined : pictureBase(url, page)
  return base === undefined ? undefined : { base, tint }
}
