import { randomUUIDv7 } from 'node:crypto'
import type { createBrand, findSetup } from '@tiffin/contract/desk/setup'
import { taxShape } from '@tiffin/contract/desk/tax-shape'
import { isCorpId } from '@tiffin/core/corp/corp-id'
import { countries } from '@tiffin/core/corp/country'
import { pickerLanguages } from '@tiffin/core/language/language'
import { isStaffPassword } from '@tiffin/core/staff/password'
import { firstTax } from '@tiffin/core/tax/propose-tax'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { fieldRefusal, Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry } from '../audit/index.ts'
import { type FirstItem, putFirstItems } from '../draft/index.ts'
import type { Passwords } from '../password/index.ts'
import { hashOfCode } from './codes.ts'
import { firstPages, inAllLanguages } from './first-pages.ts'
import {
  deleteFirstCodes,
  findCode,
  grantOwner,
  insertCorp,
  insertLanguages,
  insertOwner,
  insertStorePayment,
  takeCode,
  turnToCorp,
} from './queries.ts'

interface SetupParts {
  readonly app: Services
  readonly passwords: Passwords
}

type Wish = z.output<typeof createBrand.input>
async function requireCode({ db }: Services, code: string, now: number): Promise<{ isFirst: boolean }> {
  const [{ rows }] = await db.tx({ role: 'app', corp: '' }, (tx) => tx.finish(findCode(hashOfCode(code), now)))
  if (!rows[0]) throw new Refusal('setupOver')
  return rows[0]
}

/** Whether a link still makes a brand. */
export const showSetup = (
  { app }: SetupParts,
  { code }: z.output<typeof findSetup.input>,
  { now }: Context<'setup'>,
): Promise<z.input<typeof findSetup.output>> => requireCode(app, code, now)

/** The time zone that was chosen, which must be one; else the first of the country. */
function zoneOf({ country, timeZone }: Wish): string {
  const zone = timeZone ?? countries[country].timeZones[0]
  if (!Intl.supportedValuesOf('timeZone').includes(zone) && zone !== 'UTC')
    throw fieldRefusal('timeZone', 'This is no time zone.')
  return zone
}

/** The brand itself, as its country proposes [brand-5]. */
function corpOf(wish: Wish) {
  const { corpId, brandName, language, country } = wish
  const { currency, scale, unit, fractionDigits, groupingSeparator, areaCode } = countries[country]
  return insertCorp({
    ...{ corpId, brandName: { [language]: brandName }, currency, currencyScale: scale, unit, fractionDigits, areaCode },
    ...{ separator: groupingSeparator, timeZone: zoneOf(wish), appId: `${corpId}-web` },
  })
}

/** Tax as the country proposes it, stated as the wish says [tax-8]. */
function taxOf({ country, language, taxMode }: Wish): FirstItem<'tax'> {
  const settings = firstTax(country, { taxMode, nameOf: () => say(language, 'desk.tax.coldFood') })
  return { kind: 'tax', itemId: 'corp', fields: taxShape.parse(settings) }
}

/** The picker's five, and the language in which the brand is written. */
const languagesOf = ({ language }: Wish) =>
  [...new Set([language, ...pickerLanguages])].map((code) => ({ code, text: say(code, `lang.${code}`) }))

async function insertBrand(tx: Tx, wish: Wish, { passwordHash, now }: { passwordHash: string; now: number }) {
  const { corpId, account, staffName: name } = wish
  const staffId = randomUUIDv7()
  await tx.run(turnToCorp(corpId))
  if ((await tx.run(corpOf(wish))).rows.length === 0) throw new Refusal('corpIdTaken')
  await putFirstItems(tx, corpId, { items: [...firstPages(), taxOf(wish)], now })
  await tx.finish(
    insertLanguages(corpId, languagesOf(wish)),
    insertStorePayment(corpId, { name: inAllLanguages('payAtStore'), tip: inAllLanguages('payAtStoreTip') }),
    insertOwner(corpId, { staffId, account, name, passwordHash, now }),
    grantOwner(corpId, staffId),
    auditEntry(
      { corp: { corpId }, session: { staffId }, now },
      { action: 'brand.create', item: { kind: 'corp', id: corpId, name: wish.brandName } },
    ),
  )
}

/** Makes a brand with its first owner: all of it or nothing, and once for a link [brand-6]. */
export async function create(
  { app, passwords }: SetupParts,
  wish: Wish,
  { now }: Context<'setup'>,
): Promise<z.input<typeof createBrand.output>> {
  const { code, corpId, password } = wish
  await requireCode(app, code, now)
  if (!isCorpId(corpId) || corpId === 'setup') throw new Refusal('corpIdForm')
  if (!isStaffPassword(password)) throw new Refusal('staffPasswordForm')
  const passwordHash = await passwords.hash(password)
  await app.db.tx({ role: 'app', corp: '' }, async (tx) => {
    const [taken] = (await tx.run(takeCode(hashOfCode(code), now))).rows
    if (!taken) throw new Refusal('setupOver')
    await tx.run(deleteFirstCodes())
    await insertBrand(tx, wish, { passwordHash, now })
  })
  await app.corps.reload(corpId)
  return { corpId }
}
