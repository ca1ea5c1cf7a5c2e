import { createHash } from 'node:crypto'
import type { moveStock as moveCall } from '@tiffin/contract/stock'
import { textIn } from '@tiffin/core/language/language'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { moveStock, type StockFault } from '@tiffin/core/stock/move-stock'
import { fromThousandths, toThousandths } from '@tiffin/core/stock/weight'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from '../../store/index.ts'
import { findItem, raiseSoldOutVersion } from '../sold-out/queries.ts'
import { findStockMove, insertStockMove, lockStock, putStock, removeStock } from './queries.ts'

type Wish = z.output<typeof moveCall.input>

const itemKinds = { 1: 'material', 2: 'sku' } as const

/** An amount as it is kept: thousandths of a material, whole units of a sku. */
function readAmount(kind: Wish['kind'], amount: number): number {
  if (kind === stockKind.sku && !Number.isSafeInteger(amount)) throw fieldRefusal('amount', 'whole units')
  try {
    return kind === stockKind.sku ? amount : toThousandths(amount)
  } catch {
    throw fieldRefusal('amount', 'at most three decimals')
  }
}

const shown = (kind: Wish['kind'], amount: number) => (kind === stockKind.material ? fromThousandths(amount) : amount)

const refusalOf = (kind: Wish['kind'], fault: StockFault): Refusal =>
  fault.kind === 'tooMuch'
    ? fieldRefusal('amount', `at most ${shown(kind, fault.most)}`)
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
          { available: available === null ? null : shown(kind, available) },
          { move: moved.value.move, available: left === null ? null : shown(kind, left) },
        ),
      },
    }
  })
  return { available: left === null ? null : shown(kind, left) }
}
