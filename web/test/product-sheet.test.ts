import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { closeApp, settle } from './app.ts'
import { products } from './fake/menu.ts'
import { button, click, openMenu } from './steps.ts'

afterEach(closeApp)
afterEach(() => vi.restoreAllMocks())

async function openSheet() {
  const opener = (await button(/^Butter Croissant/)) as HTMLButtonElement // by its role

  opener.focus()
  await click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Butter Croissant' }) }
}

/** What a screen reader says after the name. */
const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

/** Reports at once that what is watched has been scrolled away. */
class ScrolledAway {
  readonly #report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }
  observe() {
    this.#report([{ isIntersecting: false }] as never, this as never) // what the app reads of it
  }
  unobserve() {}
  disconnect() {}
}

describe('the sheet of a product', () => {
  it('[page-29] says its price as it is chosen, what it was and why; once the picture is gone, at its top', async () => {
    await openMenu()
    await click(await button(/^Choose Osmanthus Oolong/))
    const dialog = await screen.findByRole('dialog', { name: /Osmanthus Oolong/ })
    const about = () => dialog.querySelector('[class*="text"] [class*="prices"]')?.textContent
    expect(about()).toBe('$4.80Was $5.40$5.40Osmanthus week')
    await click(within(dialog).getByRole('checkbox', { name: /Pearls/ }))
    expect(about()).toBe('$5.40Was $6.00$6.00Osmanthus week')
    const head = () => dialog.querySelector('[aria-hidden="true"][class*="head"]')
    expect([head()?.hasAttribute('data-shown'), head()?.textContent]).toEqual([
      false,
      'Osmanthus Oolong Milk Tea$5.40Was $6.00$6.00Osmanthus week',
    ])
  })

  it('[page-29] shows its head only while the picture is scrolled away', async () => {
    await openMenu()
    const before = IntersectionObserver
    vi.stubGlobal('IntersectionObserver', ScrolledAway)
    onTestFinished(() => void vi.stubGlobal('IntersectionObserver', before))
    await click(await button(/^Choose Osmanthus Oolong/))
    const dialog = await screen.findByRole('dialog', { name: /Osmanthus Oolong/ })
    expect(dialog.querySelector('[aria-hidden="true"][class*="head"]')?.hasAttribute('data-shown')).toBe(true)
  })

  it('[stock-16] says of each size how few are left, and the row of its product how many of all', async () => {
    const tea = products.find(({ productName }) => productName.startsWith('Osmanthus Oolong'))
    if (tea === undefined) throw new Error('no tea')
    const { skuList: before } = tea
    tea.skuList = before.map((size, index) => ({ ...size, stockNum: index === 0 ? 3 : 1, bmsProductMaterialList: [] }))
    onTestFinished(() => {
      tea.skuList = before
    })
    await openMenu()
    expect(screen.getByText('Only 4 left')).toBeTruthy()
    await click(await button(/^Choose Osmanthus Oolong/))
    const sheet = within(await screen.findByRole('dialog', { name: /Osmanthus Oolong/ }))
    const sizes = sheet.getAllByRole('radio').flatMap((size) => size.closest('label')?.textContent ?? [])
    expect(sizes.filter((text) => text.includes(' left')).map((text) => /Only .*? left/.exec(text)?.[0])).toEqual([
      'Only 3 left',
      'Only 1 left',
    ])
  })

  it('[media-6] says what its picture shows where that is written', async () => {
    const croissant = products.find(({ productName }) => productName === 'Butter Croissant')
    if (croissant === undefined) throw new Error('no croissant')
    croissant.imageAlt = 'A croissant on a plate'
    onTestFinished(() => {
      delete croissant.imageAlt
    })
    await openMenu()
    const { dialog } = await openSheet()
    expect(within(dialog).getByRole('img', { name: 'A croissant on a plate' })).toBeTruthy()
  })

  it('[R-4.16] of what is sold out has neither options nor a way into the cart', async () => {
    await openMenu()
    await click(await button(/^Pistachio Croissant/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Pistachio Croissant' }))
    expect(sheet.queryByRole('button', { name: /^Add/ })).toBeNull()
    expect(sheet.queryByRole('radio')).toBeNull()
    expect(sheet.getByText('Sold out')).toBeTruthy()
  })

  it('[media-6] says nothing of its picture where no text is written', async () => {
    await openMenu()
    const { dialog } = await openSheet()
    expect(dialog.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  it('[R-2.41] adds once, however often its button is tapped while it leaves, and again when it is opened again', async () => {
    await openMenu()
    for (const num of [1, 2]) {
      const { dialog } = await openSheet()
      const add = within(dialog).getByRole('button', { name: /Add to cart/ })
      fireEvent.click(add)
      fireEvent.click(add)
      expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toMatchObject([{ num }])
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    }
  })

  it('[page-29][R-5.10][R-8.16] says of options how many are chosen; at the maximum the others turn grey, and a tap on one says why', async () => {
    await openMenu()
    await click(await button(/^Choose Osmanthus Oolong/))
    const sheet = within(await screen.findByRole('dialog', { name: /Osmanthus Oolong/ }))
    const option = (name: RegExp) => sheet.getByRole('checkbox', { name })
    expect(sheet.getByText('Up to 2')).toBeTruthy()
    await click(option(/Pearls/))
    expect(sheet.getByText('1 of 2')).toBeTruthy()
    expect(option(/Salted cream/).closest('[data-beyond]')).toBeNull()
    await click(option(/Osmanthus jelly/))
    expect(sheet.getByText('2 of 2')).toBeTruthy()
    expect(option(/Pearls/).closest('[data-beyond]')).toBeNull()
    const beyond = option(/Salted cream/)
    expect(beyond.closest('[data-beyond]')).toBeTruthy()
    expect([beyond.ariaDisabled, describedBy(beyond)]).toEqual([
      'true',
      'The maximum number of options has been reached',
    ])
    expect(describedBy(option(/Pearls/))).toBe('')
    await click(option(/Salted cream/))
    expect(screen.getByText('The maximum number of options has been reached', { ignore: '[hidden]' })).toBeTruthy()
  })

  it('[R-8.14][page-69] the button of a set says which group lacks something, and the next one comes into view by itself', async () => {
    const shown: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      const id = this.getAttribute('data-group')
      if (id !== null) shown.push(id)
    })
    const set = products.find(({ productId }) => productId === 'afternoon')
    const pastries = set?.packageGroupList[1]
    if (set === undefined || pastries === undefined) throw new Error('no pastries')
    const group = (productGroupId: string, groupName: string) => ({ ...pastries, productGroupId, groupName })
    const { packageGroupList: before } = set
    set.packageGroupList = [group('a', 'First plate'), group('b', 'Second plate')]
    onTestFinished(() => {
      set.packageGroupList = before
    })
    await openMenu()
    await click(await button(/^Choose Afternoon for One/))
    const sheet = within(await screen.findByRole('dialog', { name: /Afternoon for One/ }))
    const pick = async (index: number, name: RegExp) =>
      click(sheet.getAllByRole('checkbox', { name })[index] as HTMLElement) // both plates hold it
    const more = sheet.getByRole('button', { name: /^Choose 4 more: First plate/ })
    const hidden = more.querySelector('.sr')?.textContent ?? ''
    expect(more.textContent?.replace(hidden, '')).toMatch(/^Choose 4 more·\$/)
    await pick(0, /Butter Croissant/)
    expect(shown).toEqual([])
    await pick(0, /Cardamom Bun/)
    expect(sheet.getByRole('button', { name: /^Choose 2 more: Second plate/ })).toBeTruthy()
    expect(shown).toEqual(['b'])
    await pick(1, /Butter Croissant/)
    await click(sheet.getByRole('button', { name: /^Choose 1 more: Second plate/ }))
    expect(shown).toEqual(['b', 'b'])
  })

  const leave = {
    Back: async () => history.back(),
    Escape: async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    'the backdrop': async () => fireEvent.click(screen.getByRole('dialog')),
    'its own button': async () => fireEvent.click(await button('Close')),
  }

  it.each(Object.entries(leave))('gives the focus back to what opened it when %s closes it', async (_how, close) => {
    await openMenu()
    const { opener, dialog } = await openSheet()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await close()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await settle(50) // the history has gone back by then
    expect(document.activeElement).toBe(opener)
  })

  it('leaves the focus at the page when what opened it is gone', async () => {
    await openMenu()
    const { opener } = await openSheet()
    opener.disabled = true
    await leave['its own button']()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.className).toBe('host')
  })
})
