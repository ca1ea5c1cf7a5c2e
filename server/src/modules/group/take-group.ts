import { groupState } from '@tiffin/core/group/group-order'
import { refuseWhen } from '../../db/raised.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

interface Taking {
  readonly groupOrderId: string
  readonly version: number
  readonly customerId: string
  readonly storeId: string
  readonly orderId: string
}

/** Makes an order that of a group, as its host had closed it; raises `groupOrderMoved` when it was opened or changed since [share-6]. */
export const takeGroup = named(
  'group_take',
  sql`with taken as (
       update group_order set state = ${groupState.ordered}, order_id = :orderId, version = version + 1
       where corp_id = :corpId and group_order_id = :groupOrderId and customer_id = :customerId and store_id = :storeId
         and state = ${groupState.locked} and version = :version returning 1
     ) select ${refuseWhen(sql`not exists (select from taken)`, 'groupOrderMoved')}`,
  (corpId: string, taking: Taking) => ({ ...taking, corpId }),
)
