import { type listTranslations, translatedKinds } from '@tiffin/contract/desk/translation'
import { type Language, languages } from '@tiffin/core/language/language'
import { mostWritten, translationState } from '@tiffin/core/language/translation'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import type { Services } from '../../../db/services.ts'
import { type DoesFit, fitsAmong } from './fits.ts'
import { findRequiredLanguages, listFits } from './queries.ts'
import { readTexts, type TextGroup, type TranslatedText } from './read-texts.ts'
import { requiredLanguages } from './required-languages.ts'
import { textKey } from './text-changes.ts'

type Wish = z.output<typeof listTranslations.input>
type Answer = z.input<typeof listTranslations.output>

interface Listed {
  readonly all: readonly TranslatedText[]
  readonly from: Language
  readonly doesFit: DoesFit
}

const mostTexts = 100

/** How a text stands in a language; one that is outdated and was said to fit is done. */
function stateOf(text: TranslatedText, to: Language, { from, doesFit }: Listed) {
  const state = translationState(text.texts, text.changes, { from, to })
  return state === 'outdated' && doesFit(text, from, to) ? 'done' : state
}

const isFound = ({ texts, ofName }: TranslatedText, text: string): boolean =>
  [...Object.values(texts), ...Object.values(ofName)].some((each) => each.toLowerCase().includes(text.toLowerCase()))

const isOf = ({ kind }: TranslatedText, group: 'all' | TextGroup): boolean =>
  group === 'all' || (translatedKinds[group] as readonly string[]).includes(kind)

function countProgress(listed: Listed): Answer['progressList'] {
  return languages.map((language) => {
    const states = listed.all.map((text) => stateOf(text, language, listed))
    const count = (state: string) => states.filter((each) => each === state).length
    return { language, missing: count('missing'), outdated: count('outdated'), done: count('done') }
  })
}

/** Whole lists that parts of them are written back with, each once. */
function valuesOf(texts: readonly TranslatedText[]): Answer['valueList'] {
  const lists = texts.filter(({ part }) => part !== '')
  const byField = new Map(
    lists.map(({ kind, itemId, field, value }) => [
      textKey({ kind, itemId, field, part: '' }),
      { kind, itemId, field, value: value as never },
    ]),
  ) // as: JSON
  return [...byField.values()]
}

/** A page of those texts that are wanted; it goes on behind the last one that was seen, wanted still or not. */
function pageOf(listed: Listed, { to, state, of: group, text, after, pageSize }: Wish) {
  const size = clampPage({ pageIndex: 1, pageSize }, mostTexts).pageSize
  const rows = listed.all.map((each) => ({ each, state: stateOf(each, to, listed) }))
  const isWanted = (row: (typeof rows)[number]) =>
    (state === 'all' || row.state === state || (state === 'open' && row.state !== 'done')) &&
    isOf(row.each, group) &&
    (text === '' || isFound(row.each, text))
  const begin = after === '' ? 0 : rows.findIndex(({ each }) => textKey(each) === after) + 1
  const rest = rows.slice(begin).filter(isWanted)
  const page = rest.slice(0, size)
  const last = page.at(-1)
  return {
    list: page.map(({ each: { changes: _changes, value: _value, ...shown }, ...row }) => ({ ...shown, ...row })),
    valueList: valuesOf(page.map(({ each }) => each)),
    next: rest.length > size && last ? textKey(last.each) : null,
    total: rows.filter(isWanted).length,
  }
}

/** The texts of menu and pages with how they stand in a language. */
export async function listTexts({ db }: Services, wish: Wish, { corp }: Context<'staff'>): Promise<Answer> {
  const { corpId } = corp
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const all = await readTexts(tx, corp, wish.draftId)
    const [fits, required] = await tx.batch(listFits(corpId), findRequiredLanguages(corpId))
    const from = wish.from ?? mostWritten(all.map(({ texts }) => texts))
    const listed = { all, from, doesFit: fitsAmong(fits.rows) }
    return {
      ...{ ...pageOf(listed, wish), from },
      ...{ progressList: countProgress(listed), requiredList: requiredLanguages(required) },
    }
  })
}
