import { afterEach, expect, it } from 'vitest'
import { fetchFirstPicture } from './first-pictures.ts'

afterEach(() => document.head.replaceChildren())

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.imageSrcset)

function writeSettings(blocks: unknown): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: 'tiffin-bootstrap' })
  script.textContent = JSON.stringify({ code: 200, data: { pageList: [{ pageType: 1, blockList: blocks }] } })
  document.head.append(script)
}

it('the first banner’s picture is fetched before the code that shows it', () => {
  const items = (...names: string[]) => names.map((name) => ({ image: `/media/${name}` }))
  writeSettings([
    { type: 'entries', items: items('cup', 'bag', 'third') },
    { type: 'banner', items: items('week', 'other') },
  ])
  fetchFirstPicture()
  expect(preloads().map((files) => files?.split('-96')[0])).toEqual(['/media/week'])
})

it('a page without settings, or without pictures, fetches none', () => {
  fetchFirstPicture()
  writeSettings([])
  fetchFirstPicture()
  expect(preloads()).toEqual([])
})
