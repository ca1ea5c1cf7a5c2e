import { describe, expect, it } from 'vitest'
import { pictureBase, readCurrent, readPictures } from './safe-pictures.ts'

const page = 'https://shop.example/?corp=demo#/pages/home/previewImage/previewImage'
const read = (...urls: unknown[]) => readPictures(JSON.stringify(urls), page).map(({ url }) => url)

const pixel = 'iVBORw0KGgo='
const wicked = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)//:',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png,<svg onload="alert(1)"/>',
  'data:image/png;base64,"><script>',
  'data:image/png;charset=utf-8,x',
  'data:,x',
  'data:image/x-icon;base64,AAAA',
  'file:///etc/passwd',
  'filesystem:https://shop.example/temporary/a.png',
  'about:blank',
  'view-source:https://shop.example/',
  'ftp://files.example/a.png',
  'mailto:a@b.example',
  'tel:+6581234417',
  'intent://scan/#Intent;end',
  'blob:https://evil.example/6a1c',
  'blob:null/6a1c',
  'https://user:secret@shop.example/a.png',
  'https://',
  'http://[',
  '',
  '   ',
  null,
  7,
  { toString: 'javascript:alert(1)' },
  ['javascript:alert(1)'],
]

describe('pictures to look at', () => {
  it('[page-25] each has its own words, also where one before it is no picture', () => {
    const urls = JSON.stringify(['https://a.example/a.png', 'javascript:alert(1)', 'https://a.example/b.png'])
    expect(readPictures(urls, page, { captions: JSON.stringify(['A', 'none', 7]) })).toEqual([
      { url: 'https://a.example/a.png', caption: 'A' },
      { url: 'https://a.example/b.png', caption: '' },
    ])
    expect(readPictures(urls, page, { captions: JSON.stringify(['A', 'none', 'B']) })[1]?.caption).toBe('B')
  })

  it('[page-96] each has its own cut-out and tint, a cut-out being a picture of the server', () => {
    const urls = JSON.stringify(['/media/a', 'javascript:alert(1)', '/media/b', '/media/c', 'https://a.example/d.png'])
    const cuts = JSON.stringify(['/media/a-cut', '/media/x-cut', '', 'https://evil.example/media/c', '/media/d-cut'])
    const tints = JSON.stringify(['rose', 'oat', 'sky', 7, 'plum'])
    expect(readPictures(urls, page, { cuts, tints }).map(({ base, tint }) => [base, tint])).toEqual([
      ...[['/media/a-cut', 'rose'], ['/media/b', 'sky'], ['/media/c', undefined], ['/media/d-cut', 'plum']], // biome-ignore format: one a picture
    ])
  })

  it.each(wicked)('[R-2.12][WB-05] %j is no picture', (url) => {
    for (const kept of read(url)) expect(new URL(kept).protocol).toMatch(/^https?:$/)
    if (typeof url === 'string' && !/&colon;/.test(url)) expect(read(url)).toEqual([])
  })

  it('[R-2.12][WB-05] are http, this page’s own blobs, raster data, and addresses within the shop', () => {
    const fine = [
      'https://pictures.example/a.webp',
      'http://127.0.0.1:8080/uploads/b.jpg',
      'blob:https://shop.example/6a1c',
      ...['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif'].map((kind) => `data:image/${kind};base64,${pixel}`),
    ]
    expect(read(...fine)).toEqual(fine)
    expect(read('/media/croissant', '//cdn.example/c.png')).toEqual([
      'https://shop.example/media/croissant',
      'https://cdn.example/c.png',
    ])
  })

  it('[R-2.12] come as a JSON list, as one address, or with commas between, and never more than fifty', () => {
    expect(readPictures('/media/a,/media/b', page).map(({ url }) => url)).toHaveLength(2)
    expect(readPictures('"/media/a"', page).map(({ url }) => url)).toHaveLength(1)
    expect(readPictures(`data:image/png;base64,${pixel}`, page)).toHaveLength(1)
    expect(readPictures('', page).map(({ url }) => url)).toEqual([])
    expect(read(...Array.from({ length: 80 }, (_, index) => `/media/p${index}`))).toHaveLength(50)
  })

  it('[R-2.12] begin with the one asked for, within the list', () => {
    const cases = [undefined, '0', '2', '9', '-1', '1.5', 'x']
    expect(cases.map((input) => readCurrent(input, 3))).toEqual([0, 0, 2, 2, 0, 0, 0])
    expect(readCurrent('4', 0)).toBe(0)
  })

  it('of the server are known by their address without width and format', () => {
    expect(pictureBase('https://shop.example/media/croissant', page)).toBe('/media/croissant')
    for (const other of [
      'https://evil.example/media/croissant',
      'https://shop.example/media/a.png',
      'data:image/png;base64,AA',
    ])
      expect(pictureBase(other, page)).toBeUndefined()
  })
})
