/** A piece of an agreement: text, or one of the few elements it may use. */
export type Piece = string | { readonly tag: AllowedTag; readonly href?: string; readonly pieces: Piece[] }

const allowed = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const
type AllowedTag = (typeof allowed)[number]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|([a-z]{2,5}));/gi,
    (whole, code: string | undefined, name: string | undefined) => {
      if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole
      return entities[name?.toLowerCase() ?? ''] ?? whole
    },
  )
}

/** Only addresses that lead somewhere by themselves: web, mail, phone. */
function safeHref(attributes: string): string | undefined {
  const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const address = decodeEntities(href?.[1] ?? href?.[2] ?? '').trim()
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? address : undefined
}

/** Elements whose content is not for reading. */
const silent = /<(script|style|iframe|object|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<)/gi

/**
 * Reads the small set of tags an agreement may use into pieces that React writes as elements.
 * Nothing is ever handed to the browser as markup: an unknown tag loses its brackets and keeps its text.
 */
export function readMarkup(html: string): Piece[] {
  const root: Piece[] = []
  const open: { tag: string; pieces: Piece[] }[] = []
  for (const [, slash, name = '', attributes = '', text] of html.replace(silent, '').matchAll(token)) {
    const pieces = open.at(-1)?.pieces ?? root
    if (text !== undefined) pieces.push(decodeEntities(text))
    const tag = allowed.find((known) => known === name.toLowerCase())
    if (tag === undefined) continue
    if (slash === '/') {
      const index = open.findLastIndex((element) => element.tag === tag)
      if (index >= 0) open.length = index
      continue
    }
    const href = tag === 'a' ? safeHref(attributes) : undefined
    const element = { tag, pieces: [], ...(href === undefined ? {} : { href }) }
    pieces.push(element)
    if (tag !== 'br') open.push(element)
  }
  return root
}
