// Faults against receipts.
const numbers = {
  file: 'server/src/modules/order/receipt/queries.ts',
  tests: ['server/src/modules/order/receipt/receipt-number.test.ts'],
}
const moving = {
  file: 'server/src/modules/order/move/move-order.ts',
  tests: ['server/src/modules/order/receipt/receipt-number.test.ts'],
}

const reading = (file) => ({
  file: `server/src/modules/receipt/${file}.ts`,
  tests: ['server/src/modules/receipt/receipts.test.ts'],
})
const lines = (file) => ({
  file: `server/src/lettering/${file}.ts`,
  tests: ['server/src/lettering/text-runs.test.ts'],
})

const mailing = {
  file: 'server/src/modules/receipt/mail/send-receipt.ts',
  tests: ['server/src/modules/receipt/mail/mail.test.ts'],
}

const card = {
  file: 'web/src/features/receipt/receipt-card.tsx',
  tests: ['web/test/receipt-of-an-order.test.ts'],
}

export const faults = [
  {
    ...{ id: 'receipt-1', name: 'a number is left out', ...numbers },
    find: 'last_number = receipt_counter.last_number + 1',
    put: 'last_number = receipt_counter.last_number + 2',
  },
  {
    ...{ id: 'receipt-1', name: 'a day ends at the midnight of London', ...numbers },
    find: 'at time zone coalesce(store.time_zone, corp.time_zone)',
    put: "at time zone 'UTC'",
  },
  {
    ...{ id: 'receipt-1', name: 'a sale that was paid at the store has no receipt', ...moving },
    find: 'await tx.batch(receipt, ...kept)',
    put: 'if (kept.length > 0) await tx.batch(...kept)',
  },
  {
    ...{ id: 'receipt-1', name: 'a sale that was paid to a provider has no receipt', ...moving },
    find: 'row.orderId, code), receipt, ...kept)',
    put: 'row.orderId, code), ...kept)',
  },
  {
    ...{ id: 'receipt-2', name: 'the key of a link has half of its bits', ...numbers },
    find: "=> randomBytes(16).toString('base64url')",
    put: "=> Buffer.concat([randomBytes(8), Buffer.alloc(8)]).toString('base64url')",
  },
  {
    ...{ id: 'receipt-3', name: 'an order that is closed has no credit note', ...moving },
    find: '  if (givesBack(move.action)) await tx.batch(issueCreditNote(move.corpId, { ...move, refundNo }))\n',
    put: '',
  },
  {
    ...{ id: 'receipt-3', name: 'a refund of a part has no credit note', tests: numbers.tests },
    file: 'server/src/modules/order/refund/refund-order.ts',
    find: '    issueCreditNote(corpId, { orderId, refundNo: refund.refundNo, now }),\n',
    put: '',
  },
  {
    ...{ id: 'receipt-3', name: 'points alone have a credit note', ...numbers },
    find: 'exists (select from refund where refund.corp_id = :corpId and refund.refund_no = :refundNo)\n      and ',
    put: '',
  },
  {
    ...{ id: 'receipt-3', name: 'a sale of before has a credit note', ...numbers },
    find: '\n      and exists (select from receipt sale where sale.corp_id = :corpId and sale.order_id = :orderId and sale.refund_no is null)',
    put: '',
  },
  {
    ...{ id: 'receipt-2', name: 'the receipt of a stranger is found', ...reading('routes') },
    find: '    await orders.get(context, { customerId: context.session.customerId, orderId })\n',
    put: '',
  },
  {
    ...{ id: 'receipt-2', name: 'the key of a receipt is logged', tests: reading('routes').tests },
    file: 'server/src/http/log.ts',
    find: '(?:receipt|print)',
    put: '(?:print)',
  },
  {
    ...{ id: 'receipt-2', name: 'a receipt may be kept by caches', tests: reading('routes').tests },
    file: 'server/src/http/security-headers.ts',
    find: "  'cache-control': 'private, no-store',\n",
    put: "  'cache-control': 'public, max-age=600',\n",
  },
  {
    ...{ id: 'receipt-3', name: 'a credit note does not say what went back of a line', ...reading('document/credits') },
    find: '          ...creditedRows(order, parts, writing),\n',
    put: '',
  },
  {
    ...{ id: 'receipt-4', name: 'the language of a link is not heard', ...reading('routes') },
    find: "typeof lang === 'string' && isLanguage(lang) ? lang : ",
    put: '',
  },
  {
    ...{ id: 'receipt-4', name: 'times are those of the server', ...reading('document/writing') },
    find: "hourCycle: 'h23', timeZone }",
    put: "hourCycle: 'h23', timeZone: timeZone === '' ? timeZone : 'UTC' }",
  },
  {
    ...{ id: 'receipt-5', name: 'the tax in a price is not said', ...reading('document/amounts') },
    find: "return [{ label: words('tax.included', rate), value: exact(tax), tone: 'included' as const }, base]",
    put: 'return [base]',
  },
  {
    ...{ id: 'receipt-6', name: 'any number of files is drawn at once', ...reading('pdf/pdf-maker') },
    find: 'this.#turns.run(() => this.#draw(receipt))',
    put: 'this.#draw(receipt)',
  },
  {
    ...{ id: 'receipt-6', name: 'any number of files waits', ...reading('pdf/pdf-maker') },
    find: "    if (this.#count >= places + mostWaiting) throw new Fault('unavailable', { 'retry-after': '2' })\n",
    put: '',
  },
  {
    ...{ id: 'receipt-6', name: 'words of Arabic stand from left to right', ...lines('text-runs') },
    find: 'runs.splice(start, end - start, ...runs.slice(start, end).reverse())',
    put: 'runs.splice(start, end - start, ...runs.slice(start, end))',
  },
  {
    ...{ id: 'receipt-6', name: 'brackets are not turned round', ...lines('text-runs') },
    find: 'bidi.getMirroredCharacter(segment) ?? segment',
    put: 'segment',
  },
  {
    ...{ id: 'receipt-6', name: 'Thai is drawn without a font of its own', ...lines('script-fonts') },
    find: "  ['thai', /[\\p{Script=Thai}]/u],\n",
    put: '',
  },
  {
    ...{ id: 'receipt-6', name: 'the rest of a long word is lost', ...lines('break-lines') },
    find: 'return [...parts, part]',
    put: 'return parts',
  },
  {
    ...{ id: 'receipt-7', name: 'mail is sent as often as one likes', ...mailing },
    find: "throw new Refusal('mailTooOften')",
    put: 'return',
  },
  {
    ...{ id: 'receipt-7', name: 'a list of addresses is one', ...mailing },
    find: "  if (!read.ok || read.value === '') throw new Refusal('emailInvalid')\n  return read.value\n",
    put: '  return read.ok ? read.value : text\n',
  },
  {
    ...{ id: 'receipt-7', name: 'the answer of the server of mail is logged', tests: mailing.tests },
    file: 'server/src/modules/receipt/mail/mailer.ts',
    find: 'new MailFailure(reasonOf(failure))',
    put: 'new MailFailure(String(failure))',
  },
  {
    ...{ id: 'receipt-7', name: 'a silent server of mail is waited for', tests: mailing.tests },
    file: 'server/src/modules/receipt/mail/mailer.ts',
    find: 'this.#withinMs = withinMs',
    put: 'this.#withinMs = Math.max(withinMs, 300_000)',
  },
  {
    ...{ id: 'receipt-2', name: 'a receipt opens in the language of the server', ...card },
    find: '?lang=${language}',
    put: '',
  },
  {
    ...{ id: 'receipt-7', name: 'sending is offered where no mail is sent', ...card },
    find: '{data.canMail ? (',
    put: '{data.receipt ? (',
  },
  {
    ...{ id: 'receipt-3', name: 'the order page says nothing of credit notes', ...card },
    find: '      <CreditNotes notes={creditNoteList} />\n',
    put: '',
  },
  {
    ...{ id: 'receipt-8', name: 'allergens are said unasked', ...reading('receipts') },
    find: 'wish?.isFoodShown\n',
    put: 'wish\n',
  },
  {
    ...{ id: 'receipt-8', name: 'the note of the brand is not said', ...reading('document/write-receipt') },
    find: "note.split('\\n').filter((line) => line.trim() !== '')",
    put: '[]',
  },
  {
    ...{
      id: 'receipt-8',
      name: 'Nutri-Grade is said where it is not the mark of drinks',
      ...reading('document/food-notes'),
    },
    find: 'showsNutriGrade(timeZone) ?',
    put: 'true ?',
  },
]
