import type { findReconciledDay, listReconciledDays } from '@tiffin/contract/desk/reconciliation'
import type { Language } from '@tiffin/core/language/language'
import { textIn } from '@tiffin/core/language/language'
import { waysOfDifference } from '@tiffin/core/ledger/settle-difference'
import { money } from '@tiffin/core/money/money'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { type DifferenceRow, findDay, listDays, listDifferences, type ShownDay } from './difference-queries.ts'

type Staff = Context<'staff'>

const mostDays = 100
const mostDifferences = 500

const dayOf = ({ storeName, thereTotal, hereTotal, feeTotal, ...row }: ShownDay, language: Language) => ({
  ...{ ...row, storeName: storeName === null ? '' : textIn(storeName, language) },
  ...{ thereTotal: money(thereTotal), hereTotal: money(hereTotal), feeTotal: money(feeTotal) },
})

/** Both sides of a kept difference, as core has them. */
export const sidesOf = ({ ourAmount, ourCurrency, theirAmount, theirCurrency }: DifferenceRow) => ({
  ours: ourAmount === null ? null : { amount: ourAmount, currency: ourCurrency ?? '' },
  theirs: theirAmount === null ? null : { amount: theirAmount, currency: theirCurrency ?? '' },
})

function differenceOf(row: DifferenceRow) {
  const { account: _account, orderId: _orderId, ourAmount: _our, ourCurrency: _ourIn, ...shown } = row
  const { theirAmount: _their, theirCurrency: _theirIn, ...rest } = shown
  const sides = sidesOf(row)
  return { ...rest, ...sides, wayList: row.settledAt === null ? [...waysOfDifference(sides)] : [] }
}

/** A page of days of all accounts, newest first. */
export async function showDays(
  { db }: Services,
  { after, pageSize }: z.output<typeof listReconciledDays.input>,
  { corp: { corpId }, language }: Staff,
) {
  const size = clampPage({ pageIndex: 1, pageSize }, mostDays).pageSize
  const from = { afterDay: after?.day ?? null, afterAccount: after?.account ?? '', limit: size + 1 }
  const { rows } = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.run(listDays(corpId, from)))
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    list: shown.map((row) => dayOf(row, language)),
    next: last ? { account: last.account, day: last.day } : null,
  }
}

/** A day of an account with its differences. */
export async function showDay(
  { db }: Services,
  key: z.output<typeof findReconciledDay.input>,
  { corp: { corpId }, language }: Staff,
) {
  const [day, differences] = await db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.batch(findDay(corpId, key), listDifferences(corpId, key, mostDifferences)),
  )
  const [found] = day.rows
  if (!found) throw new Refusal('reconciliationUnknown')
  return { day: dayOf(found, language), list: differences.rows.map(differenceOf) }
}
