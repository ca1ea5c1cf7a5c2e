import { findReceipt, mailReceipt } from '@tiffin/contract/receipt'
import { isCorpId } from '@tiffin/core/corp/corp-id'
import { isLanguage, type Language, languageOfHeader } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { receiptNoOf } from '@tiffin/core/order/receipt-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { inlineHashes } from '../../http/pages/built-files.ts'
import { route } from '../../http/route.ts'
import { receiptHeaders } from '../../http/security-headers.ts'
import type { Orders } from '../order/index.ts'
import type { ReceiptDocument } from './document/receipt-document.ts'
import { Mailer } from './mail/mailer.ts'
import { sendReceipt } from './mail/send-receipt.ts'
import { writePage } from './page/receipt-page.ts'
import { PdfMaker } from './pdf/pdf-maker.ts'
import { type Receipts, receiptPath } from './receipts.ts'

type Linked = FastifyRequest<{ Params: { corp: string; file: string } }>

const linkForm = /^([A-Za-z0-9_-]{22})(\.pdf)?$/

/** The language that the link names, else the reader's own. */
function languageOf({ query, headers }: Linked): Language {
  // as: fastify types a query as unknown; what is read from it is checked.
  const { lang } = query as Record<string, unknown>
  return typeof lang === 'string' && isLanguage(lang) ? lang : languageOfHeader(headers['accept-language'])
}

/** The receipt that an address names, found also when the brand was switched off. Faults with `notFound`. */
async function readLink(app: App, receipts: Receipts, request: Linked) {
  const { corp: corpId, file } = request.params
  const [, linkKey = '', ending] = linkForm.exec(file) ?? []
  const corp = isCorpId(corpId) && linkKey !== '' ? await app.corps.findAny(corpId) : undefined
  if (!corp) throw new Fault('notFound')
  const receipt = await receipts.ofLink({ corp, language: languageOf(request), now: app.clock.now() }, linkKey)
  if (!receipt) throw new Fault('notFound')
  return { receipt, path: receiptPath(corpId, linkKey), isFile: ending !== undefined }
}

function sendPage(reply: FastifyReply, receipt: ReceiptDocument, path: string): FastifyReply {
  const text = writePage(receipt, path)
  reply.headers(receiptHeaders(inlineHashes(text).styles)).header('content-type', 'text/html; charset=utf-8')
  return reply.header('vary', 'accept-language').send(text)
}

async function sendFile(reply: FastifyReply, receipt: ReceiptDocument, pdfs: PdfMaker): Promise<FastifyReply> {
  const bytes = await pdfs.make(receipt)
  reply.headers(receiptHeaders()).header('content-type', 'application/pdf').header('vary', 'accept-language')
  return reply.header('content-disposition', `inline; filename="receipt-${receipt.number}.pdf"`).send(bytes)
}

function serveCalls(app: App, receipts: Receipts, { orders, pdfs }: { orders: Orders; pdfs: PdfMaker }): void {
  const { db, log, config } = app
  const mailer = config.mail && new Mailer(config.mail)
  route(app, findReceipt, async ({ orderId }, context) => {
    const { corpId } = context.corp
    await orders.get(context, { customerId: context.session.customerId, orderId })
    const canMail = mailer !== undefined
    const { sale, notes } = await receipts.listOf(corpId, orderId)
    if (!sale) return { receipt: null, canMail }
    const creditNoteList = notes.map((note) => ({
      ...{ receiptNo: receiptNoOf(note), issueTime: note.issuedAt, amount: money(note.amount ?? 0) },
    }))
    const path = receiptPath(corpId, sale.linkKey ?? '')
    return { receipt: { receiptNo: receiptNoOf(sale), issueTime: sale.issuedAt, path, creditNoteList }, canMail }
  })
  route(app, mailReceipt, async ({ orderId, email }, context) => {
    const { customerId } = context.session
    await orders.get(context, { customerId, orderId })
    const parts = { db, log, receipts, pdfs, mailer, publicUrl: config.publicUrl }
    await sendReceipt(parts, context, { customerId, orderId, email })
    return {}
  })
}

/** Receipts by their links [receipt-2], and what the order page shows and sends of them. */
export function serveReceipts(app: App, receipts: Receipts, orders: Orders): void {
  const pdfs = new PdfMaker()
  app.http.get('/receipt/:corp/:file', async (request: Linked, reply) => {
    const { receipt, path, isFile } = await readLink(app, receipts, request)
    return isFile ? sendFile(reply, receipt, pdfs) : sendPage(reply, receipt, path)
  })
  serveCalls(app, receipts, { orders, pdfs })
}
