import type { Page } from '@playwright/test'

type Message = (string | [string, string?, Record<string, Message>?])[]

const padding = ' lörem ipsüm dölor sit ämet consectetür adipiscing elit sed dö eiusmod'

/** A text that is two fifths longer, as in the wordiest languages, between marks that set ours apart from names and numbers. */
function lengthen(message: Message): Message {
  const inner = message.map((part) => {
    if (typeof part === 'string' || part[2] === undefined) return part
    const [name, kind, cases] = part
    return [name, kind, Object.fromEntries(Object.entries(cases).map(([each, text]) => [each, lengthen(text)]))]
  }) as Message // the same parts again
  const length = message.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 3), 0)
  return ['⟦', ...inner, `${padding.slice(0, Math.max(1, Math.ceil(length * 0.4)))}⟧`]
}

/** Serves every text of the app longer than it is. */
export const lengthenWords = (page: Page) =>
  page.route(/\/assets\/(?:first|rest)-[\w-]+\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const [, literal = ''] = /JSON\.parse\(([\s\S]+)\);export/.exec(body) ?? []
    const words: Record<string, Message> = JSON.parse(new Function(`return ${literal}`)())
    const long = Object.fromEntries(Object.entries(words).map(([key, message]) => [key, lengthen(message)]))
    const written = JSON.stringify(JSON.stringify(long))
    await route.fulfill({ contentType: 'text/javascript', body: body.replace(literal, () => written) })
  })

/** Texts of ours of which something cannot be read, since a box around them ends before they do. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cuts: string[] = []
    const isHiding = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (parent === null || !/[⟦⟧]/.test(text.nodeValue ?? '') || parent.closest('.sr')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      for (
        let ancestor: Element | null = parent;
        width > 0 && ancestor !== null && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const box = ancestor.getBoundingClientRect()
        const isOut = right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 3 || top < box.top - 3
        if (/auto|scroll/.test(getComputedStyle(ancestor).overflow)) break // the customer can bring it into sight
        if (!isOut || !isHiding(getComputedStyle(ancestor))) continue
        cuts.push(`${text.nodeValue} in ${ancestor.tagName}.${ancestor.className}`)
        break
      }
    }
    return cuts
  })
