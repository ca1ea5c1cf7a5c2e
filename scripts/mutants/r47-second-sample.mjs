// Faults that a second sample of sixty found unnoticed.
export const faults = [
  {
    ...{ id: 'R-1.2', name: 'ten frequently used stores are shown', tests: ['web/test/home-account.test.ts'] },
    ...{ file: 'web/src/features/choose-store/frequent.tsx', find: 'const mostShown = 5', put: 'const mostShown = 10' },
  },
  {
    ...{ id: 'R-2.56', name: 'only navigateTo locks its target', tests: ['web/src/shell/navigator/navigator.test.ts'] },
    ...{ file: 'web/src/shell/navigator/navigator.ts', find: '    this.#lock = url\n' },
    put: "    if (api === 'navigateTo') this.#lock = url\n",
  },
  {
    ...{ id: 'R-4.2', name: 'the server does not hear of a log-out', tests: ['web/test/saved-cart.test.ts'] },
    file: 'web/src/data/login/end-session.ts',
    find: "  await call('/api/app/customer/login/logout', {}, { isSilent: true }).catch(() => undefined)\n",
    put: '',
  },
  {
    ...{ id: 'R-4.20', name: 'a single removed product is not said', tests: ['web/test/ordering-again.test.ts'] },
    file: 'web/src/features/order/reorder.ts',
    ...{ find: 'if (removedList.length > 0)', put: 'if (removedList.length > 1)' },
  },
  {
    ...{ id: 'R-5.5', name: 'logging in by password asks for no agreement', tests: ['web/test/password.test.ts'] },
    ...{ file: 'web/src/screens/login/login.tsx', find: '      agreement: tickFault(agreement),\n', put: '' },
  },
  {
    ...{ id: 'R-5.10', name: 'too many gifts are taken without a word', tests: ['web/test/confirm-keeps.test.ts'] },
    file: 'web/src/screens/confirm-order/choices/gift-sheet.tsx',
    find: "    if (isOverGifts(next, offer)) showToast(t('gift.max'))\n    else if (isShort)",
    put: '    if (isShort)',
  },
  {
    ...{ id: 'R-6.4', name: 'at the counter no permission is asked for', tests: ['server/src/role-matrix.test.ts'] },
    file: 'server/src/http/route.ts',
    find: "if (scope === 'counter') return mayAct(rights, needs, { storeId })",
    put: "if (scope === 'counter') return true",
  },
]
