import * as desk from '@tiffin/contract/desk/store'
import * as groups from '@tiffin/contract/desk/store-group'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import type { PaymentMethods } from '../../payment-method/index.ts'
import { editGroup, listGroups, makeGroup, removeGroup } from '../groups/groups.ts'
import { editTables, listCodes, renewCodes } from '../tables/tables.ts'
import { putAway } from './archive-store.ts'
import { editException, editHours, editSlots, editStore, makeStore, switchStore } from './edit-store.ts'
import { listStoresAtDesk } from './list-stores.ts'
import { showStore } from './show-store.ts'

/** The desk's calls about stores. */
export function serveDeskStores(app: App, paymentMethods: PaymentMethods): void {
  route(app, desk.listDeskStores, (wish, context) => listStoresAtDesk(app, wish, context))
  route(app, desk.findDeskStore, ({ storeId }, context) => showStore({ app, paymentMethods }, storeId, context))
  route(app, desk.createStore, (wish, context) => makeStore(app, wish, context))
  route(app, desk.updateStore, (wish, context) => editStore(app, wish, context))
  route(app, desk.updateStoreHours, (wish, context) => editHours(app, wish, context))
  route(app, desk.updateStoreSlots, (wish, context) => editSlots(app, wish, context))
  route(app, desk.updateStoreTables, (wish, context) => editTables(app, wish, context))
  route(app, desk.listTableCodes, (wish, context) => listCodes(app, wish, context))
  route(app, desk.renewTableCodes, (wish, context) => renewCodes(app, wish, context))
  route(app, desk.setStoreException, (wish, context) => editException(app, wish, context))
  route(app, desk.setStoreOpen, (wish, context) => switchStore(app, wish, context))
  route(app, desk.archiveStore, (wish, context) => putAway(app, wish, context))
  route(app, groups.listStoreGroups, (_nothing, context) => listGroups(app, context))
  route(app, groups.createStoreGroup, (wish, context) => makeGroup(app, wish, context))
  route(app, groups.updateStoreGroup, (wish, context) => editGroup(app, wish, context))
  route(app, groups.deleteStoreGroup, (wish, context) => removeGroup(app, wish, context))
}
