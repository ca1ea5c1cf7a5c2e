import { createStore } from '@tiffin/contract/desk/store'
import type { SlotPlan } from '@tiffin/core/slot/slot-plan'
import type { BusinessException } from '@tiffin/core/store/store'
import type { z } from 'zod'
import type { Statement } from '../../../db/statement.ts'
import { putTables } from '../tables/tables.ts'
import { insertStore, updateExceptions, updateSlots } from './queries.ts'

/** A store that a brand begins with: as the desk makes one, with an id of its own and the dates that differ. */
export interface FirstStore extends z.input<typeof createStore.input> {
  readonly storeId: string
  readonly exceptionList: readonly BusinessException[]
  readonly slotPlan: SlotPlan | null
  readonly tableList: readonly string[]
}

/** Writes stores of a brand that is being made. */
export const putFirstStores = (corpId: string, stores: readonly FirstStore[]): Statement[] =>
  stores.flatMap(({ storeId, exceptionList, slotPlan, tableList, ...store }) => {
    const { businessHourList, isOpen, ...fields } = createStore.input.parse(store)
    return [
      insertStore(corpId, storeId, { fields, businessHourList, isOpen }),
      updateExceptions(corpId, storeId, exceptionList),
      ...(slotPlan === null ? [] : [updateSlots(corpId, storeId, slotPlan)]),
      ...(tableList.length === 0 ? [] : putTables(corpId, storeId, tableList)),
    ]
  })
