// Faults against accounts at payment providers, what is offered, and the adapters.
const core = {
  file: 'core/src/payment/offered-methods.ts',
  tests: ['core/src/payment/offered-methods.test.ts'],
}
const amount = { file: 'core/src/payment/provider-amount.ts', tests: core.tests }
const accounts = ['server/src/modules/payment/account/accounts.test.ts']
const adapters = ['server/test/providers/providers.test.ts']
const at = (name, tests) => ({ file: `server/src/modules/payment/${name}.ts`, tests })

export const faults = [
  {
    ...{ id: 'provider-1', name: 'the account of a brand wins over that of its store', ...core },
    find: 'account.storeId !== null && account.storeId === storeId',
    put: 'account.storeId === null',
  },
  {
    ...{ id: 'provider-1', name: 'the account of a store is everybody’s', ...core },
    find: 'taking.find((account) => account.storeId === null)',
    put: 'taking[0]',
  },
  {
    ...{
      id: 'provider-1',
      name: 'an account that was disconnected takes payments',
      ...at('account/accounts', accounts),
    },
    find: '.filter((account) => account.isTaking)',
    put: '',
  },
  {
    ...{ id: 'provider-1', name: 'an account is told of the payments of another', ...at('notice/settle', accounts) },
    find: '!found || accountName(found) !== accountName(account)',
    put: '!found',
  },
  {
    ...{ id: 'provider-2', name: 'an amount is rounded to the digits of its provider', ...amount },
    find: 'Number.isSafeInteger(units) ? units : undefined',
    put: 'Math.round(units)',
  },
  {
    ...{ id: 'provider-2', name: 'less than the smallest amount is taken', ...amount },
    find: 'units >= smallest',
    put: 'units >= 0',
  },
  {
    ...{ id: 'provider-3', name: 'a method is offered without an account', ...core },
    find: 'return account !== undefined && takesSum(account, sum) ?',
    put: 'return account === undefined || takesSum(account, sum) ?',
  },
  {
    ...{ id: 'provider-3', name: 'an order takes a method whose provider does not take its amount' },
    ...{ file: 'server/src/modules/order/place/place-order.ts', tests: accounts },
    find: 'if (method.account && !takesSum(method.account, sum))',
    put: 'if (method.account && takesSum(method.account, sum) === undefined)',
  },
  {
    ...{ id: 'provider-4', name: 'keys of the other mode are kept', ...at('account/connect', accounts) },
    find: 'if (!modes.includes(wish.mode))',
    put: 'if (modes.length === 0)',
  },
  {
    ...{ id: 'provider-4', name: 'the provider is not asked about keys', ...at('account/connect', accounts) },
    find: 'const checked = await kind.check(wish, currency)',
    put: "const checked = { owner: '' } as Awaited<ReturnType<typeof kind.check>>",
  },
  {
    ...{ id: 'provider-4', name: 'sealed keys are good in any row', ...at('account/sealed-secrets', accounts) },
    find: 'if (opened.corpId !== corpId || opened.accountId !== accountId)',
    put: 'if (opened.corpId === undefined)',
  },
  {
    ...{ id: 'provider-5', name: 'what has ended here stays open at its provider', ...at('payments', accounts) },
    find: 'await provider.cancel?.(attempt).catch(() => undefined)',
    put: '',
  },
  {
    ...{
      id: 'provider-5',
      name: 'a payment that was replaced can be paid at Xendit',
      ...at('adapter/xendit', adapters),
    },
    find: "typeof id === 'string' && status === 'PENDING'",
    put: "typeof id === 'string' && status === 'EXPIRED'",
  },
  {
    ...{ id: 'provider-6', name: 'the step of a payment is no step', ...at('adapter/xendit', adapters) },
    find: "return { action: paymentAction.redirect, url, qr: ''",
    put: "return { action: paymentAction.none, url, qr: ''",
  },
  {
    ...{ id: 'provider-6', name: 'an open QR code is not shown again after a reload' },
    ...{ file: 'web/src/screens/cashier/use-open-step.ts', tests: ['web/test/paying-here.test.ts'] },
    find: 'if (isWaiting && isShownHere(attempt.action))',
    put: 'if (isWaiting && attempt.action === paymentAction.redirect)',
  },
  {
    ...{ id: 'provider-6', name: 'an attempt that is open is not told again' },
    ...at('payments', ['server/test/providers/orders.test.ts']),
    find: '...(fresh && isOpen(fresh, row.status, now) ? { attempt: stepOf(fresh) } : {}),',
    put: '',
  },
  {
    ...{ id: 'provider-2', name: 'dinars are a tenth of what was asked for' },
    ...at('adapter/stripe-amounts', ['server/test/providers/stripe-amounts.test.ts']),
    find: 'ofThreeDecimals.includes(currency) ? 10 : 1',
    put: 'ofThreeDecimals.includes(currency) ? 1 : 1',
  },
  {
    ...{ id: 'provider-5', name: 'a page of Checkout stays open', ...at('adapter/stripe', adapters) },
    find: "if (status === 'open') await",
    put: "if (status === 'expired') await",
  },
  {
    ...{ id: 'provider-5', name: 'a charge of Midtrans stays open', ...at('adapter/midtrans', adapters) },
    find: "if (statusOf(await findTransaction(access, paymentNo)) === 'pending')",
    put: "if (statusOf(await findTransaction(access, paymentNo)) === 'failed')",
  },
]
