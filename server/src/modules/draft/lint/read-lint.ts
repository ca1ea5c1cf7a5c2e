import { type FindItem, itemKey } from '@tiffin/core/draft/change'
import { textFields, textsOfItem } from '@tiffin/core/language/item-texts'
import type { Language } from '@tiffin/core/language/language'
import { mostWritten } from '@tiffin/core/language/translation'
import type { Linted } from '@tiffin/core/lint/lint'
import { isOnSale, type LintItem, type LintKind, type LintMenu, type LintText } from '@tiffin/core/lint/lint-menu'
import type { Tx } from '../../../db/unit.ts'
import type { CheckedItems } from '../check-items.ts'
import { readLive } from '../live-items.ts'
import type { StoredChange } from '../queries.ts'
import { fitsAmong } from '../translation/fits.ts'
import { findRequiredLanguages, listFits, listTextChangesOf } from '../translation/queries.ts'
import { requiredLanguages } from '../translation/required-languages.ts'
import { changesByText } from '../translation/text-changes.ts'
import { askedProducts, type DraftedStores, isSoldIn } from './asked-products.ts'
import { listLintItems, listLintStores, listSold } from './queries.ts'

type Items = LintMenu['items']
type Named = Pick<StoredChange, 'kind' | 'itemId'>

const mostChanges = 50_000

interface Drafted {
  readonly changes: readonly StoredChange[]
  /** What the draft writes, as it would be published. */
  readonly written: CheckedItems['written']
}

/** The items of each kind as they are published. */
function itemsBefore(known: readonly Named[], live: FindItem): Items {
  const byKind = new Map<string, object[]>()
  for (const { kind, itemId } of known) {
    const list = byKind.get(kind) ?? []
    byKind.set(kind, list)
    list.push({ ...live(kind, itemId), itemId })
  }
  return <Kind extends LintKind>(kind: Kind) => (byKind.get(kind) ?? []) as LintItem<Kind>[] // as: fields of this kind, as they stand in its table
}

/** The same as the draft would make them. */
function itemsAfter(before: Items, { changes, written }: Drafted): Items {
  const changed = new Set(changes.map(itemKey))
  const made = new Map<string, readonly object[]>()
  return <Kind extends LintKind>(kind: Kind) => {
    const known = made.get(kind) ?? [
      ...before(kind).filter(({ itemId }) => !changed.has(itemKey({ kind, itemId }))),
      ...(written.get(kind) ?? []),
    ]
    made.set(kind, known)
    return known as readonly LintItem<Kind>[] // as: fields of this kind, as its table or its schema has them
  }
}

/** The texts that the draft writes, with what was done to each. */
async function readTexts(tx: Tx, corpId: string, { changes, written }: Drafted): Promise<LintText[]> {
  const texts = [...written].flatMap(([kind, items]) =>
    items.flatMap(({ itemId, ...item }) => textsOfItem(kind, item).map((text) => ({ kind, itemId, ...text }))),
  )
  const moved = changes.filter(({ op }) => op === 'update')
  const fields = [...new Set(changes.flatMap(({ kind }) => textFields(kind)))]
  const [{ rows }, fits] = await tx.batch(
    listTextChangesOf(corpId, { items: moved, fields }, mostChanges),
    listFits(corpId),
  )
  const changesOf = changesByText(rows, changes)
  const doesFit = fitsAmong(fits.rows)
  const isMoved = new Set(
    changes.flatMap(({ op, kind, itemId, fields: moves }) =>
      (op === 'update' ? Object.keys(moves) : textFields(kind)).map((field) => `${itemKey({ kind, itemId })} ${field}`),
    ),
  )
  return texts
    .filter((text) => isMoved.has(`${itemKey(text)} ${text.field}`))
    .map((text) => ({ ...text, changes: changesOf(text), doesFit: (from, to) => doesFit(text, from, to) }))
}

/** The language that most texts of the menu are written in. */
const sourceOf = (known: readonly Named[], live: FindItem): Language =>
  mostWritten(
    known.flatMap(({ kind, itemId }) => textsOfItem(kind, live(kind, itemId) ?? {}).map(({ texts }) => texts)),
  )

/** Whether a store sells what the draft touches, or what sets choose from. */
async function readSold(
  tx: Tx,
  corpId: string,
  { stores, atStores }: { readonly stores: ReadonlySet<string>; readonly atStores: DraftedStores },
): Promise<ReadonlyMap<string, boolean>> {
  if (atStores.products.length === 0) return new Map()
  const { rows } = await tx.run(listSold(corpId, atStores.products))
  return new Map(rows.map(({ productId, isSold }) => [productId, isSold || isSoldIn(productId, atStores, stores)]))
}

/** The menu before and after a draft, for rules of lint: read once, in proportion to the menu and to the draft. */
export async function readLinted(tx: Tx, corpId: string, drafted: Drafted): Promise<Linted> {
  const [known, storeRows, languageRows] = await tx.batch(
    listLintItems(corpId),
    listLintStores(corpId),
    findRequiredLanguages(corpId),
  )
  const live = await readLive(tx, corpId, known.rows)
  const items = itemsBefore(known.rows, live)
  const after = itemsAfter(items, drafted)
  const stores = new Set(storeRows.rows.map(({ storeId }) => storeId))
  const atStores = askedProducts(after, drafted)
  const isSold = await readSold(tx, corpId, { stores, atStores })
  // What the draft takes off could be had before.
  const onBefore = new Set(items('product').flatMap((product) => (isOnSale(product) ? [product.itemId] : [])))
  const off = new Map([...isSold].filter(([productId]) => atStores.offIds.has(productId) && !onBefore.has(productId)))
  const shared = {
    hoursList: storeRows.rows.map(({ hours }) => hours),
    requiredList: requiredLanguages(languageRows),
    from: sourceOf(known.rows, live),
  }
  const textList = await readTexts(tx, corpId, drafted)
  return {
    before: { ...shared, items, isSold: off, textList: [] },
    after: { ...shared, items: after, isSold, textList },
    changes: drafted.changes,
  }
}
