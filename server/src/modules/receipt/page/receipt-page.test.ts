import { languages } from '@tiffin/core/language/language'
import { describe, expect, it } from 'vitest'
import type { ReceiptDocument } from '../document/receipt-document.ts'
import { writePage } from './receipt-page.ts'

const row = (label: string, value = '¥1') => ({ label, value })
const receipt: ReceiptDocument = {
  ...{ language: 'en-US', title: 'Receipt', number: '20261124-0042', brand: 'Tea <1>' },
  ...{ place: ['Harbour', 'Quay 1'], facts: [row('Date', '24 Nov')], notes: ['Thank you'] },
  items: [
    { name: 'Bun', value: '¥5', notes: ['Warm', 'Cut'], rows: [row('Item discount')] },
    { name: 'Cake', value: '¥6', notes: [], rows: [] },
  ],
  sums: [
    { ...row('Total'), tone: 'total' },
    { ...row('Includes GST'), tone: 'included' },
  ],
  credits: [{ heading: 'Credit note 43', rows: [{ ...row('Refunded'), tone: 'total' }] }],
}
const plain = (page: string) => page.replaceAll(/<\/?bdi>/g, '')
const lines = (page: string) => plain(page).split('\n')

describe('[receipt-2] the page of a receipt', () => {
  it('has the brand and the place above, then facts, items, sums and credit notes, and notes below', () => {
    const body = lines(writePage(receipt)).slice(lines(writePage(receipt)).indexOf('<main>'))
    expect(body.filter((line) => line !== '')).toEqual([
      ...[
        '<main>',
        '<header>',
        '<h1>Tea &lt;1&gt;</h1>',
        '<p>Harbour</p><p>Quay 1</p>',
        '<h2>Receipt</h2>',
        '</header>',
      ],
      '<section><dl><div class=""><dt>Date</dt><dd>24 Nov</dd></div></dl></section>',
      ...['<section><ul><li>', '<div class="item"><b>Bun</b><b>¥5</b></div>', '<p>Warm</p><p>Cut</p>'],
      '<dl><div class=""><dt>Item discount</dt><dd>¥1</dd></div></dl>',
      ...['</li><li>', '<div class="item"><b>Cake</b><b>¥6</b></div>', '</li></ul></section>'],
      '<section><dl><div class="total"><dt>Total</dt><dd>¥1</dd></div>' +
        '<div class="included"><dt>Includes GST</dt><dd>¥1</dd></div></dl></section>',
      '<section><h3>Credit note 43</h3><dl><div class="total"><dt>Refunded</dt><dd>¥1</dd></div></dl></section>',
      ...['<footer><p>Thank you</p></footer>', '</main>', '</body>', '</html>'],
    ])
  })

  it('has nothing below where the brand asks for no note', () => {
    const shown = lines(writePage({ ...receipt, notes: [], credits: [] })).filter((line) => line !== '')
    expect(shown.at(-4)).toMatch(/^<section>.*Includes GST.*<\/section>$/)
    expect(shown.slice(-3)).toEqual(['</main>', '</body>', '</html>'])
  })

  it('is titled by its number and its brand', () => {
    expect(writePage(receipt)).toContain('<title>Receipt 20261124-0042 · Tea &lt;1&gt;</title>')
    expect(writePage(receipt)).toMatch(/<style>[^<]*main \{/)
  })

  it('behind its link offers the file and every other language, each by its own name', () => {
    const page = plain(writePage(receipt, '/receipt/tea/key'))
    expect(page).toContain('<p class="file"><a href="/receipt/tea/key.pdf?lang=en-US">Download PDF</a></p>')
    expect(page).toContain('<nav aria-label="Other languages">')
    const offered = [
      ...page.matchAll(/<a href="\/receipt\/tea\/key\?lang=([^"]+)" lang="([^"]+)" hreflang="([^"]+)">/g),
    ]
    expect(offered.map(([, language]) => language)).toEqual(languages.filter((language) => language !== 'en-US'))
    expect(offered.every(([, , lang, hreflang]) => lang === hreflang)).toBe(true)
    expect(page).toContain('hreflang="th-TH">ไทย</a>')
    expect(writePage(receipt)).not.toContain('<nav')
  })
})
