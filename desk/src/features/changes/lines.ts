import { isSame, type Value } from '@tiffin/core/draft/change'
import { languages } from '@tiffin/core/language/language'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { FindName } from '../../data/names.ts'
import { fieldName } from './field-words.ts'
import { type Pictures, picturesIn, picturesLine } from './pictures.ts'
import { nameIn, valueText } from './value-words.ts'

/** What a change does with an item, as it comes from the server. */
export interface WireChange {
  readonly kind: string
  readonly itemId: string
  readonly op: 'create' | 'update' | 'archive'
  readonly fieldList: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[]
}

/** One thing that changes, as a sentence has it: `Regular`, `Price`, from `$5.20` to `$5.40`. */
export interface Line {
  readonly key: string
  /** The size, the choice or the store; empty for the thing itself. */
  readonly subject: string
  readonly label: string
  readonly from?: string
  readonly to?: string
  /** Where pictures change: which ones. */
  readonly pictures?: Pictures
}

/** Where names come from. */
export interface Naming {
  readonly find: FindName
  readonly storeName: (storeId: string) => string
}

/** The part of a thing that a change is about: a size, a choice, a store. */
export function subjectOf({ kind, itemId }: Pick<WireChange, 'kind' | 'itemId'>, { find, storeName }: Naming): string {
  const [storeId = '', thing = ''] = itemId.split('.')
  if (kind === 'sku' || kind === 'propertyValue') return nameIn(find(kind, itemId))
  if (kind === 'storeSku')
    return [storeName(storeId), nameIn(find('sku', thing))].filter((name) => name !== '').join(', ')
  if (kind === 'priceListSku') {
    const sku = find('sku', thing)
    return [nameIn(find('product', sku?.parentId ?? '')), nameIn(sku)].filter((name) => name !== '').join(' · ')
  }
  return kind === 'storeProduct' ? storeName(storeId) : ''
}

const isTexts = (field: string): boolean => /^(?:name|description|title|text|brandName|slogan)$/.test(field)

/** Texts that are too long for a line. */
const isLongText = (field: string): boolean => /^(?:serviceTerms|privacyPolicy|pointsText)$/.test(field)

/** A field that repeats what another one says. */
const isEcho = (field: string): boolean => field === 'cutImage' || field === 'browserLogo'

/** A line for each language whose text changes. */
function textLines(field: string, from: unknown, to: unknown): Omit<Line, 'subject'>[] {
  const [before, after] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
  return languages
    .filter((language) => (before[language] ?? '') !== (after[language] ?? ''))
    .map((language) => ({
      key: `${field} ${language}`,
      label: t('desk.change.fieldIn', { field: fieldName(field), language: t(`lang.${language}`) }),
      from: String(before[language] ?? ''),
      to: String(after[language] ?? '') || t('desk.value.none'),
    }))
}

type FieldChange = WireChange['fieldList'][number]

/** A field whose value is said; what reads the same before and after has changed in what is not said of it. */
function valueLine({ field, from, to }: FieldChange, { kind, find }: { kind: string; find: FindName }) {
  const line = { key: field, label: fieldName(field, kind) }
  const ofPictures = picturesLine({ field, from, to }, kind)
  if (ofPictures) return { ...line, ...ofPictures }
  const [before = '', after = ''] = [from, to].map((value) =>
    valueText(field, (value ?? null) as Value, { kind, find }),
  ) // as: JSON
  if (before !== after) return { ...line, from: before, to: after }
  const pictures = { from: picturesIn(from), to: picturesIn(to) }
  const isOfPictures = field === 'itemList' && !isSame(pictures.from, pictures.to)
  return { ...line, to: t('desk.value.changed'), ...(isOfPictures ? { pictures } : {}) }
}

function fieldLines(change: WireChange, naming: Naming): Line[] {
  const { kind, itemId } = change
  const subject = subjectOf(change, naming)
  const lines = change.fieldList
    .filter(({ field, from, to }) => !isEcho(field) && (from ?? null) !== (to ?? null))
    .flatMap(({ field, from, to }): Omit<Line, 'subject'>[] => {
      if (isTexts(field) && kind !== 'priceList') return textLines(field, from, to)
      if (isLongText(field)) return textLines(field, from, to).map(({ key, label }) => ({ key, label }))
      if (field === 'sort') return [{ key: field, label: fieldName(field) }]
      return [valueLine({ field, from, to }, { kind, find: naming.find })]
    })
  return lines.map((line) => ({ ...line, key: `${itemId} ${line.key}`, subject }))
}

const createdLabel = { sku: 'desk.change.sizeCreated', propertyValue: 'desk.change.choiceCreated' } as const
const archivedLabel = {
  sku: 'desk.change.sizeArchived',
  propertyValue: 'desk.change.choiceArchived',
  package: 'desk.change.setArchived',
  pageBlock: 'desk.change.removed',
  guideMarker: 'desk.change.removed',
  storeProduct: 'desk.change.asEverywhere',
  storeSku: 'desk.change.asEverywhere',
  priceListSku: 'desk.change.asEverywhere',
  storePriceList: 'desk.change.asEverywhere',
} as const

const phraseOf = <Phrase>(phrases: Readonly<Record<string, Phrase>>, kind: string): Phrase | undefined => phrases[kind]

/** What has no name of its own: only what it changes is said. */
const isDifference = (kind: string): boolean =>
  /^(?:storeProduct|storeSku|package|priceListSku|storePriceList)$/.test(kind)

/** What is said of something new, or of what comes back: that it does, and its price. */
function createdLines(change: WireChange, naming: Naming): Line[] {
  const { kind, itemId, fieldList } = change
  if (isDifference(kind)) return fieldLines(change, naming)
  const isBack = naming.find(kind, itemId)?.isStored === true
  const label = t(isBack ? 'desk.change.restored' : (phraseOf(createdLabel, kind) ?? 'desk.change.created'))
  const price = fieldList.find(({ field }) => field === 'price')?.to
  const to =
    price === undefined || price === null ? {} : { to: valueText('price', price as Value, { kind, find: naming.find }) } // as: JSON
  return [{ key: itemId, subject: subjectOf(change, naming), label, ...to }]
}

/** What a change does, sentence by sentence. */
export function linesOf(change: WireChange, naming: Naming): Line[] {
  if (change.op === 'update') return fieldLines(change, naming)
  if (change.op === 'create') return createdLines(change, naming)
  const label = t(phraseOf(archivedLabel, change.kind) ?? 'desk.change.archived')
  return [{ key: change.itemId, subject: subjectOf(change, naming), label }]
}
