/** Markup that is safe: what stands between tags or in an attribute has been escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Part = Markup | string | number | readonly Part[]

const flat = (part: Part): string => {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(flat).join('')
  return String(part).replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + (index < parts.length ? flat(parts[index] ?? '') : '')).join(''))

/** Sentences with `code` in back-ticks. */
export const sentences = (text: string): Markup[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))
