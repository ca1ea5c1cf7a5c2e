import { screen, within } from '@testing-library/react'
import type { CallMap } from '@tiffin/contract/calls'
import type { Product } from '@tiffin/core/catalog/product'
import { noMoney } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { closeApp, type FakeServer, fakeServer, goodToken, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { products } from './fake/menu.ts'
import { promotions, stores } from './fake/shop.ts'
import { button, click, menuAddress } from './steps.ts'

afterEach(closeApp)

type Food = CallMap['/api/app/product/food/list']['output']

const material = (materialId: string, more: Partial<Food['materialList'][number]>) => ({
  ...{ materialId, per: 100, energy: 0, sugar: 0, lactose: 0, saturatedFat: 0, caffeine: 0, hasSweetener: false },
  ...{ isComplete: true, containsList: [], mayContainList: [], ...more },
})

const food: Food = {
  materialList: [
    material('tea', { caffeine: 20_000 }),
    material('syrup', { energy: 400_000, sugar: 100_000 }),
    material('dough', { energy: 406_000, sugar: 7000, saturatedFat: 12_000, containsList: ['gluten', 'milk'] }),
    material('pearls', { energy: 235_000, sugar: 28_000, mayContainList: ['nuts'] }),
  ],
  drinkList: [{ skuId: 'osmanthus-oolong-s', volumeMl: 350 }],
  toppingIdList: ['top'],
  shareList: [
    { propertyValueId: 'sweet-1', materialId: 'syrup', percent: 30 },
    { propertyValueId: 'sweet-3', materialId: 'syrup', percent: 0 },
  ],
}

const uses = (recipe: Readonly<Record<string, number>>) =>
  Object.entries(recipe).map(([materialId, weight]) => ({ materialId, materialName: materialId, weight }))

const recipes: Readonly<Record<string, ReturnType<typeof uses>>> = {
  'osmanthus-oolong-s': uses({ tea: 300, syrup: 42 }),
  'butter-croissant-s': uses({ dough: 75 }),
  'yuzu-green-s': uses({ tea: 300 }),
}

const cooked = <Thing extends { skuId: string; bmsProductMaterialList: unknown[] }>(thing: Thing) => ({
  ...thing,
  bmsProductMaterialList: recipes[thing.skuId] ?? [],
})

/** The menu of the fake with recipes; of the toppings only pearls have one. */
const menu: Product[] = products.map((product) => ({
  ...product,
  skuList: product.skuList.map(cooked),
  packageGroupList: product.packageGroupList.map((group) => ({ ...group, itemList: group.itemList.map(cooked) })),
  propertyList: product.propertyList.map((property) => ({
    ...property,
    valueList: property.valueList.map((value) =>
      value.propertyValueId === 'top-0' ? { ...value, bmsProductMaterialList: uses({ pearls: 50 }) } : value,
    ),
  })),
}))

interface World {
  readonly stored?: Readonly<Record<string, string>>
  readonly timeZone?: string
  readonly answer?: (server: FakeServer) => void
  /** Which page comes up, and a product on it; the menu unless said. */
  readonly hash?: string
  readonly sign?: string
}

const chosenStore = { storeInfo: chosen('riverside') }

async function openShop(world: World = {}): Promise<FakeServer> {
  const { stored = {}, timeZone = 'Asia/Singapore', answer, hash = menuAddress, sign = 'Butter Croissant' } = world
  const server = fakeServer()
  const page = { total: menu.length, pageIndex: 1, pageSize: 500, hasMore: false }
  server.answer('/api/app/product/product/list', () => ({ ...page, list: menu, version: '1', freshUntil: 9e15 }))
  server.answer('/api/app/product/product/detail', (({ productId }: { productId: string }) =>
    menu.find((product) => product.productId === productId)) as never)
  server.answer('/api/app/product/food/list', () => food)
  const store = { ...stores[0], timeZone }
  server.answer('/api/app/customer/store/detail', () => store)
  server.answer('/api/app/customer/store/default', () => store)
  answer?.(server)
  await openApp({ hash, stored })
  await screen.findAllByText(sign)
  await import('../src/features/food/food-parts.ts')
  await settle()
  await settle()
  return server
}

const menuOf = (list: Product[]) => (server: FakeServer) =>
  server.answer('/api/app/product/product/list', () => ({
    ...{ total: list.length, pageIndex: 1, pageSize: 500, hasMore: false, version: '1', freshUntil: 9e15, list },
  }))

const avoiding = (...allergenList: string[]) => ({
  'tiffin.avoided': JSON.stringify({ allergenList, isTold: false, uid: '' }),
})

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') as HTMLElement) // each product is a row
}

async function openSheet(name: RegExp) {
  await click(await button(name))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('region', { name: 'Nutrition and allergens' })
  return sheet
}

const figure = (sheet: ReturnType<typeof within>, name: string) => sheet.getByText(name).nextElementSibling?.textContent

describe('the sheet of a product', () => {
  it('[food-2][food-4] shows what is in the very choice, and changes with it at once', async () => {
    await openShop()
    const sheet = await openSheet(/^Choose Osmanthus Oolong/)
    const figures = () => ['Energy', 'Sugar', 'Saturated fat', 'Caffeine'].map((name) => figure(sheet, name))
    expect(figures()).toEqual(['168 kcal', '42 g', '0 g', '60 mg'])
    expect(sheet.getByRole('img', { name: 'Nutri-Grade D, 12% sugar' })).toBeTruthy()
    await click(within(sheet.getByRole('group', { name: 'Sweetness' })).getByRole('radio', { name: 'Less' }))
    expect(figures()).toEqual(['50 kcal', '12.6 g', '0 g', '60 mg'])
    expect(sheet.getByRole('img', { name: 'Nutri-Grade B, 4% sugar' })).toBeTruthy()
  })

  it('[food-2][food-3][food-5] shows the sugar of a topping beside it, does not grade it, and says what is not known', async () => {
    await openShop()
    const sheet = await openSheet(/^Choose Osmanthus Oolong/)
    await click(sheet.getByRole('checkbox', { name: /^Pearls.*14 g sugar/ }))
    expect(figure(sheet, 'Sugar')).toBe('56 g')
    expect(sheet.getByRole('img', { name: 'Nutri-Grade D, 12% sugar' })).toBeTruthy()
    expect(sheet.getByText('May contain: Tree nuts')).toBeTruthy()
    await click(sheet.getByRole('checkbox', { name: /^Osmanthus jelly.*sugar not known/ }))
    expect(figure(sheet, 'Sugar')).toBe('Not known')
    expect(sheet.getByText(/^Not all ingredients are known/)).toBeTruthy()
  })

  it('[food-2] has no figures while none is known, and says that not all is', async () => {
    await openShop()
    const sheet = await openSheet(/^Choose Brown Sugar Pearl/)
    expect(sheet.getByText(/^Not all ingredients are known/)).toBeTruthy()
    expect([sheet.queryByText('Sugar'), sheet.queryByText('Not known')]).toEqual([null, null])
  })

  it('[food-5] shows no grade and no sugar of toppings outside of Singapore', async () => {
    await openShop({ timeZone: 'Asia/Jakarta' })
    const sheet = await openSheet(/^Choose Osmanthus Oolong/)
    expect(sheet.queryByRole('img', { name: /Nutri-Grade/ })).toBeNull()
    expect(sheet.getByRole('checkbox', { name: /^Pearls/ }).closest('label')?.textContent).not.toContain('sugar')
  })

  it('[food-7] of a set warns of an item, before it is chosen and after', async () => {
    await openShop({ stored: avoiding('milk') })
    const sheet = await openSheet(/^Choose Afternoon for One/)
    const card = () =>
      within(sheet.getByRole('checkbox', { name: /^Butter Croissant/ }).closest('[data-picked], div') as HTMLElement)
    expect(card().getByText('Contains: Milk')).toBeTruthy()
    const ofAll = () => document.querySelector('[role=dialog] [aria-live], dialog [aria-live]')?.textContent
    expect(ofAll()).not.toContain('Contains: Milk')
    await click(sheet.getByRole('checkbox', { name: /^Butter Croissant/ }))
    expect(ofAll()).toContain('Contains: Milk')
  })
})

describe('the menu', () => {
  it('[food-5] marks drinks of grade C and D in Singapore, and nothing elsewhere', async () => {
    await openShop()
    expect((await rowOf('Osmanthus Oolong Milk Tea')).getByRole('img', { name: /Nutri-Grade D/ })).toBeTruthy()
    expect((await rowOf('Butter Croissant')).queryByRole('img', { name: /Nutri-Grade/ })).toBeNull()
    await openShop({ timeZone: 'Asia/Jakarta' })
    expect((await rowOf('Osmanthus Oolong Milk Tea')).queryByRole('img', { name: /Nutri-Grade/ })).toBeNull()
  })

  it('[food-7] warns of what a visitor avoids: in a product, in what a set may have, and of what is not known', async () => {
    await openShop({ stored: avoiding('milk') })
    expect((await rowOf('Butter Croissant')).getByText('Contains: Milk')).toBeTruthy()
    expect((await rowOf('Afternoon for One')).getByText('May contain: Milk')).toBeTruthy()
    expect((await rowOf('Lychee Rose Iced Tea')).getByText('Not known whether it contains: Milk')).toBeTruthy()
    expect((await rowOf('Osmanthus Oolong Milk Tea')).queryByText(/Milk$/, { selector: '.tag' })).toBeNull()
  })

  it('[food-7] says nothing of allergens to a customer who avoids none', async () => {
    await openShop()
    expect((await rowOf('Butter Croissant')).queryByText(/Contains|known/)).toBeNull()
  })

  it('[food-7] takes facts that cannot be had for not known', async () => {
    await openShop({
      stored: avoiding('milk'),
      answer: (server) => server.answer('/api/app/product/food/list', () => new Response('', { status: 500 })),
    })
    const row = await rowOf('Butter Croissant')
    expect(await row.findByText('Not known whether it contains: Milk', {}, { timeout: 5000 })).toBeTruthy()
  })
})

describe('an allergen of one component of a set', () => {
  const warned = 'May contain: Milk'
  const set = menu.filter(({ productId }) => productId === 'afternoon')

  it('[food-7] warns among the results of a search', async () => {
    const answer = (server: FakeServer) => {
      const results = { total: 1, pageIndex: 1, pageSize: 20, hasMore: false, list: set, hotKeywordList: [] }
      server.answer('/api/app/product/product/search', () => results)
    }
    const hash = '#/pages/home/searchGoods/searchGoods?keyword=afternoon'
    await openShop({ stored: { ...chosenStore, ...avoiding('milk') }, hash, sign: '1 product found', answer })
    expect(await (await rowOf('Afternoon for One')).findByText(warned)).toBeTruthy()
  })

  it('[food-7] warns on Home', async () => {
    const [{ packageGroupList, productType, skuList }] = set as [Product] // the menu has it
    const asSet = (product: Product) => ({ ...product, packageGroupList, productType, skuList })
    const list = menu.map((product) => (product.productId === 'milk-loaf' ? asSet(product) : product))
    const stored = { ...chosenStore, ...avoiding('milk') }
    await openShop({ stored, hash: '#/', sign: 'Milk Cloud Loaf', answer: menuOf(list) })
    expect(await (await rowOf('Milk Cloud Loaf')).findByText(warned)).toBeTruthy()
  })
})

describe('Home', () => {
  it('[food-5] marks drinks of grade C and D in Singapore, and nothing elsewhere', async () => {
    const drink = menu.find(({ productId }) => productId === 'osmanthus-oolong') as Product // the menu has it
    const asDrink = ({ productId, productName }: Product): Product => ({ ...drink, productId, productName })
    const list = menu.map((product) => (product.productId === 'milk-loaf' ? asDrink(product) : product))
    const home: World = { hash: '#/', sign: 'Milk Cloud Loaf', stored: chosenStore, answer: menuOf(list) }
    await openShop(home)
    expect(await (await rowOf('Milk Cloud Loaf')).findByRole('img', { name: /Nutri-Grade D/ })).toBeTruthy()
    expect((await rowOf('Butter Croissant')).queryByRole('img', { name: /Nutri-Grade/ })).toBeNull()
    await openShop({ ...home, timeZone: 'Asia/Jakarta' })
    expect((await rowOf('Milk Cloud Loaf')).queryByRole('img', { name: /Nutri-Grade/ })).toBeNull()
  })
})

describe('a gift', () => {
  it('[food-7] warns before it is chosen', async () => {
    const treat = {
      ...{ promotionId: 'treat', type: discountType.gift, name: 'A treat', threshold: noMoney, productIdList: null },
      rule: { kind: 'gift' as const, maxNum: 1, productIdList: ['butter-croissant'] },
      ...{ startTime: 0, endTime: Number.MAX_SAFE_INTEGER, combinableWithCoupon: true, combinableWithActivity: true },
    }
    promotions.push(treat)
    onTestFinished(() => void promotions.pop())
    const gifts = menu
      .filter(({ productId }) => productId === 'butter-croissant')
      .map((gift) => ({ ...gift, maxNum: 1 }))
    await openShop({
      stored: { icc_token: goodToken() },
      answer: (server) => {
        server.answer('/api/app/customer/allergen/detail', () => ({ allergenList: ['milk'], isTold: true }))
        server.answer('/api/app/product/product/gift-detail', () => ({ list: gifts, maxGiftNum: 1 }))
      },
    })
    await click(await button('Add Macaron Trio'))
    await click(await button('Check out'))
    await click(await button(/^Your gift/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your gift' }))
    expect(await sheet.findByText('Contains: Milk')).toBeTruthy()
  })
})

describe('cart and confirmation', () => {
  it('[food-7] warn of what a customer avoids', async () => {
    await openShop({
      stored: { icc_token: goodToken() },
      answer: (server) =>
        server.answer('/api/app/customer/allergen/detail', () => ({ allergenList: ['gluten'], isTold: true })),
    })
    await click(await button('Add Butter Croissant'))
    await click(await button(/^View cart/))
    const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }))
    expect(await cart.findByText('Contains: Gluten')).toBeTruthy()
  })
})

describe('the page of allergens', () => {
  const openPage = async (world: World = {}) => {
    const server = await openShop(world)
    location.hash = '#/pages/user/personalData/allergens'
    await screen.findByRole('heading', { name: 'Allergens' })
    await screen.findByRole('checkbox', { name: 'Milk' })
    return server
  }
  const keptList = () => JSON.parse(localStorage.getItem('tiffin.avoided') ?? '{}').allergenList

  it('[food-8] keeps a visitor’s on the device and sends the server nothing', async () => {
    const server = await openPage()
    expect(screen.getByText('Kept on this device only.')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /^Tell the store/ })).toBeNull()
    await click(screen.getByRole('checkbox', { name: 'Milk' }))
    await click(screen.getByRole('checkbox', { name: 'Fish' }))
    await click(screen.getByRole('checkbox', { name: 'Milk' }))
    expect(keptList()).toEqual(['fish'])
    expect(server.to('/api/app/customer/allergen/update')).toEqual([])
  })

  it('[food-8] keeps a customer’s with the account, shows it to stores only when that is wanted, and forgets it with the log-out', async () => {
    const server = await openPage({ stored: { icc_token: goodToken() } })
    await click(screen.getByRole('checkbox', { name: 'Milk' }))
    await click(screen.getByRole('checkbox', { name: /^Tell the store/ }))
    await settle()
    expect(server.to('/api/app/customer/allergen/update').map(({ body }) => body)).toEqual([
      { allergenList: ['milk'], isTold: false },
      { allergenList: ['milk'], isTold: true },
    ])
    const { forgetCustomer } = await import('../src/data/login/end-session.ts')
    forgetCustomer()
    await settle()
    expect(localStorage.getItem('tiffin.avoided')).toBeNull()
  })
})
