import { direction, htmlLang, type Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { html, Markup, sentences } from '../../base/markup.ts'
import { type ReadyBytes, readyBytes } from '../../base/ready-bytes.ts'
import { inlineHashes } from './built-files.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-content: center; background: light-dark(#f7f3f0, #1a1513); color: light-dark(#231a17, #f5efec); }
main { max-inline-size: 26rem; padding: 32px 24px; text-align: center; }
svg { fill: #e6002d; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 16px 0 8px; }
p { margin: 8px 0; color: light-dark(#5d514c, #bdb1ab); }
code { font-family: ui-monospace, monospace; color: light-dark(#231a17, #f5efec); white-space: nowrap; }
`

const petal = 'M0 2C-13-4-13-20-5.500-22.500-3-23.400-1-22 0-20 1-22 3-23.400 5.500-22.500 13-20 13-4 0 2Z'
const petals = [0, 72, 144, 216, 288].map((turn) => html`<path d="${petal}" transform="rotate(${turn})"/>`)

/** What a server without a brand shows instead of a shop: how one is made [brand-6]. */
export interface NoBrandPage {
  readonly bytes: ReadyBytes
  /** Hashes of its styles. */
  readonly styles: readonly string[]
}

async function makePage(language: Locale): Promise<NoBrandPage> {
  const title = say(language, 'noBrand.title')
  const page = html`<!doctype html>
<html lang="${htmlLang(language)}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<svg width="56" viewBox="-24 -24 48 48" aria-hidden="true">${petals}</svg>
<h1>${title}</h1>
<p>${say(language, 'noBrand.text')}</p>
<p>${sentences(say(language, 'noBrand.command'))}</p>
</main>
</body>
</html>
`.text
  return { bytes: await readyBytes(Buffer.from(page)), styles: inlineHashes(page).styles }
}

const pages = new Map<Locale, Promise<NoBrandPage>>()

/** The page in a language; it is made once, and the same until the server ends. */
export function noBrandPage(language: Locale): Promise<NoBrandPage> {
  const page = pages.get(language) ?? makePage(language)
  pages.set(language, page)
  return page
}
