import type { CorpSeed, StoreSeed } from '../corps/shapes.ts'

const storeOf = (store: StoreSeed, sort: number, { timeZone }: CorpSeed) => ({
  ...{ storeId: store.id, name: store.name, address: store.address, notice: store.notice ?? {}, phone: store.phone },
  ...{ latitude: store.at[0], longitude: store.at[1], timeZone: store.timeZone ?? timeZone, sort },
  ...{ isOpen: store.isOpen ?? true, businessHourList: store.hours?.map((hour) => ({ ...hour })) ?? null },
  ...{
    exceptionList: store.exceptions ?? [],
    slotPlan: store.slotPlan ?? null,
    tableList: [...(store.tables ?? [])],
    pickupMethodList: [...(store.pickupMethods ?? ([1, 2] as const))],
  },
})

/** The stores of a brand, as the desk makes them. */
export const storesOf = (corp: CorpSeed) => corp.stores.map((store, sort) => storeOf(store, sort, corp))
