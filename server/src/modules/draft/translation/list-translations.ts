import { type listTranslations, translatedKinds } from '@tiffin/contract/desk/translation'
import { type Item, itemKey, type Value } from '@tiffin/core/draft/change'
import { type Language, languages, type Texts } from '@tiffin/core/language/language'
import { mostWritten, type TextChange, translationState } from '@tiffin/core/language/translation'
import type { SheetItem } from '@tiffin/core/sheet/sheet-table'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import type { Services } from '../../../db/services.ts'
import { readMenu } from '../menu/read-menu.ts'
import { findRequiredLanguages, listTextChanges } from './queries.ts'
import { requiredLanguages } from './required-languages.ts'
import { changesByText } from './text-changes.ts'

type Wish = z.output<typeof listTranslations.input>
type Answer = z.input<typeof listTranslations.output>
type Kind = (typeof translatedKinds)[number]

interface Text {
  readonly kind: Kind
  readonly itemId: string
  readonly field: 'name' | 'description'
  readonly texts: Texts
  readonly ofName: Texts
  readonly changes: readonly TextChange[]
}

const [mostTexts, mostChanges] = [100, 50_000]

const textsIn = (value: Value | undefined): Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Texts) : {} // as: texts of a draft
const isTranslated = (kind: string): kind is Kind => translatedKinds.some((each) => each === kind)
const rowKey = ({ kind, itemId, field }: Pick<Text, 'kind' | 'itemId' | 'field'>): string =>
  `${kind} ${itemId} ${field}`

const parentOf = ({ productId, propertyId }: NonNullable<Item>): string =>
  productId ? `product ${productId}` : `property ${propertyId ?? ''}`

/** The texts of items, what belongs together behind each other. */
function textsOf(items: readonly SheetItem[], changesOf: ReturnType<typeof changesByText>): Text[] {
  const names = new Map(items.map((item) => [itemKey(item), textsIn(item.fields.name)]))
  return items.flatMap(({ kind, itemId, fields }) => {
    if (!isTranslated(kind)) return []
    const isPart = kind === 'sku' || kind === 'propertyValue'
    const nameOf = { name: isPart ? parentOf(fields) : '', description: itemKey({ kind, itemId }) }
    return (['name', 'description'] as const).flatMap((field): Text[] => {
      const texts = textsIn(fields[field])
      return Object.keys(texts).length === 0
        ? []
        : [
            {
              kind,
              itemId,
              field,
              texts,
              ofName: names.get(nameOf[field]) ?? {},
              changes: changesOf({ kind, itemId, field, part: '' }),
            },
          ]
    })
  })
}

const isFound = ({ texts, ofName }: Text, text: string): boolean =>
  [...Object.values(texts), ...Object.values(ofName)].some((each) => each.toLowerCase().includes(text.toLowerCase()))

function countProgress(all: readonly Text[], from: Language): Answer['progressList'] {
  return languages.map((language) => {
    const states = all.map(({ texts, changes }) => translationState(texts, changes, { from, to: language }))
    const count = (state: string) => states.filter((each) => each === state).length
    return { language, missing: count('missing'), outdated: count('outdated'), done: count('done') }
  })
}

/** A page of those texts that are wanted; it goes on behind the last one that was seen, wanted still or not. */
function pageOf(all: readonly Text[], from: Language, { to, state, text, after, pageSize }: Wish) {
  const size = clampPage({ pageIndex: 1, pageSize }, mostTexts).pageSize
  const rows = all.map(({ changes, ...each }) => ({
    ...each,
    state: translationState(each.texts, changes, { from, to }),
  }))
  const isWanted = (each: (typeof rows)[number]) =>
    (state === 'all' || each.state === state || (state === 'open' && each.state !== 'done')) &&
    (text === '' || isFound({ ...each, changes: [] }, text))
  const begin = after === '' ? 0 : rows.findIndex((each) => rowKey(each) === after) + 1
  const rest = rows.slice(begin).filter(isWanted)
  const list = rest.slice(0, size)
  const last = list.at(-1)
  return { list, next: rest.length > size && last ? rowKey(last) : null, total: rows.filter(isWanted).length }
}

/** The texts of the menu with how they stand in a language. */
export async function listTexts({ db }: Services, wish: Wish, { corp }: Context<'staff'>): Promise<Answer> {
  const { corpId } = corp
  const { draftId } = wish
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const { base, drafted } = await readMenu(tx, corp, draftId)
    const released = (
      await tx.run(listTextChanges(corpId, { kinds: translatedKinds, fields: ['name', 'description'] }, mostChanges))
    ).rows
    const all = textsOf(base.items, changesByText(released, drafted))
    const from = wish.from ?? mostWritten(all.map(({ texts }) => texts))
    const requiredList = requiredLanguages(await tx.run(findRequiredLanguages(corpId)))
    return { ...pageOf(all, from, wish), from, progressList: countProgress(all, from), requiredList }
  })
}
