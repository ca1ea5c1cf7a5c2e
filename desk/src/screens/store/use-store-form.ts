import type { Value } from '@tiffin/core/draft/change'
import { weekFault } from '@tiffin/core/store/hours-fault'
import type { BusinessHour } from '@tiffin/core/store/store'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useMe } from '../../data/me.ts'
import type { StoreDetail, StoreFields } from '../../data/stores.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { corpTimeZone } from '../../state/dates.ts'
import { type OpenEdit, useStoreEdit } from '../../state/store-edits.ts'

/** Everything of a store that is typed before it is saved. */
export type StoreValues = StoreFields & { readonly businessHourList: readonly BusinessHour[] | null }

type FieldName = keyof StoreValues

/** The form of a store: what stands in it, who may change what, and what is wrong with it. */
export interface StoreForm {
  readonly storeId: string
  readonly values: StoreValues
  readonly edit: OpenEdit
  readonly set: <Name extends FieldName>(name: Name, value: StoreValues[Name]) => void
  /** Why the fields cannot be changed; undefined for who may. */
  readonly locked: string | undefined
  /** The same for hours and pause. */
  readonly lockedHours: string | undefined
  /** What is wrong, by field, in words. */
  readonly faults: Readonly<Partial<Record<FieldName, string>>>
}

/** Open every day, as most stores begin. */
const usualWeek = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '10:00', end: '22:00' }))

/** What a store is before anything was typed. */
const emptyValues = (): StoreValues => ({
  ...{ name: {}, address: {}, notice: {}, phone: '', latitude: 0, longitude: 0, timeZone: corpTimeZone() },
  ...{ image: '', pickupMethodList: [1, 2], sort: 0, code: '', paymentOffList: [], businessHourList: usualWeek },
})

const isMissing = (texts: StoreValues['name']) => Object.values(texts).every((text) => text.trim() === '')

function faultsOf(values: StoreValues): StoreForm['faults'] {
  const { name, address, latitude, longitude, pickupMethodList, businessHourList } = values
  const isOverlapping = businessHourList !== null && weekFault(businessHourList) !== null
  return {
    ...(isMissing(name) ? { name: t('desk.storePage.nameRequired') } : {}),
    ...(isMissing(address) ? { address: t('desk.storePage.addressRequired') } : {}),
    ...(latitude === 0 && longitude === 0 ? { latitude: t('desk.storePage.placeRequired') } : {}),
    ...(pickupMethodList.length === 0 ? { pickupMethodList: t('desk.storePage.pickupRequired') } : {}),
    ...(isOverlapping ? { businessHourList: t('desk.storePage.hoursOverlap') } : {}),
  }
}

/** The form of one store, or of a new one. */
export function useStoreForm(storeId: string, detail: StoreDetail | undefined): StoreForm {
  const { staffId } = useMe()
  const { may, reasonAgainst } = useRights()
  const edit = useStoreEdit(`${corpOfAddress()}.${staffId}.${storeId}`)
  const read: StoreValues = detail ? { ...detail.fields, businessHourList: detail.businessHourList } : emptyValues()
  const values = { ...read, ...edit.edit.to } as StoreValues // as: what is typed are values of these fields
  const place = detail ? { storeId } : 'corp'
  const archived = detail?.state === 'archived' ? t('desk.storePage.archivedText') : undefined
  return {
    ...{ storeId, values, edit, faults: faultsOf(values) },
    set: (name, value) => edit.change(name, read[name] as Value, value as Value), // as: fields of a store are JSON
    locked: archived ?? reasonAgainst('store:manage', place),
    lockedHours: archived ?? (may('store:edit', place) ? undefined : reasonAgainst('store:edit', place)),
  }
}
