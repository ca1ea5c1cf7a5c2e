import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { categories, products } from './fake/menu.ts'
import { menuAddress } from './steps.ts'

const perHeading = 25
const sliceRows = 6

/** Says what comes near and what leaves, as a browser would. */
class Window {
  static all = new Set<Window>()
  readonly watched = new Set<Element>()
  readonly #report: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#report = callback
    Window.all.add(this)
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
  disconnect() {
    Window.all.delete(this)
  }
  say(isIntersecting: boolean, height = 650) {
    const rootBounds = { height }
    this.#report([...this.watched].map((target) => ({ target, isIntersecting, rootBounds })) as never, this as never)
  }
}

/** What is watched together with a product: the few rows that come and go with it. */
const around = (name: string) => {
  const holds = (each: Element) => within(each as HTMLElement).queryByText(name) !== null // elements of a page of HTML
  const found = [...Window.all].find(({ watched }) => [...watched].some(holds))
  if (found === undefined) throw new Error(`no observer of ${name}`)
  return found
}
const come = (name: string) => act(async () => around(name).say(true))
const leave = (name: string) => act(async () => around(name).say(false))

const rowOf = (name: string) => screen.queryByRole('heading', { level: 3, name })?.closest('li') ?? null

/** 25 products under each of the first two headings. */
async function openLongMenu() {
  const [plain] = products.filter(({ productId }) => productId === 'butter-croissant')
  const list = categories.slice(0, 2).flatMap(({ id, categoryName }) =>
    Array.from({ length: perHeading }, (_, index) => ({
      ...plain,
      productId: `${id}-${index + 1}`,
      productName: `${categoryName} ${index + 1}`,
      productCategoryId: id,
    })),
  )
  const server = fakeServer()
  const page = { total: list.length, pageIndex: 1, pageSize: 500, hasMore: false }
  server.answer('/api/app/product/product/list', () => ({ list, ...page }))
  const app = await openApp({ hash: menuAddress })
  const [one, two] = categories.map(({ categoryName }) => categoryName)
  if (one === undefined || two === undefined) throw new Error('two headings are wanted')
  await screen.findByText(`${two} 1`)
  await settle()
  return { ...app, one, two }
}

beforeEach(() => {
  Window.all.clear()
  vi.stubGlobal('IntersectionObserver', Window)
})
afterEach(closeApp)

describe('a long menu', () => {
  it('writes every heading and every name, but only the rows that fill the screen', async () => {
    const { one, two } = await openLongMenu()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([expect.stringContaining(one), expect.stringContaining(two)])
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sliceRows)
    for (const name of [`${one} 25`, `${two} 25`]) expect(screen.getByText(name)).toBeTruthy()
  })

  it('keeps the place of a product whether its row is written or not', async () => {
    const { two } = await openLongMenu()
    const place = () => document.getElementById(screen.getByText(`${two} 25`).closest('[id^="product-"]')?.id ?? '')
    expect(place()?.tagName).toBe('P')
    await come(`${two} 25`)
    expect(place()?.tagName).toBe('LI')
    expect(within(place() as HTMLElement).getByRole('button', { name: `Add ${two} 25` })).toBeTruthy() // asserted above
  })

  it('gives the number of each row and the size of the whole list', async () => {
    const { one, two } = await openLongMenu()
    await come(`${two} 25`)
    const numbers = (name: string) => ['aria-posinset', 'aria-setsize'].map((key) => rowOf(name)?.getAttribute(key))
    expect(numbers(`${one} 2`)).toEqual(['2', '25'])
    expect(numbers(`${two} 25`)).toEqual(['25', '25'])
    const waiting = screen.getByText(`${two} 8`).closest('li')
    expect(waiting?.getAttribute('aria-posinset')).toBe('7')
  })

  it('takes rows away that are far, and leaves as much room as they took', async () => {
    const { two } = await openLongMenu()
    await come(`${two} 1`)
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this)
      return [new DOMRect(0, index * 130, 280, 130)] as never // as: a list of one
    })
    await leave(`${two} 1`)
    expect(rowOf(`${two} 1`)).toBeNull()
    expect(screen.getByText(`${two} 1`).closest('li')?.style.blockSize).toBe(`${sliceRows * 130}px`)
  })

  it('never takes a row away that has the focus, and does so once the focus has gone on', async () => {
    const { two } = await openLongMenu()
    await come(`${two} 1`)
    const plus = screen.getByRole('button', { name: `Add ${two} 1` })
    plus.focus()
    await leave(`${two} 1`)
    expect(document.activeElement).toBe(plus)
    await act(async () => screen.getByRole('button', { name: 'Search the menu' }).focus())
    await settle()
    expect(rowOf(`${two} 1`)).toBeNull()
  })

  it('stays as it is while another page is shown', async () => {
    const { two } = await openLongMenu()
    await come(`${two} 1`)
    await act(async () => around(`${two} 1`).say(false, 0))
    expect(rowOf(`${two} 1`)).not.toBeNull()
    fireEvent.click(within(screen.getByTestId('tab-bar')).getByText('Order'))
    await screen.findByTestId('page-orders')
    fireEvent.click(within(screen.getByTestId('tab-bar')).getByText('Menu'))
    await settle()
    expect(rowOf(`${two} 1`)).not.toBeNull()
  })
})
