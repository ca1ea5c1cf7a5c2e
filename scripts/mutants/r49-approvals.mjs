// Faults against what a refund does beside money: a colleague's PIN above a limit (of a discount too), and units that go back to stock.
const server = { tests: ['server/src/modules/staff/pin/approvals.test.ts'] }
const refund = { tests: ['counter/src/screens/orders/refund-approval.test.tsx'] }
const discount = { tests: ['counter/src/features/discount/discounts.test.tsx'] }
const setting = { tests: ['counter/src/features/pin/set-pin.test.tsx'] }
const pin = { file: 'core/src/staff/pin.ts', tests: ['core/src/staff/pin.test.ts'] }
const approvals = { file: 'server/src/modules/staff/pin/approvals.ts', ...server }
const queries = { file: 'server/src/modules/staff/pin/queries.ts', ...server }

const restock = { tests: ['server/src/modules/order/refund/restock.test.ts'] }
const giveBack = { file: 'server/src/modules/stock/restock.ts', ...restock }
const orders = { tests: ['counter/src/screens/orders/orders.test.tsx'] }
const desk = { tests: ['desk/src/screens/orders/orders.test.tsx', 'desk/src/screens/orders/refunds.test.tsx'] }
const uses = { file: 'core/src/stock/restock.ts', tests: ['core/src/stock/restock.test.ts'] }

export const faults = [
  {
    ...{ id: 'staff-14', name: 'a PIN may have three digits', ...pin },
    ...{ find: '{4,6}', put: '{3,6}' },
  },
  {
    ...{ id: 'staff-15', name: 'digits in a row can be a PIN', ...pin },
    ...{ find: 'Math.abs(step) <= 1', put: 'step === 0' },
  },
  {
    ...{ id: 'staff-14', name: 'who is asked to approve may be who asks', ...approvals },
    ...{ find: 'staffId !== session.staffId && ', put: '' },
  },
  {
    ...{ id: 'staff-14', name: 'a PIN of another store approves', ...approvals },
    ...{ find: ' && mayAct(rights, permissionFor(kind), session)', put: '' },
  },
  {
    ...{ id: 'staff-15', name: 'tries of the caller are not counted', ...approvals },
    ...{ find: '    await takeProofTry(app, context.session.staffId, context)\n', put: '' },
  },
  {
    ...{ id: 'staff-14', name: 'any PIN approves', ...approvals },
    ...{ find: "    if (!(await passwords.matches(pin, holder.pinHash))) throw new Refusal('pinWrong')\n", put: '' },
  },
  {
    ...{ id: 'staff-15', name: 'a right PIN does not forget the tries before', ...approvals },
    ...{ find: 'tx.run(forgetPinTries(corpId, { staffId, ...holder }))', put: 'Promise.resolve(forgetPinTries)' },
  },
  {
    ...{ id: 'staff-15', name: 'a PIN can be tried for ever', ...queries },
    ...{ find: 'and pin_tries < ${mostPinTries} returning', put: 'and pin_tries < 1000 + ${mostPinTries} returning' },
  },
  {
    ...{ id: 'staff-14', name: 'who was put out approves', ...queries },
    ...{ find: 'status = ${staffStatus.active} and pin_hash is not null', put: 'pin_hash is not null' },
  },
  {
    ...{ id: 'staff-15', name: 'a new PIN stays locked', ...queries },
    ...{ find: 'set pin_hash = :pinHash?, pin_tries = 0', put: 'set pin_hash = :pinHash?' },
  },
  {
    ...{ id: 'staff-15', name: 'a PIN is kept as it was typed', ...server },
    file: 'server/src/modules/staff/pin/own-pin.ts',
    ...{ find: 'await parts.passwords.hash(pin)', put: 'pin' },
  },
  {
    ...{ id: 'staff-15', name: 'an easy PIN can be set', ...server },
    file: 'server/src/modules/staff/pin/own-pin.ts',
    ...{ find: "  if (isEasyPin(pin)) throw new Refusal('pinEasy')\n", put: '' },
  },
  {
    ...{ id: 'staff-14', name: 'a colleague approves a refund above their own limit', ...server },
    file: 'server/src/modules/order/refund/refund-order.ts',
    ...{ find: 'approver === undefined || !mayRefund(approver, total)', put: 'approver === undefined' },
  },
  {
    ...{ id: 'staff-14', name: 'a colleague is named who did not have to allow a refund', ...server },
    file: 'server/src/modules/order/refund/refund-order.ts',
    ...{
      find: 'if (mayRefund({ rights, refundLimit }, total)) return undefined',
      put: 'if (mayRefund({ rights, refundLimit }, total)) return approver',
    },
  },
  {
    ...{ id: 'staff-14', name: 'the history of a refund does not name who approved it', ...server },
    file: 'server/src/modules/order/refund/refund-order.ts',
    ...{ find: "approvedBy: plan.approver?.staffId ?? '',", put: "approvedBy: ''," },
  },
  {
    ...{ id: 'staff-14', name: 'the audit log does not name who approved a refund', ...server },
    file: 'server/src/modules/order/refund/audit-refund.ts',
    ...{
      find: '...(approver ? { approvedBy: { from: null, to: approver.name } } : {}),',
      put: '...(approver ? {} : {}),',
    },
  },
  {
    ...{ id: 'staff-14', name: 'the audit log does not name who approved a discount', ...server },
    file: 'server/src/modules/order/discount/routes.ts',
    ...{ find: '...(wish.approver ? { approvedBy: { from: null, to: wish.approver.name } } : {}),', put: '' },
  },
  {
    ...{ id: 'staff-14', name: 'a discount within the own limit names a colleague', ...server },
    file: 'server/src/modules/order/discount/routes.ts',
    ...{ find: '  if (worthWithin(limit).ok) return wish\n', put: '' },
  },
  {
    ...{ id: 'staff-14', name: 'a per cent that a colleague allowed grows up to their limit', ...server },
    file: 'server/src/modules/order/discount/routes.ts',
    ...{ find: 'limit: worth.value, approver }', put: 'limit: allowed, approver }' },
  },
  {
    ...{ id: 'staff-14', name: 'a refund above the limit is sent without a colleague', ...refund },
    file: 'counter/src/features/refund/use-refund-form.ts',
    ...{ find: 'if (isTooHigh) askColleague()', put: 'if (isTooHigh && reason === total.toString()) askColleague()' },
  },
  {
    ...{ id: 'staff-14', name: 'a locked PIN can be chosen', ...refund },
    file: 'counter/src/features/approval/ask-approval.tsx',
    ...{ find: '...{ value, text, isDisabled }', put: '...{ value, text, isDisabled: false }' },
  },
  {
    ...{ id: 'staff-15', name: 'a wrong PIN stays in the field', ...refund },
    file: 'counter/src/features/approval/ask-approval.tsx',
    ...{ find: "    onApproval({ staffId, pin })\n    setPin('')\n", put: '    onApproval({ staffId, pin })\n' },
  },
  {
    ...{ id: 'staff-15', name: 'a PIN that was locked meanwhile is still offered', ...refund },
    file: 'counter/src/features/approval/ask-approval.tsx',
    ...{ find: "if (fault !== '') void refetch()", put: "if (fault === '-') void refetch()" },
  },
  {
    ...{ id: 'staff-14', name: 'a refund of one approval and of the next are two', ...refund },
    file: 'counter/src/features/refund/use-refund-form.ts',
    ...{
      find: '{ orderId, version, reason, requestId, ...sent,',
      put: '{ orderId, version, reason, requestId: approval ? crypto.randomUUID() : requestId, ...sent,',
    },
  },
  {
    ...{ id: 'staff-14', name: 'a PIN shows its digits', ...refund },
    ...{ file: 'counter/src/ui/code-pad.tsx', find: "'•'.repeat(value.length)", put: 'value' },
  },
  {
    ...{ id: 'staff-14', name: 'a discount above the limit asks nobody', ...discount },
    file: 'counter/src/features/discount/use-discount-form.ts',
    ...{
      find: 'if (!takesPercent && value > most) askColleague(grant)',
      put: 'if (!takesPercent && value < 0) askColleague(grant)',
    },
  },
  {
    ...{ id: 'staff-14', name: 'a per cent above the limit asks nobody', ...discount },
    file: 'counter/src/features/discount/use-discount-form.ts',
    ...{
      find: "else if (isRefusal(failure, 'notPermitted')) askColleague(grant)",
      put: "else if (isRefusal(failure, 'pinWrong')) askColleague(grant)",
    },
  },
  {
    ...{ id: 'staff-15', name: 'an easy PIN is sent', ...setting },
    ...{
      file: 'counter/src/features/pin/set-pin.tsx',
      find: 'if (isEasyPin(pin)) {',
      put: 'if (isEasyPin(password)) {',
    },
  },
  {
    ...{ id: 'staff-14', name: 'who can allow nothing is offered a PIN', ...setting },
    ...{
      file: 'counter/src/features/settings/settings.tsx',
      find: '{mayAllow && (',
      put: '{(mayAllow || employee) && (',
    },
  },
  {
    ...{
      id: 'staff-14',
      name: 'the steps of an order do not name who approved',
      tests: ['desk/src/screens/orders/orders.test.tsx', 'desk/src/screens/orders/refunds.test.tsx'],
    },
    file: 'desk/src/screens/orders/order-steps.tsx',
    ...{ find: "return name === '' ? staffName", put: "return name !== '' ? staffName" },
  },
  {
    ...{
      id: 'staff-14',
      name: 'the audit log has no word for who approved',
      tests: ['desk/src/screens/audit/audit.test.tsx'],
    },
    ...{
      file: 'desk/src/screens/audit/values.ts',
      find: "approvedBy: 'desk.audit.approvedBy'",
      put: "approvedBy: 'desk.audit.perMille'",
    },
  },
  {
    ...{
      id: 'staff-14',
      name: 'a PIN is taken away without a question',
      tests: ['desk/src/screens/team/team.test.tsx'],
    },
    file: 'desk/src/screens/team/member-menu.tsx',
    ...{
      find: 'if (await isConfirmed(question)) clearPin.mutate(',
      put: "if (question.title !== '') clearPin.mutate(",
    },
  },
  {
    ...{ id: 'stock-8', name: 'units go back to stock unless said otherwise', ...uses },
    ...{ find: '({ isBackToStock = false })', put: '({ isBackToStock = true })' },
  },
  {
    ...{ id: 'stock-8', name: 'one unit goes back to stock of several', ...uses },
    ...{ find: 'use.amount * num', put: 'use.amount' },
  },
  {
    ...{ id: 'stock-8', name: 'one unit takes what the whole line took', ...uses },
    ...{ find: '{ ...line, num: 1 }', put: 'line' },
  },
  {
    ...{ id: 'stock-8', name: 'what the recipe says now goes back', ...restock },
    ...{ file: 'server/src/modules/order/place/snapshot.ts', find: '    uses: usesOfUnit(line),\n', put: '' },
  },
  {
    ...{ id: 'stock-8', name: 'an order of before brings nothing back', ...restock },
    file: 'server/src/modules/order/refund/line-uses.ts',
    ...{ find: 'uses ?? [{ kind: stockKind.sku, itemId: skuId, amount: 1 }]', put: 'uses ?? []' },
  },
  {
    ...{ id: 'stock-8', name: 'a stock grows without a row of it', ...giveBack },
    ...{ find: ':now from locked\n', put: ':now from locked where false\n' },
  },
  {
    ...{ id: 'stock-8', name: 'a stock that was begun anew gets what was taken before', ...giveBack },
    ...{
      find: 'select stock.stock_kind, stock.item_id, stock.available, held.amount\n       from store_stock stock join held using (stock_kind, item_id, store_id)\n       where stock.corp_id = :corpId and stock.store_id = :storeId and ${keyed} and ${isOfThisCount}',
      put: 'select stock.stock_kind, stock.item_id, stock.available, held.amount\n       from store_stock stock join held using (stock_kind, item_id, store_id)\n       where stock.corp_id = :corpId and stock.store_id = :storeId and ${keyed}',
    },
  },
  {
    ...{ id: 'stock-8', name: 'menus do not follow what goes back', ...giveBack },
    ...{
      find: 'addStock(order, uses, refund), raiseStoreVersion(order.corpId)]',
      put: 'addStock(order, uses, refund)]',
    },
  },
  {
    ...{ id: 'stock-8', name: 'the same refund with other units to stock is the same', ...restock },
    file: 'server/src/modules/order/refund/refund-order.ts',
    ...{
      find: '.update(JSON.stringify([wish, reason]))',
      put: ".update(JSON.stringify([wish, reason]).replaceAll(',\"isBackToStock\":true', ''))",
    },
  },
  {
    ...{ id: 'stock-8', name: 'the audit log does not say how many units went back to stock', ...restock },
    file: 'server/src/modules/order/refund/audit-refund.ts',
    ...{ find: 'unitsToStock > 0', put: 'unitsToStock > 99' },
  },
  {
    ...{ id: 'stock-8', name: 'the counter offers to put back what is not counted', ...restock },
    ...{
      file: 'server/src/modules/order/refund/line-uses.ts',
      find: 'counted.some(',
      put: 'counted !== undefined || counted.some(',
    },
  },
  {
    ...{ id: 'stock-8', name: 'the counter does not send what goes back to stock', ...orders },
    ...{ file: 'kit/client/use-back-to-stock.ts', find: 'withBackToStock(wish, lineNos)', put: 'wish' },
  },
  {
    ...{ id: 'stock-8', name: 'the counter offers stock that is not counted', ...orders },
    ...{ file: 'kit/client/use-back-to-stock.ts', find: 'restockLineList.includes(lineNo)', put: 'lineNo >= 0' },
  },
  {
    ...{ id: 'stock-8', name: 'a tick of stock cannot be taken away', ...orders },
    ...{ file: 'kit/client/use-back-to-stock.ts', find: 'before.filter((each) => each !== lineNo)', put: 'before' },
  },
  {
    ...{ id: 'stock-8', name: 'a line that can be sold again takes the others with it', ...desk },
    file: 'core/src/order/preview-refund.ts',
    ...{ find: 'lineNos.includes(line.lineNo)', put: 'lineNos.length > 0' },
  },
  {
    ...{ id: 'stock-8', name: 'the desk does not send what goes back to stock', ...desk },
    file: 'desk/src/screens/orders/use-refund.ts',
    ...{
      find: 'stock.choiceOf(wishOf(order, chosen, currencyScale))',
      put: 'wishOf(order, chosen, currencyScale)',
    },
  },
]
