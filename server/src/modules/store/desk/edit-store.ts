import { randomUUIDv7 } from 'node:crypto'
import type {
  createStore,
  setStoreException,
  setStoreOpen,
  updateStore,
  updateStoreHours,
  updateStoreSlots,
} from '@tiffin/contract/desk/store'
import type { Value } from '@tiffin/core/draft/change'
import { isDateToCome, withException } from '@tiffin/core/store/exceptions'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { brandMoved, type Services } from '../../../db/services.ts'
import { auditEntry, changesBetween } from '../../audit/index.ts'
import type { StoreRow } from '../queries.ts'
import { changeStore, merged, refuseTakenCode, storeItem } from './change-store.ts'
import {
  insertStore,
  raiseStoreVersion,
  type StoreFields,
  updateExceptions,
  updateFields,
  updateHours,
  updateOpen,
  updateSlots,
} from './queries.ts'
import { fieldsOf } from './show-store.ts'

type Staff = Context<'staff'>
type Wish<Call extends { readonly input: z.ZodType }> = z.output<Call['input']>
type Fields = Readonly<Record<string, Value>>

/** As the log shows it: of a phone number its end, of each text one field a language. */
function noted(fields: Partial<StoreFields>): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    if (field === 'phone') return [[field, `…${String(value).slice(-4)}`]]
    const isTexts = field === 'name' || field === 'address' || field === 'notice'
    return isTexts
      ? Object.entries(value as object).map(([code, text]) => [`${field}.${code}`, text])
      : [[field, value]]
  })
  return Object.fromEntries(entries)
}

function changesOf(before: Partial<StoreFields>, after: StoreFields) {
  const [from, to] = [noted(before), noted(after)]
  const gone = Object.keys(from).filter((field) => !(field in to))
  return changesBetween(from, { ...to, ...Object.fromEntries(gone.map((field) => [field, null])) })
}

/** Makes a store. */
export async function makeStore(
  app: Services,
  { businessHourList, isOpen, ...fields }: Wish<typeof createStore>,
  context: Staff,
): Promise<z.input<typeof createStore.output>> {
  const { corpId } = context.corp
  const storeId = randomUUIDv7()
  const note = { action: 'store.create', storeId, item: storeItem({ storeId, name: fields.name }) }
  const work = app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(
      insertStore(corpId, storeId, { fields, businessHourList, isOpen }),
      raiseStoreVersion(corpId),
      auditEntry(context, { ...note, changes: changesOf({}, fields) }),
    ),
  )
  await refuseTakenCode(work)
  await brandMoved(app, corpId)
  return { storeId }
}

const isNamed = (texts: StoreFields['name']) => Object.values(texts).some((text) => text?.trim())

/** Changes what a store is. */
export const editStore = (app: Services, { storeId, from, to }: Wish<typeof updateStore>, context: Staff) =>
  changeStore(app, { context, storeId }, (row) => {
    const before = fieldsOf(row)
    // as: the fields of a store are JSON; what comes of them is of the same shape, since each is either what was or what is wished
    const after = { ...before, ...merged(before as unknown as Fields, from as Fields, to as Fields) } as StoreFields
    for (const field of ['name', 'address'] as const)
      if (!isNamed(after[field])) throw new Refusal('storeChanged', { fieldList: [{ field, now: before[field] }] })
    return {
      statements: [updateFields(context.corp.corpId, storeId, after)],
      note: { action: 'store.update', changes: changesOf(before, after) },
    }
  })

/** Changes the hours of every week. */
export const editHours = (app: Services, { storeId, from, to }: Wish<typeof updateStoreHours>, context: Staff) =>
  changeStore(app, { context, storeId }, (row) => {
    const hours = { businessHourList: row.businessHourList } as unknown as Fields // as: hours are JSON
    merged(hours, { businessHourList: from as Value }, { businessHourList: to as unknown as Value })
    return {
      statements: [updateHours(context.corp.corpId, storeId, to)],
      note: {
        action: 'store.hours',
        changes: changesBetween({ businessHourList: row.businessHourList }, { businessHourList: to }),
      },
    }
  })

/** Changes when orders are taken for later [slot-1]. */
export const editSlots = (app: Services, { storeId, from, to }: Wish<typeof updateStoreSlots>, context: Staff) =>
  changeStore(app, { context, storeId }, ({ slotPlan }) => {
    const plan = { slotPlan } as unknown as Fields // as: a plan is JSON
    merged(plan, { slotPlan: from as Value }, { slotPlan: to as unknown as Value })
    return {
      statements: [updateSlots(context.corp.corpId, storeId, to)],
      note: { action: 'store.slots', changes: changesBetween({ slotPlan }, { slotPlan: to }) },
    }
  })

const intervalsOf = ({ exceptionList }: StoreRow, date: string) =>
  exceptionList.find((each) => each.date === date)?.businessHourList ?? null

/** Gives one date other hours, or its usual ones again. */
export const editException = (app: Services, wish: Wish<typeof setStoreException>, context: Staff) =>
  changeStore(app, { context, storeId: wish.storeId }, (row) => {
    const { storeId, date, from, to } = wish
    const today = localTimeAt(context.now, row.timeZone).date
    if (!isDateToCome(date, today)) throw new Refusal('dateOver')
    const before = intervalsOf(row, date)
    merged({ [date]: before as Value }, { [date]: from as Value }, { [date]: to as Value })
    const exceptions = withException(row.exceptionList, { date, intervals: to }, today)
    return {
      statements: [updateExceptions(context.corp.corpId, storeId, exceptions)],
      note: { action: 'store.exception', changes: changesBetween({ [date]: before }, { [date]: to }) },
    }
  })

/** Opens a store again or pauses it. */
export const switchStore = (app: Services, wish: Wish<typeof setStoreOpen>, context: Staff) =>
  changeStore(app, { context, storeId: wish.storeId }, ({ isOpen, resumesAt }) => {
    const isToCome = !wish.isOpen && wish.resumesAt !== null && wish.resumesAt > context.now
    const after = { isOpen: wish.isOpen, resumesAt: isToCome ? wish.resumesAt : null }
    return {
      statements: [updateOpen(context.corp.corpId, wish.storeId, after)],
      note: { action: 'store.setOpen', changes: changesBetween({ isOpen, resumesAt }, after) },
    }
  })
