// Faults against what a till says: both sides of a shift, change to give, and a payment that is tapped twice.
const figures = {
  ...{ id: 'shift-9', tests: ['core/src/shift/shift-figures.test.ts'] },
  file: 'core/src/shift/shift-figures.ts',
}
const cards = {
  ...{ id: 'shift-9', tests: ['counter/src/screens/shift/shift.test.tsx'] },
  file: 'counter/src/screens/shift/ways.tsx',
}
const walkIn = { id: 'shift-8', tests: ['counter/src/screens/assist/walk-in.test.tsx'] }

export const faults = [
  {
    ...{ name: 'what was received but not needed is told without the taxes of what was sold', ...figures },
    ...{ find: "- ofKinds('sale', 'saleTax')", put: "- ofKinds('sale')" },
  },
  {
    ...{ name: 'a chargeback that came back is charged back still', ...figures },
    ...{ find: "ofKinds('chargeback') - ofKinds('chargebackReversal')", put: "ofKinds('chargeback')" },
  },
  {
    ...{ name: 'a chargeback that covers a refund is lost beside it', ...figures },
    ...{ find: 'gainOf(sums, chargebacks)', put: "total(sums.filter(({ kind }) => kind === 'chargeback'))" },
  },
  {
    ...{ name: 'what is to go back stands with the wrong sign', ...figures },
    ...{ find: 'money(-gainOf(sums, customer))', put: 'gainOf(sums, customer)' },
  },
  {
    ...{ name: 'a Z is shown without what makes both sides meet', id: 'shift-9' },
    tests: ['server/src/modules/shift/whole-shift.test.ts'],
    ...{
      file: 'server/src/modules/shift/show-shift.ts',
      find: 'balance: figures.balance ?? null',
      put: 'balance: null',
    },
  },
  {
    ...{ name: 'what banks charged back is not named', ...cards },
    ...{ find: "{ name: t('counter.shift.chargedBack'), amount: chargedBack }", put: "{ name: '', amount: 0 }" },
  },
  {
    ...{ name: 'what was due before is not named', ...cards },
    ...{ find: 'amount: Math.max(0, -owed)', put: 'amount: 0' },
  },
  {
    ...{ name: 'the change of a walk-in order is gone once it is paid', ...walkIn },
    ...{ file: 'counter/src/features/ticket/take-payment.tsx', find: 'if (change > 0)', put: 'if (change < 0)' },
  },
  {
    ...{ name: 'a payment that is tapped twice is sent twice', ...walkIn },
    ...{
      file: 'counter/src/features/ticket/ask-payment.tsx',
      find: ' isDisabled={isSent || isShort || isLost}',
      put: ' isDisabled={isShort || isLost}',
    },
  },
  {
    ...{ name: 'the change of a ticket is gone once it is paid', id: 'shift-8' },
    tests: ['counter/src/screens/board/board.test.tsx'],
    ...{ file: 'counter/src/features/ticket/hem.tsx', find: 'if (change > 0)', put: 'if (change < 0)' },
  },
]
