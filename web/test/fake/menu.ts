import type { Category, PackageGroup, Product, Property, Sku } from '@tiffin/core/catalog/product'
import { money } from '@tiffin/core/money/money'

/** A small shop to try the app against: made-up stores and products in the shapes of the contract. */
const cents = (amount: number) => money(Math.round(amount * 100))

const sku = (productId: string, price: number, more: Partial<Sku> = {}): Sku => ({
  skuId: `${productId}-s`,
  skuName: '',
  price: cents(price),
  memberPrice: null,
  discountPrice: cents(price),
  stockNum: null,
  bmsProductMaterialList: [],
  isDefault: true,
  ...more,
})

const values = (propertyId: string, names: readonly (readonly [name: string, price?: number])[]) =>
  names.map(([propertyValue, price = 0], index) => ({
    propertyId,
    propertyValueId: `${propertyId}-${index}`,
    propertyValue,
    price: cents(price),
    bmsProductMaterialList: [],
  }))

const single = (propertyId: string, propertyName: string, names: readonly string[]): Property => ({
  propertyId,
  propertyName,
  multiple: false,
  min: 1,
  max: 1,
  valueList: values(
    propertyId,
    names.map((name) => [name] as const),
  ),
})

const drinkOptions: Property[] = [
  single('sweet', 'Sweetness', ['Full', 'Less', 'Half', 'None']),
  single('ice', 'Ice', ['Normal', 'Less', 'None', 'Hot']),
  {
    propertyId: 'top',
    propertyName: 'Toppings',
    multiple: true,
    min: 0,
    max: 2,
    valueList: values('top', [
      ['Pearls', 0.6],
      ['Osmanthus jelly', 0.7],
      ['Salted cream', 0.5],
    ]),
  },
]

const product = (productId: string, productName: string, more: Partial<Product> & { cost: number }): Product => {
  const { cost, ...rest } = more
  const skuList = rest.skuList ?? [sku(productId, cost)]
  return {
    productId,
    productName,
    productCategoryId: 'season',
    productType: 1,
    image: `/media/${productId}`,
    images: [`/media/${productId}`],
    cutImage: `/media/${productId}-cut`,
    tint: 'oat',
    description: '',
    launchStatus: 1,
    saleStatus: 1,
    unavailableReason: 0,
    perOrderLimit: null,
    dailyLimit: null,
    saleTimeList: [],
    isRequired: false,
    propertyList: [],
    packageGroupList: [],
    price: skuList[0]?.price ?? cents(cost),
    discountPrice: skuList[0]?.discountPrice ?? cents(cost),
    promotionTagList: [],
    sort: 0,
    ...rest,
    skuList,
  }
}

const sizes = (productId: string, price: number, off = 0): Sku[] => [
  sku(productId, price, { skuName: 'Regular', discountPrice: cents(price - off) }),
  sku(productId, price + 0.8, {
    skuId: `${productId}-l`,
    skuName: 'Large',
    isDefault: false,
    discountPrice: cents(price + 0.8 - off),
  }),
]

const item = (productId: string, productName: string, increase = 0): PackageGroup['itemList'][number] => ({
  productId,
  productName,
  image: `/media/${productId}-cut`,
  skuId: `${productId}-s`,
  skuName: '',
  increasePrice: cents(increase),
  maxNum: 1,
  isDefault: false,
  propertyList: [],
  unavailableReason: 0,
  stockNum: null,
  bmsProductMaterialList: [],
})

export const categories: Category[] = [
  ['season', 'Season', 'osmanthus-oolong', 'Osmanthus and other guests'],
  ['milk', 'Milk tea', 'brown-sugar', 'Brewed every two hours'],
  ['fruit', 'Fruit tea', 'lychee-rose', ''],
  ['pastry', 'Pastry', 'butter-croissant', ''],
  ['bread', 'Bread', 'rye-loaf', ''],
  ['cake', 'Cakes', 'strawberry-slice', ''],
  ['savoury', 'Savoury', 'egg-sando', ''],
  ['gift', 'Gifts', 'gift-box', ''],
].map(([id = '', categoryName = '', picture = '', description = ''], sort) => ({
  id,
  categoryName,
  parentId: null,
  icon: `/media/${picture}-cut`,
  description,
  sort,
}))

export const products: Product[] = [
  product('osmanthus-oolong', 'Osmanthus Oolong Milk Tea', {
    cost: 5.4,
    tint: 'butter',
    description:
      'Roasted oolong from one hillside, steeped for six minutes, poured over fresh milk and closed with a cap of lightly salted cream.',
    skuList: sizes('osmanthus-oolong', 5.4, 0.6),
    propertyList: drinkOptions,
    promotionTagList: [{ promotionId: 'p-limited', type: 3, text: 'Limited time' }],
  }),
  product('butter-croissant', 'Butter Croissant', {
    cost: 3.4,
    tint: 'butter',
    description: '27 layers, out at 10:30.',
  }),
  product('lychee-rose', 'Lychee Rose Iced Tea', {
    cost: 4.6,
    tint: 'rose',
    description: 'Black tea, whole lychees.',
    skuList: sizes('lychee-rose', 4.6),
    propertyList: drinkOptions.slice(0, 2),
  }),
  product('pistachio-croissant', 'Pistachio Croissant', {
    cost: 4.2,
    tint: 'pistachio',
    description: 'Roasted pistachio cream.',
    unavailableReason: 1,
  }),
  product('afternoon', 'Afternoon for One', {
    cost: 8.9,
    tint: 'plum',
    productType: 4,
    image: '/media/macaron-trio',
    images: ['/media/macaron-trio'],
    cutImage: '/media/macaron-trio-cut',
    description: 'One tea, two pastries.',
    packageGroupList: [
      {
        productGroupId: 'g1',
        groupName: 'Your tea',
        isFixed: false,
        minNum: 1,
        maxNum: 1,
        itemList: [
          { ...item('yuzu-green', 'Yuzu Green Tea'), isDefault: true, propertyList: drinkOptions.slice(0, 2) },
          item('camellia-black', 'Camellia Black Tea, hot'),
          item('matcha-cloud', 'Matcha Cloud Latte', 0.8),
        ],
      },
      {
        productGroupId: 'g2',
        groupName: 'Two pastries',
        isFixed: false,
        minNum: 2,
        maxNum: 2,
        itemList: [
          item('butter-croissant', 'Butter Croissant'),
          item('custard-tart', 'Burnt Custard Tart'),
          item('cardamom-bun', 'Cardamom Bun', 0.4),
          item('pistachio-croissant', 'Pistachio Croissant', 0.8),
          item('cinnamon-roll', 'Cinnamon Roll', 0.5),
          item('macaron-trio', 'Macaron Trio', 1.6),
        ],
      },
      {
        productGroupId: 'g3',
        groupName: 'On the house',
        isFixed: true,
        minNum: 1,
        maxNum: 1,
        itemList: [item('macaron-trio', 'One macaron')],
      },
    ],
  }),
  product('custard-tart', 'Burnt Custard Tart', {
    cost: 2.6,
    tint: 'butter',
    description: 'Flaky shell, blistered custard.',
  }),
  ...(
    [
      ['brown-sugar', 'Brown Sugar Pearl Milk', 5.2, 'oat', 'milk', 'Pearls in dark syrup.'],
      ['matcha-cloud', 'Matcha Cloud Latte', 5.4, 'mint', 'milk', 'Matcha over cold milk.'],
      ['mango-sago', 'Mango Pomelo Sago', 5.6, 'peach', 'fruit', 'Mango, coconut, pomelo.'],
      ['yuzu-green', 'Yuzu Green Tea', 4.4, 'pistachio', 'fruit', 'Cold-steeped, yuzu, mint.'],
      ['strawberry-milk', 'Strawberry Milk Cloud', 5.1, 'rose', 'fruit', 'Crushed this morning.'],
    ] as const
  ).map(([id, name, cost, tint, productCategoryId, description]) =>
    product(id, name, {
      cost,
      tint,
      productCategoryId,
      description,
      skuList: sizes(id, cost),
      propertyList: drinkOptions,
    }),
  ),
  ...(
    [
      ['cardamom-bun', 'Cardamom Bun', 3.8, 'oat', 'pastry'],
      ['cinnamon-roll', 'Cinnamon Roll', 3.9, 'peach', 'pastry'],
      ['milk-loaf', 'Milk Cloud Loaf', 6.4, 'peach', 'bread'],
      ['rye-loaf', 'Rye & Walnut Loaf', 7.2, 'oat', 'bread'],
      ['strawberry-slice', 'Strawberry Cloud Slice', 6.8, 'rose', 'cake'],
      ['burnt-cheesecake', 'Burnt Cheesecake', 6.2, 'butter', 'cake'],
      ['matcha-roll', 'Matcha Roll', 5.8, 'mint', 'cake'],
      ['egg-sando', 'Egg Sando', 5.5, 'butter', 'savoury'],
      ['turkey-baguette', 'Turkey Baguette', 6.9, 'oat', 'savoury'],
      ['gift-box', 'Camellia Box', 28, 'rose', 'gift'],
      ['macaron-trio', 'Macaron Trio', 5.4, 'plum', 'gift'],
    ] as const
  ).map(([id, name, cost, tint, productCategoryId]) => product(id, name, { cost, tint, productCategoryId })),
]
