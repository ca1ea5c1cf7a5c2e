// Faults against refunds and money that comes late or in another amount.
const of = (...names) => names.map((name) => `server/src/modules/payment/${name}.test.ts`)
const sending = { file: 'server/src/modules/payment/refund/send-refund.ts', tests: of('refund/send-refund') }
const settling = { file: 'server/src/modules/payment/notice/settle.ts', tests: of('notice/settle') }
const alarms = {
  file: 'server/src/modules/payment/alarm/alarms.ts',
  tests: ['server/src/modules/payment/alarm/alarms.test.ts'],
}
const desk = (name) => ({
  file: `desk/src/screens/payments/${name}`,
  tests: ['desk/src/screens/payments/payments.test.tsx'],
})
const asking = { file: 'core/src/order/ask-plan.ts', tests: ['core/src/order/ask-plan.test.ts'] }

export const faults = [
  {
    ...{ id: 'order-17', name: 'a refund that its provider has taken counts as done', ...sending },
    find: 'pending: refundStatus.pending',
    put: 'pending: refundStatus.done',
  },
  {
    ...{ id: 'order-17', name: 'a refund that was refused is sent for ever', ...sending },
    find: 'failed: refundStatus.failed',
    put: 'failed: refundStatus.due',
  },
  {
    ...{ id: 'order-17', name: 'nobody is told of a refund that was refused', ...sending },
    find: "if (status === 'failed') await",
    put: "if (status === 'succeeded') await",
  },
  {
    ...{ id: 'order-17', name: 'nobody is told of a refund without an answer', ...sending },
    find: 'tries % triesBetweenAlarms === triesBeforeAlarm',
    put: 'tries < 0',
  },
  {
    ...{ id: 'order-17', name: 'an order does not say where its refund is', ...sending },
    find: '    await tx.run(announceRefundState(corpId, { orderId, eventId: randomUUIDv7(), now }))\n',
    put: '',
  },
  {
    ...{ id: 'order-18', name: 'an order with an open attempt ends at its deadline' },
    ...{ file: 'server/src/modules/order/move/queries.ts', tests: of('notice/payment-grace') },
    find: 'or pay_expire_time <= :graceBefore or (pay_expire_time <= :now and not exists (',
    put: 'or pay_expire_time <= :now or (pay_expire_time <= :graceBefore and not exists (',
  },
  {
    ...{ id: 'order-18', name: 'money told of in the grace is too late', ...settling },
    find: 'order.payExpireTime + payGraceMs <= now',
    put: 'order.payExpireTime <= now',
  },
  {
    ...{ id: 'cashier-8', name: 'the provider is not asked at the deadline', ...asking },
    find: '  if (now < expiresAt) return expiresAt\n',
    put: '',
  },
  {
    ...{ id: 'cashier-5', name: 'another amount than was asked for is kept', ...settling },
    find: "if (kind === 'amount' && amount > 0)",
    put: 'if (amount < 0)',
  },
  {
    ...{ id: 'cashier-5', name: 'an order takes what it cost before a discount', ...settling },
    find: 'fits && amount === owed ?',
    put: 'fits ?',
  },
  {
    ...{ id: 'cashier-5', name: 'another amount on a paid payment is kept', ...settling },
    find: 'if (fits && attempt.status',
    put: 'if (attempt.status',
  },
  {
    ...{ id: 'cashier-5', name: 'another currency goes back as if it were the same', ...settling },
    find: "if (kind === 'amount' && amount > 0)",
    put: 'if (amount > 0)',
  },
  {
    ...{ id: 'cashier-5', name: 'a second wrong amount takes the place of the first', ...settling },
    file: 'server/src/modules/payment/attempt/queries.ts',
    find: ' and coalesce(received_amount, 0) <= 0\n',
    put: '\n',
  },
  {
    ...{ id: 'cashier-5', name: 'the right amount after a wrong one never goes back', ...settling },
    find: 'isWhole: false, reason: returnReasons.otherAmount',
    put: 'isWhole: true, reason: returnReasons.otherAmount',
  },
  {
    ...{ id: 'cashier-5', name: 'one wrong amount raises an alarm each time that it is told of', ...settling },
    find: "  if (isSame.count > 0) return 'repeated'\n",
    put: '',
  },
  {
    ...{ id: 'order-17', name: 'a refund of a provider that is gone waits in silence', ...sending },
    find: 'if (!provider) throw new Error(`There is no payment provider ${refund.provider}.`)',
    put: 'if (!provider) return',
  },
  {
    ...{ id: 'order-17', name: 'a refund is not sent any more after a thousand tries', ...sending },
    file: 'server/src/modules/payment/refund/queries.ts',
    find: 'power(2, least(tries - 1, 10))',
    put: 'power(2, tries)',
  },
  {
    ...{ id: 'order-17', name: 'a refund that is done hides one that failed', ...sending },
    file: 'server/src/modules/order/refund/refund-state.ts',
    find: 'case when bool_or(status = ${refundStatus.failed})',
    put: 'case when bool_and(status = ${refundStatus.failed})',
  },
  {
    ...{ id: 'cashier-6', name: 'a refund without an answer is given back by hand beside the provider' },
    ...{ file: 'core/src/order/payment-alarm.ts', tests: ['core/src/order/payment-alarm.test.ts'] },
    find: "if (kind === 'refundFailed')",
    put: "if (kind.startsWith('refund'))",
  },
  {
    ...{ id: 'cashier-6', name: 'an alarm is settled twice', ...alarms },
    find: "    if (alarm.settledAt !== null) throw new Refusal('alarmSettled')\n",
    put: '',
  },
  {
    ...{ id: 'cashier-6', name: 'staff settles alarms of other stores', ...alarms },
    find: " || !mayAct(session.rights, 'order:refund', alarm)",
    put: '',
  },
  {
    ...{ id: 'cashier-6', name: 'a refund is sent again under the number that was refused', ...sending },
    find: 'provider.refund({ ...refund, refundNo: refund.sentNo })',
    put: 'provider.refund(refund)',
    tests: alarms.tests,
  },
  {
    ...{
      id: 'cashier-6',
      name: 'the desk says that money goes back which nobody could read',
      ...desk('alarm-text.ts'),
    },
    find: 'if (received === unreadable) return',
    put: 'if (received > 0) return',
  },
  {
    ...{ id: 'cashier-6', name: 'the desk says that nothing goes back by itself', ...desk('alarm-text.ts') },
    find: "return kind === 'amount' && received > 0",
    put: "return kind === 'amount'",
  },
  {
    ...{ id: 'cashier-6', name: 'a refund is given back by hand without a note', ...desk('use-settling.ts') },
    find: "note.trim() === '' ? noteMissing : ''",
    put: "note === '' ? noteMissing : ''",
  },
  {
    ...{ id: 'cashier-6', name: 'a refund is sent again at the second press', ...desk('settle-dialog.tsx') },
    find: '{...{ title, intro, isBusy, onClose }}',
    put: '{...{ title, intro, onClose }}',
  },
  {
    ...{
      id: 'cashier-6',
      name: 'an alarm that somebody else settled can be sent once more',
      ...desk('use-settling.ts'),
    },
    find: 'setOver(isRefusal(failure, ...over))',
    put: 'setOver(false)',
  },
  {
    ...{ id: 'cashier-6', name: 'the desk offers to settle alarms of other stores', ...desk('alarm-cells.tsx') },
    find: " || !may('order:refund', alarm)",
    put: " || !may('order:refund')",
  },
  {
    ...{ id: 'cashier-6', name: 'alarms that somebody settled stay in the list', ...desk('payments.test.tsx') },
    file: 'desk/src/data/payments.ts',
    find: 'void client.invalidateQueries({ queryKey: alarmsKey })',
    put: 'client.getQueryData(alarmsKey)',
  },
  {
    ...{ id: 'cashier-6', name: 'the side counts ten alarms and not more', ...desk('payments.test.tsx') },
    file: 'desk/src/shell/section-mark.tsx',
    find: "count > 9 ? '9+' : String(count)",
    put: 'String(count)',
  },
  {
    ...{ id: 'cashier-6', name: 'settled alarms are shown among the open ones', ...desk('payments.test.tsx') },
    file: 'desk/src/data/payments.ts',
    find: '{ isOpen, after: pageParam, pageSize }',
    put: '{ after: pageParam, pageSize }',
  },
  {
    ...{ id: 'order-17', name: 'two servers send a refund that takes long' },
    ...{ file: 'server/src/modules/payment/refund/queries.ts', tests: of('refund/send-refund') },
    find: "next_try_at = :now::timestamptz + interval '1 minute'",
    put: "next_try_at = :now::timestamptz + interval '2 seconds'",
  },
  {
    ...{ id: 'order-17', name: 'an answer to the number of before settles a refund that was sent again' },
    ...{ file: 'server/src/modules/payment/refund/queries.ts', tests: of('refund/send-refund') },
    find: "       next_try_at = :now::timestamptz + interval '15 minutes'\n     where corp_id = :corpId and refund_no = :refundNo and status in (${refundStatus.due}, ${refundStatus.pending}) and retries = :retries`",
    put: "       next_try_at = :now::timestamptz + interval '15 minutes'\n     where corp_id = :corpId and refund_no = :refundNo and status in (${refundStatus.due}, ${refundStatus.pending}) and :retries >= 0`",
  },
]
