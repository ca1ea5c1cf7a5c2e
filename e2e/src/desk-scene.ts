import { type DraftItem, makeDraft } from './at-desk.ts'
import { deskToken } from './desk-token.ts'
import { staffNetwork } from './network.ts'
import { call } from './signed-in.ts'

const url = () => process.env.TIFFIN_URL ?? ''

interface Listed {
  readonly itemId: string
  readonly fields: { readonly name: Readonly<Record<string, string>>; readonly image: string }
}

/** Puts a picture of the menu into the library, under the name of its product; answers its address there. */
async function addToLibrary({ fields: { name, image } }: Listed, token: string): Promise<string> {
  const form = new FormData()
  form.set('pictureName', name['en-US'] ?? '')
  form.set('file', await (await fetch(`${url()}${image}-640.webp`)).blob(), 'photo.webp')
  const headers = { 'corp-id': 'demo', authorization: `Bearer ${token}`, ...staffNetwork() }
  const answer = await fetch(`${url()}/api/app/desk/picture/upload`, { method: 'POST', headers, body: form })
  return (await answer.json()).data.address
}

/** Publishes a draft, whatever it is warned of. */
async function publish(draftId: string, token: string): Promise<void> {
  const { version, findingList } = await call('/api/app/desk/draft/lint', { draftId }, token)
  const warningIdList = (findingList as { id: string }[]).map(({ id }) => id) // the contract's own shape
  await call('/api/app/desk/draft/publish', { draftId, version, warningIdList }, token)
}

const created = (kind: string, itemId: string, fields: Readonly<Record<string, unknown>>): DraftItem => ({
  ...{ kind, itemId, op: 'create' },
  fieldList: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
})

/** A price of nothing, which is warned of; another picture; and a list of prices with its store. */
const changes = (product: Listed, address: string): readonly DraftItem[] => [
  { kind: 'sku', itemId: 'tumbler-1', op: 'update', fieldList: [{ field: 'price', from: 3200, to: 0 }] },
  {
    ...{ kind: 'product', itemId: product.itemId, op: 'update' },
    fieldList: [
      { field: 'image', from: product.fields.image, to: address },
      { field: 'images', from: [product.fields.image], to: [address] },
    ],
  },
  created('priceList', 'airport', { name: 'Airport' }),
  created('priceList', 'campus', { name: 'Campus' }),
  created('priceListSku', 'airport.tea-tin-1', { price: 2950 }),
  created('priceListSku', 'airport.osmanthus-oolong-r', { price: 620 }),
  created('storePriceList', 'riverside', { priceListId: 'airport' }),
]

/** Fills the desk of the demo brand for its pictures: a library, a view, something archived, and a draft, whose id is answered. */
export async function fillDesk(): Promise<string> {
  const token = await deskToken()
  const { list } = await call('/api/app/desk/menu/list', { kind: 'product', pageSize: 14 }, token)
  const products = list as Listed[] // the contract's own shape
  const addresses: string[] = []
  for (const product of products) addresses.push(await addToLibrary(product, token))
  const view = { list: 'product', filters: { view: 'archived' }, viewName: 'Off the menu' }
  await call('/api/app/desk/view/save', view, token)
  await call('/api/app/desk/view/save', { ...view, filters: { category: 'season' }, viewName: 'Season' }, token)
  const gone = ['tote-bag', 'cinnamon-roll'].map((itemId) => ({
    ...{ kind: 'product', itemId, op: 'archive' as const },
    fieldList: [],
  }))
  await publish((await makeDraft('Off the menu', gone)).draftId, token)
  const [first] = products
  const [address] = addresses
  if (first === undefined || address === undefined) throw new Error('The demo has no products.')
  return (await makeDraft('Autumn', changes(first, address))).draftId
}
