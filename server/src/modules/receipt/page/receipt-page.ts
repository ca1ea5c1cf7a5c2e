import { languages } from '@tiffin/core/language/language'
import { direction, htmlLang } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { html, Markup } from '../../../base/markup.ts'
import type { ReceiptDocument, ReceiptItem, ReceiptRow } from '../document/receipt-document.ts'
import { receiptStyle } from './receipt-style.ts'

const rowMarkup = ({ label, value, tone }: ReceiptRow) =>
  html`<div class="${tone ?? ''}"><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`

const rowsMarkup = (rows: readonly ReceiptRow[]) => (rows.length === 0 ? '' : html`<dl>${rows.map(rowMarkup)}</dl>`)

const itemMarkup = ({ name, value, notes, rows }: ReceiptItem) => html`<li>
<div class="item"><b><bdi>${name}</bdi></b><b><bdi>${value}</bdi></b></div>
${notes.map((note) => html`<p><bdi>${note}</bdi></p>`)}
${rowsMarkup(rows)}
</li>`

/** The same receipt in the other languages, and as a file; neither is printed. */
const linksMarkup = (
  { language }: ReceiptDocument,
  path: string,
) => html`<p class="file"><a href="${path}.pdf?lang=${language}">${say(language, 'receipt.pdf')}</a></p>
<nav aria-label="${say(language, 'receipt.otherLanguages')}">
${languages
  .filter((other) => other !== language)
  .map(
    (other) =>
      html`<a href="${path}?lang=${other}" lang="${htmlLang(other)}" hreflang="${htmlLang(other)}"><bdi>${say(other, `lang.${other}`)}</bdi></a>\n`,
  )}</nav>`

const bodyMarkup = (receipt: ReceiptDocument) => html`<header>
<h1><bdi>${receipt.brand}</bdi></h1>
${receipt.place.map((line) => html`<p><bdi>${line}</bdi></p>`)}
<h2>${receipt.title}</h2>
</header>
<section>${rowsMarkup(receipt.facts)}</section>
<section><ul>${receipt.items.map(itemMarkup)}</ul></section>
<section>${rowsMarkup(receipt.sums)}</section>
${receipt.credits.map(({ heading, rows }) => html`<section><h3>${heading}</h3>${rowsMarkup(rows)}</section>`)}
${receipt.notes.length === 0 ? '' : html`<footer>${receipt.notes.map((note) => html`<p><bdi>${note}</bdi></p>`)}</footer>`}`

/** Writes a receipt as a page; with the path of its link it offers the other languages and the file. */
export function writePage(receipt: ReceiptDocument, path?: string): string {
  const { language, title, number, brand } = receipt
  return html`<!doctype html>
<html lang="${htmlLang(language)}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} ${number} · ${brand}</title>
<link rel="icon" href="data:,">
<style>${new Markup(receiptStyle)}</style>
</head>
<body>
<main>
${bodyMarkup(receipt)}
${path === undefined ? '' : linksMarkup(receipt, path)}
</main>
</body>
</html>
`.text
}
