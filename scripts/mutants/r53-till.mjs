// Faults against what a till says: both sides of a shift.
const figures = {
  ...{ id: 'shift-9', tests: ['core/src/shift/shift-figures.test.ts'] },
  file: 'core/src/shift/shift-figures.ts',
}
const cards = {
  ...{ id: 'shift-9', tests: ['counter/src/screens/shift/shift.test.tsx'] },
  file: 'counter/src/screens/shift/ways.tsx',
}

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
]
