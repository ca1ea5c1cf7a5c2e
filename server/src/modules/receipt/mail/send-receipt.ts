import { readEmail } from '@tiffin/core/customer/profile'
import { say } from '@tiffin/phrases/server'
import type { Log } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Database } from '../../../db/database.ts'
import { isTaken, takeBudget } from '../../login/index.ts'
import type { Viewing } from '../../order/index.ts'
import type { ReceiptDocument } from '../document/receipt-document.ts'
import { writePage } from '../page/receipt-page.ts'
import type { PdfMaker } from '../pdf/pdf-maker.ts'
import { type Receipts, receiptPath } from '../receipts.ts'
import { type Mailer, MailFailure } from './mailer.ts'

export interface MailParts {
  readonly db: Database
  readonly log: Log
  readonly publicUrl: string
  readonly receipts: Receipts
  readonly pdfs: PdfMaker
  readonly mailer: Mailer | undefined
}

interface MailWish {
  readonly customerId: string
  readonly orderId: string
  readonly email: string
}

/** Limits of a day for an order and for a customer, against mail to strangers. */
const ofOrder = { most: 5, windowSeconds: 86_400 }
const ofCustomer = { most: 20, windowSeconds: 86_400 }

/** One address; a list, a line break or nothing is none. */
function readAddress(text: string): string {
  const read = readEmail(text)
  if (!read.ok || read.value === '') throw new Refusal('emailInvalid')
  return read.value
}

/** Counts before it is sent: what was refused by the server of mail counts too. */
async function takeTurn({ db }: MailParts, { corp: { corpId }, now }: Viewing, wish: MailWish): Promise<void> {
  await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    for (const [key, limit] of [
      [`receipt ${wish.orderId}`, ofOrder],
      [`receipts ${wish.customerId}`, ofCustomer],
    ] as const)
      if (!isTaken(await tx.run(takeBudget({ corpId, key, limit, now })))) throw new Refusal('mailTooOften')
  })
}

const mailOf = (receipt: ReceiptDocument, link: string, bytes: Buffer) => ({
  subject: `${receipt.title} ${receipt.number} · ${receipt.brand}`,
  text: `${say(receipt.language, 'receipt.mailText', { brand: receipt.brand })}\n${link}\n`,
  html: writePage(receipt),
  file: { name: `receipt-${receipt.number}.pdf`, bytes },
})

/** Sends a receipt to an address that is neither kept nor logged [receipt-7]. The order is the caller's own. */
export async function sendReceipt(parts: MailParts, viewing: Viewing, wish: MailWish): Promise<void> {
  const { mailer, receipts, pdfs, log } = parts
  if (!mailer) throw new Refusal('mailOff')
  const to = readAddress(wish.email)
  const { corpId } = viewing.corp
  const [receipt, { sale }] = await Promise.all([
    receipts.write(viewing, wish.orderId),
    receipts.listOf(corpId, wish.orderId),
  ])
  if (!receipt || !sale?.linkKey) throw new Refusal('receiptUnknown')
  await takeTurn(parts, viewing, wish)
  const link = `${parts.publicUrl}${receiptPath(corpId, sale.linkKey)}?lang=${viewing.language}`
  const bytes = await pdfs.make(receipt)
  try {
    await mailer.send({ to, ...mailOf(receipt, link, bytes) })
  } catch (failure) {
    if (!(failure instanceof MailFailure)) throw failure
    log.warn({ corp: corpId, reason: failure.reason }, 'a receipt could not be sent')
    throw new Refusal('mailNotSent')
  }
}
