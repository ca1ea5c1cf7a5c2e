import { createHash } from 'node:crypto'
import type { moveStock as moveCall } from '@tiffin/contract/stock'
import { textIn } from '@tiffin/core/language/language'
import { moveStock, type StockFault } from '@tiffin/core/stock/move-stock'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from '../../store/index.ts'
import { itemKinds, readAmount, shownAmount } from '../amounts.ts'
import { findItem, raiseSoldOutVersion } from '../sold-out/queries.ts'
import { findStockMove, insertStockMove, lockStock, putStock, removeStock } from './queries.ts'

type Wish = z.output<typeof moveCall.input>

const refusalOf = (kind: Wish['kind'], fault: StockFault): Refusal =>
  fault.kind === 'tooMuch'
    ? fieldRefusal('amount', `at most ${shownAmount(kind, fault.most)}`)
    : fieldRefusal('move', 'count it first')

const hashOf = ({ requestId: _id, ...wish }: Wish): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('hex')

interface Made {
  readonly requestHash: string
  readonly move: string
  readonly available: number
}

/** What a move that was made before left; refuses another wish under its id. */
function leftBy({ requestHash, move, available }: Made, wish: Wish): number | null {
  if (requestHash !== hashOf(wish)) throw new Refusal('requestIdReused')
  return move === 'end' ? null : available
}

/** Moves a stock of the caller's store, with an entry of the audit log, once; answers what there is after it [stock-7]. */
export async function countStock(app: Services, wish: Wish, context: Context<'staff'>) {
  const { kind, itemId, move, reason, requestId: moveId } = wish
  const { storeId, staffId } = context.session
  const place = { corpId: context.corp.corpId, storeId, kind, itemId }
  const stockWish = {
    ...{ move, amount: readAmount(kind, wish.amount) },
    expected: wish.expected === null ? null : readAmount(kind, wish.expected),
  }
  let left: number | null = null
  await changeStore(app, { context, storeId }, async (_row, tx) => {
    const [items, stocks, made] = await tx.batch(
      findItem(place.corpId, wish),
      lockStock(place),
      findStockMove(place, moveId),
    )
    const [before] = made.rows
    if (before) {
      left = leftBy(before, wish)
      return undefined
    }
    const [item] = items.rows
    if (!item) throw new Refusal('itemUnknown')
    const available = stocks.rows[0]?.available ?? null
    const moved = moveStock(available, stockWish)
    if (!moved.ok) throw refusalOf(kind, moved.refusal)
    left = moved.value.available
    return {
      statements: [
        left === null ? removeStock(place) : putStock(place, left),
        insertStockMove(place, moved.value, { moveId, staffId, reason, requestHash: hashOf(wish), now: context.now }),
        raiseSoldOutVersion(place.corpId, storeId),
      ],
      note: {
        ...{ action: 'stock.move', reason },
        item: { kind: itemKinds[kind], id: itemId, name: textIn(item.name, 'en-US') },
        changes: changesBetween(
          { available: available === null ? null : shownAmount(kind, available) },
          { move: moved.value.move, available: left === null ? null : shownAmount(kind, left) },
        ),
      },
    }
  })
  return { available: left === null ? null : shownAmount(kind, left) }
}
