import { describe, expect, it } from 'vitest'
import { type Piece, readMarkup } from './read-markup.ts'

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.pieces))).join('')
const tagsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.tag, ...tagsOf(piece.pieces)]))

describe('an agreement', () => {
  it('[R-3.9] keeps headings, paragraphs, lists and links', () => {
    expect(readMarkup('<h2>One</h2><p>a <strong>b</strong><br>c</p><ul><li>d</li></ul>')).toEqual([
      { tag: 'h2', pieces: ['One'] },
      { tag: 'p', pieces: ['a ', { tag: 'strong', pieces: ['b'] }, { tag: 'br', pieces: [] }, 'c'] },
      { tag: 'ul', pieces: [{ tag: 'li', pieces: ['d'] }] },
    ])
    expect(readMarkup('<a href="https://a.example/?x=1&amp;y=2">go</a>')).toEqual([
      { tag: 'a', href: 'https://a.example/?x=1&y=2', pieces: ['go'] },
    ])
  })

  it('[R-3.9] reads entities and survives what is not closed', () => {
    expect(textOf(readMarkup('<p>Tea &amp; cake &lt;3 &#9749;'))).toBe('Tea & cake <3 ☕')
    expect(textOf(readMarkup('a < b'))).toBe('a < b')
  })

  const evil = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" JaVaScRiPt:alert(1)">x</a>',
    '<a href="data:text/html,<script>1</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<<script>script>alert(1)<</script>/script>',
    '<style>*{display:none}</style>',
    '<!--<p>--><b>x</b>',
    '<p style="position:fixed">x</p>',
    '<math><mtext><script>1</script></mtext></math>',
  ]
  it.each(evil)('[WB-01][R-3.9] lets nothing else through: %s', (html) => {
    const pieces = readMarkup(html)
    const allowed = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']
    expect(tagsOf(pieces).filter((tag) => !allowed.includes(tag))).toEqual([])
    expect(JSON.stringify(pieces)).not.toMatch(/"href":"(?!https?:|mailto:|tel:)/)
    expect(Object.keys(pieces.find((piece) => typeof piece !== 'string') ?? {})).not.toContain('onclick')
  })
})
