import { randomUUIDv7 } from 'node:crypto'
import type { sendOrderHelp } from '@tiffin/contract/order-help'
import { checkHelpFiles, mostHelpOfOrder } from '@tiffin/core/order/order-help'
import { cleanRemark } from '@tiffin/core/order/remark'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { fieldRefusal, Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import { outboxGrew } from '../push/index.ts'
import { takeHelpFiles } from '../upload/index.ts'
import { type HelpRow, insertHelp, lockOrder } from './queries.ts'

type Wish = z.output<typeof sendOrderHelp.input>

/** Writes down what is wrong with an order and notifies the store; its files stay as long as the request. */
export async function sendHelp({ db, hints }: Services, wish: Wish, context: Context<'customer'>): Promise<HelpRow> {
  const { corp, session, now } = context
  const { corpId } = corp
  const { customerId } = session
  const { orderId, reason, fileList } = wish
  const words = cleanRemark(wish.words)
  if (reason === 'other' && words === '') throw fieldRefusal('words', 'required')
  if (!checkHelpFiles(fileList.map((name) => ({ name, type: '' }))).ok)
    throw fieldRefusal('fileList', 'nine pictures or one video')
  const help = await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [order] = (await tx.run(lockOrder(corpId, { orderId, customerId }))).rows
    if (order === undefined) throw new Refusal('orderUnknown')
    if (!(await takeHelpFiles(tx, { corpId, customerId }, fileList)))
      throw fieldRefusal('fileList', 'no uploads of yours')
    const helpId = randomUUIDv7()
    const request = { helpId, orderId, customerId, reason, words, fileList, most: mostHelpOfOrder, now }
    const [made] = (await tx.run(insertHelp(corpId, request))).rows
    if (made === undefined) throw new Refusal('helpClosed')
    return made
  })
  hints.send(outboxGrew, corpId)
  return help
}
