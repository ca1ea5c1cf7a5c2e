import type { Page } from '@playwright/test'

/** The customer's browser writes twice as large: a root of 32 px instead of 16. */
export const doubleText = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '32px'
    }),
  )

/**
 * What cannot be read: text that is higher than its line, and words of tabs, buttons, tags, prices and codes that leave their box
 * or one that hides what leaves it. A name or a description that ends in an ellipsis is no fault: it stands whole where it leads to.
 */
export const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cuts: string[] = []
    const isOut = (inner: DOMRect, box: DOMRect) => {
      const air = inner.height / 4 // of a font above and below what it draws
      const isBeside = inner.left < box.left - 2 || inner.right > box.right + 2
      return isBeside || inner.top < box.top - air || inner.bottom > box.bottom + air
    }
    const boxesOf = (element: Element): Element[] => {
      const boxes: Element[] = []
      for (
        let ancestor: Element | null = element;
        ancestor !== null && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const { overflow } = getComputedStyle(ancestor)
        if (/auto|scroll/.test(overflow)) break // the customer can bring it into sight
        if (/hidden|clip/.test(overflow) || ancestor.matches('button, a, .tag, .price, .num')) boxes.push(ancestor)
      }
      return boxes
    }
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      const words = text.nodeValue?.trim() ?? ''
      if (words === '' || parent === null || parent.closest('.sr, .one, .badge, option, script')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
      const { fontSize, lineHeight, webkitLineClamp } = getComputedStyle(parent)
      if (webkitLineClamp !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const rect = range.getBoundingClientRect()
      if (rect.width === 0) continue
      if (Number.parseFloat(fontSize) > Number.parseFloat(lineHeight)) cuts.push(`${words} is higher than its line`)
      const box = boxesOf(parent).find((each) => isOut(rect, each.getBoundingClientRect()))
      if (box !== undefined) cuts.push(`${words} leaves ${box.tagName}.${box.className}`)
    }
    return cuts
  })

/** Names of stores and products, and states, of which an ellipsis or a clamp takes a part. */
export const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, b, b > span')].flatMap((name) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = name
      const hides = /hidden|clip/.test(getComputedStyle(name).overflow) && name.checkVisibility()
      const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      return hides && isCut && !name.closest('.sr') ? [textContent ?? ''] : []
    }),
  )

/** Words of a part of the page that go on in the next line without a hyphen, of languages that write blanks between them. */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const texts = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (parent === null || parent.closest('.sr, script, style') || !parent.checkVisibility()) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{Script=Latin}\p{Script=Arabic}\p{M}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  }, within)
