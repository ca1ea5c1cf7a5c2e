import { bootstrap } from '@tiffin/contract/common'
import { createDraft, lintDraft, publishDraft, saveDraftItem } from '@tiffin/contract/desk/draft'
import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { findProduct, listProducts, searchProducts } from '@tiffin/contract/product'
import type { Value } from '@tiffin/core/draft/change'
import { languages } from '@tiffin/core/language/language'
import type { App } from '../src/http/app.ts'
import { ask, headersOf } from './app.ts'
import { buildCorp } from './build.ts'
import { buildProduct, buildStore } from './build-shop.ts'
import { buildAtDesk } from './team.ts'

interface Desk {
  readonly corp: string
  readonly token: string
}

/** An edit as tests write it: from what to what each field goes. */
export interface Edit {
  readonly kind: ItemKind
  readonly itemId: string
  readonly op?: 'create' | 'update' | 'archive'
  readonly fields?: Readonly<Record<string, readonly [from: Value, to: Value]>>
}

export const changeOf = ({ kind, itemId, op = 'update', fields = {} }: Edit) => ({
  ...{ kind, itemId, op },
  fieldList: Object.entries(fields).map(([field, [from, to]]) => ({ field, from, to })),
})

/** A new item with these fields. */
export const created = (kind: ItemKind, itemId: string, fields: Readonly<Record<string, Value>>): Edit => ({
  ...{ kind, itemId, op: 'create' },
  fields: Object.fromEntries(Object.entries(fields).map(([field, to]) => [field, [null, to]])),
})

/** Another price of a size. */
export const price = (skuId: string, from: number, to: number): Edit => ({
  kind: 'sku',
  itemId: skuId,
  fields: { price: [from, to] },
})
/** A text in two languages. */
export const named = (text: string) => ({ 'zh-CN': text, 'en-US': text })

/** What drafts of one server are made with. */
export const drafting = (app: App) => {
  const save = (desk: Desk, draftId: string, edit: Edit) =>
    ask(app, saveDraftItem, { ...desk, body: { draftId, change: changeOf(edit) } })

  /** A draft with these edits. */
  async function draft(desk: Desk, ...edits: Edit[]) {
    let { draftId, version } = (await ask(app, createDraft, { ...desk, body: { name: 'Autumn' } })).data
    for (const edit of edits) version = (await save(desk, draftId, edit)).data.version
    return { draftId, version }
  }

  /** What publishes a draft whatever lint warns of. */
  const ticked = async <Draft extends { readonly draftId: string }>(desk: Desk, body: Draft) => {
    const { findingList } = (await ask(app, lintDraft, { ...desk, body: { draftId: body.draftId } })).data
    return { ...body, warningIdList: findingList.map(({ id }) => id) }
  }

  const publish = async (desk: Desk, ...edits: Edit[]) =>
    ask(app, publishDraft, { ...desk, body: await ticked(desk, await draft(desk, ...edits)) })

  /** A store with one product, and a manager at the desk. */
  async function openMenu() {
    const corp = await buildCorp()
    const storeId = await buildStore(corp)
    const tea = await buildProduct(corp, { price: 500 })
    const desk = await buildAtDesk(app, corp, 'manager')
    /** What customers ask of a menu: the list, a product, a search, and the first call of the app. */
    const questions = [
      [listProducts.path, { storeId, pageSize: 100 }],
      [findProduct.path, { storeId, productId: tea.productId }],
      [searchProducts.path, { storeId, keyword: 'Tea' }],
      [bootstrap.path, {}],
    ] as const
    /** The very bytes of all their answers in every language, but for which version it is and how long it is fresh. */
    const bytes = () =>
      Promise.all(
        languages.flatMap((language) =>
          questions.map(async ([url, payload]) => {
            const answer = await app.http.inject({
              method: 'POST',
              url,
              headers: headersOf({ corp, language }),
              payload,
            })
            return answer.payload.replace(/"(version|freshUntil|serverTime)":("[^"]*"|\d+)/g, '')
          }),
        ),
      )
    const menu = async () => {
      const { data } = await ask(app, listProducts, { corp, language: 'en-US', body: { storeId, pageSize: 100 } })
      return data.list.map((product) => ({
        ...{ name: product.productName, prices: product.skuList.map(({ price }) => price) },
      }))
    }
    return { corp, storeId, desk, ...tea, bytes, menu }
  }

  return { save, draft, ticked, publish, openMenu }
}
