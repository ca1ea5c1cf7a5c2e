import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** The declarations of all rules that name exactly these selectors, outside of queries. */
function rulesOf(css: string, selectors: string): string[] {
  const plain = css.replaceAll(/@(?:media|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, names = '', body = '']) =>
    names.replaceAll(/\s+/g, ' ').trim() === selectors ? body.split(';').map((part) => part.trim()) : [],
  )
}

const tokens = rulesOf(read('kit/ui/tokens.css'), ':root')
const frame = read('web/src/styles/frame.css')
const page = read('web/src/styles/page.css')
const layer = read('kit/ui/layer.css')

it('[R-2.5][R-9.5] page and tab bar are 1190 px wide at most, and stand in the middle of a wider window', () => {
  expect(tokens).toContain('--page-max: 1190px')
  for (const selectors of ['#root, .frame', '.tabbar']) {
    const rule = rulesOf(frame, selectors)
    for (const part of ['max-inline-size: var(--page-max)', 'margin-inline: auto', 'inline-size: 100%'])
      expect([selectors, rule]).toEqual([selectors, expect.arrayContaining([part])])
  }
})

it('[R-2.5] sheets and dialogs stand in the middle of a window that is wider than they are', () => {
  for (const part of ['inset-inline: 0', 'margin-inline: auto', 'max-inline-size: 560px'])
    expect(rulesOf(layer, '.sheet')).toContain(part)
  for (const part of ['inset: 0', 'margin: auto']) expect(rulesOf(layer, '.dialog')).toContain(part)
})

it('[R-2.7][R-9.5] the tab bar is 50 px high with letters of 16 px, above what the phone keeps free; its default red is #E6002D', () => {
  expect(tokens).toContain('--tabbar: calc(36px + 0.875rem)') // 36 + 14
  expect(rulesOf(page, '.tabbar')).toContain('block-size: calc(var(--tabbar) + var(--safe-bottom))')
  expect(rulesOf(page, '.tabbar')).toContain('padding-block-end: var(--safe-bottom)')
  expect(rulesOf(page, '.tabbar a[aria-current]')).toContain('color: var(--tab-ink, #e6002d)')
  expect(tokens).toContain('--primary: #e6002d')
})

it('[R-9.13] a sheet comes from the bottom within 300 ms, and stands in the middle from 500 × 500 px on', () => {
  expect(tokens).toContain('--slow: 300ms')
  const small = rulesOf(layer, '.sheet')
  expect(small).toContain('inset-block-end: 0')
  expect(small).toContain('animation: rise var(--slow) var(--ease-out)')
  const [, large = ''] = /@media \(min-width: 500px\) and \(min-height: 500px\) \{([\s\S]*)/.exec(layer) ?? []
  const [, sheet = ''] = /^\s*\.sheet \{([^}]*)\}/.exec(large) ?? []
  expect(sheet).toMatch(/inset-block: 0;\s+margin-block: auto;\s+block-size: fit-content;/)
})

it('[page-33] a step of an order that is not reached stands as high as one whose time is known', () => {
  expect(rulesOf(read('web/src/styles/order.css'), '.steps li')).toContain('align-content: start')
})

it('[page-23] the text of an order on Home takes the room before its arrow', () => {
  expect(rulesOf(read('web/src/screens/home/account/account.module.css'), '.liveText')).toContain('flex: 1 1 6.5rem')
})

it('[page-36] a short message stands above the bar of the cart, where no keyboard may lie', () => {
  expect(rulesOf(frame, ':root:not(:has(:is(input, textarea):focus)) .toast:not(.offline)')).toContain(
    'inset-block: auto calc(var(--tabbar) + var(--safe-bottom) + 88px)',
  )
  expect(rulesOf(read('kit/ui/feedback.css'), '.toast')).toContain('inset-block-start: 44dvh')
})

it('[page-64] a toast takes no taps, wherever it stands', () => {
  expect(rulesOf(read('kit/ui/feedback.css'), '.toast')).toContain('pointer-events: none')
})

it('[page-36] what a tile of Home promises is as wide as the tile, and its picture begins below a line of it', () => {
  const home = read('web/src/screens/home/ways.module.css')
  expect(rulesOf(home, '.way > small').filter((rule) => rule.startsWith('max-inline-size'))).toEqual([])
  const pixelsOf = (selectors: string, name: string) =>
    Number(
      new RegExp(`^${name}: (-?\\d+)px`).exec(
        rulesOf(home, selectors).find((rule) => rule.startsWith(name)) ?? '',
      )?.[1],
    )
  const top =
    pixelsOf('.way', 'min-block-size') - pixelsOf('.wayArt', 'inset-block-end') - pixelsOf('.wayArt', 'block-size')
  const textEnd = pixelsOf('.way', 'padding') + 28 + 16 // a line of 20 px and one of 12 px
  expect(top).toBeGreaterThanOrEqual(textEnd)
})

it('[page-77] where a line of Home holds little of large text the ways are rows and the slogan is left out', () => {
  const ways = read('web/src/screens/home/ways.module.css')
  const home = read('web/src/screens/home/home.module.css')
  const narrow = (css: string) => /@container \(max-width: 12\.5rem\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''
  expect(rulesOf(ways, '.ways')).toContain('container-type: inline-size')
  expect(rulesOf(narrow(ways), '.way')).toEqual(
    expect.arrayContaining(['min-block-size: 0', 'padding-inline-end: 92px']),
  )
  expect(rulesOf(narrow(ways), '.wayArt')).toContain('inline-size: 88px')
  expect(rulesOf(read('web/src/features/awning/awning.module.css'), '.inside')).toContain('container-type: inline-size')
  expect(rulesOf(narrow(home), '.bottom p')).toContain('display: none')
})

it('[page-86] facts of an order that goes on have a dot between them, which is cut off where a line begins', () => {
  const account = read('web/src/screens/home/account/account.module.css')
  expect(rulesOf(account, '.facts > ::before')).toEqual(
    expect.arrayContaining(['content: "·"', 'inline-size: 12px', 'margin-inline-start: -12px']),
  )
  expect(rulesOf(account, '.facts > *')).toContain('padding-inline-start: 12px')
  expect(rulesOf(account, '.facts')).toContain('margin-inline-start: -12px')
  expect(rulesOf(account, '.liveText')).toContain('overflow-x: clip')
})

it('[store-22] long hours on a card of a store take a second line beside its buttons', () => {
  const facts = rulesOf(read('web/src/features/choose-store/store-card.module.css'), '.facts')
  for (const part of ['flex: 1 1 5rem', 'flex-wrap: wrap']) expect(facts).toContain(part)
})

it('[page-71] a page of elsewhere stands in a frame with a round edge on the ground of the app', () => {
  const css = read('web/src/screens/web-view/web-view.module.css')
  for (const part of ['border: 1px solid var(--line)', 'border-radius: var(--radius-20)'])
    expect(rulesOf(css, '.frame')).toContain(part)
  expect(rulesOf(css, '.place').some((part) => /^padding: 0 var\(--space-8\)/.test(part))).toBe(true)
})
