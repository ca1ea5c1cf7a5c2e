/** The parts of an in-app address such as `/pages/order/orderDetail/detail?orderId=1`. */
export interface PageUrl {
  readonly path: string
  /** Without the question mark; values are URI-encoded once. */
  readonly search: string
}

/** Splits an address; the part after a second `#` is not ours. */
export function splitUrl(url: string): PageUrl {
  const clean = url.split('#')[0] ?? ''
  const index = clean.indexOf('?')
  return index < 0 ? { path: clean, search: '' } : { path: clean.slice(0, index), search: clean.slice(index + 1) }
}

export function joinUrl({ path, search }: PageUrl): string {
  return search === '' ? path : `${path}?${search}`
}

/** Makes a relative address absolute against the page that is shown, as in a folder: `../a` from `/pages/x/y` is `/pages/a`. */
export function resolveUrl(url: string, currentPath: string): string {
  if (url.startsWith('/')) return url
  const { path, search } = splitUrl(url)
  const parts = currentPath.split('/').slice(1, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return joinUrl({ path: `/${parts.join('/')}`, search })
}

/** Decodes an escaped text; one that is malformed stays as it is. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function pairs(search: string): [string, string][] {
  return search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const index = pair.indexOf('=')
      return index < 0 ? [pair, ''] : [pair.slice(0, index), pair.slice(index + 1)]
    })
}

/** URI-encodes every value exactly once, whether it came encoded or not. */
export function encodeSearch(search: string): string {
  return pairs(search)
    .map(([name, value]) => `${name}=${encodeURIComponent(decodeText(value))}`)
    .join('&')
}

/** The inputs of a page: names and decoded values; a name given twice keeps the last value. */
export function readSearch(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs(search).map(([name, value]) => [decodeText(name), decodeText(value)]))
}
