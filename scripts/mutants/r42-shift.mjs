// Faults against shifts of a cash drawer, their X and their Z.
const server = { tests: ['server/src/modules/shift/shift.test.ts'] }
const whole = { tests: ['server/src/modules/shift/whole-shift.test.ts'] }
const drawer = { tests: ['core/src/shift/shift-figures.test.ts'], file: 'core/src/shift/drawer-entries.ts' }
const figures = { tests: ['core/src/shift/shift-figures.test.ts'], file: 'core/src/shift/shift-figures.ts' }
const change = { id: 'shift-8', tests: ['core/src/money/change.test.ts'], file: 'core/src/money/change.ts' }
const page = { tests: ['counter/src/screens/shift/shift.test.tsx'] }
const moving = { ...server, file: 'server/src/modules/shift/move-shift.ts' }
const entering = { ...server, file: 'server/src/modules/ledger/queries.ts' }

export const faults = [
  {
    ...{ name: 'a store opens a shift while one is open', id: 'shift-1', ...server },
    file: 'server/src/modules/shift/queries.ts',
    find: '     where not shift_counter.is_open\n',
    put: '',
  },
  {
    ...{ name: 'a shift that is closed stays open', id: 'shift-1', ...moving },
    ...{ find: '      queries.endShift(shift),\n', put: '' },
  },
  {
    ...{ name: 'the float is expected on top of cash that was taken before it', id: 'shift-2', ...drawer },
    ...{ find: 'amount: Math.abs(float - before)', put: 'amount: float' },
  },
  {
    ...{ name: 'cash that was taken before a shift counts as taken in it', id: 'shift-2', ...figures },
    ...{ find: 'sum.kind === kind && sum.isBefore === isBefore', put: 'sum.kind === kind' },
  },
  {
    ...{ name: 'what is sold while no shift is open belongs to the closed one', id: 'shift-2', ...entering },
    ...{ find: 'else counter.shift_no + 1 end', put: 'else counter.shift_no end' },
  },
  {
    ...{ name: 'cash is taken out where it is put in', id: 'shift-3', ...drawer },
    ...{ find: "return move.direction === 'in'", put: "return move.direction === 'out'" },
  },
  {
    ...{ name: 'a move of cash that is sent again fails', id: 'shift-3', ...moving },
    ...{ find: '    if (before) {', put: '    if (before && amount === 0) {' },
  },
  {
    ...{ name: 'another move under an id that was used is passed over', id: 'shift-3', ...moving },
    ...{ find: "if (!isSame) throw new Refusal('requestIdReused')", put: '' },
  },
  {
    ...{ name: 'a closing does not wait for a sale that is being written', id: 'shift-4', ...entering },
    ...{ find: '(select store_id from entry) for share', put: '(select store_id from entry)' },
  },
  {
    ...{ name: 'what was sold is told without its taxes', id: 'shift-4', ...figures },
    ...{ find: "total(ofKinds('sale', 'saleTax'))", put: "total(ofKinds('sale'))" },
  },
  {
    ...{ name: 'a refund that came back counts as given back again', id: 'shift-4', ...figures },
    ...{ find: 'comesIn === (sign === 1)', put: 'comesIn || sign === -1' },
  },
  {
    ...{ name: 'Z leaves out what the provider received', id: 'shift-4', ...whole },
    ...{
      file: 'core/src/shift/shift-figures.ts',
      find: "new Set(['cash', 'terminal', 'capture',",
      put: "new Set(['cash', 'terminal',",
    },
  },
  {
    ...{ name: 'Z leaves out the service charge', id: 'shift-4', ...whole },
    ...{
      file: 'server/src/modules/shift/queries.ts',
      find: 'coalesce(sum(service_charge), 0)',
      put: 'coalesce(sum(0), 0)',
    },
  },
  {
    ...{ name: 'a drawer in which cash moved since is closed', id: 'shift-5', ...moving },
    ...{ find: "if (expected !== wish.expected) throw new Refusal('drawerChanged')", put: '' },
  },
  {
    ...{ name: 'a difference needs no reason', id: 'shift-5', ...moving },
    ...{ find: "counted !== expected && reason === ''", put: "counted < 0 && reason === ''" },
  },
  {
    ...{ name: 'what is missing is booked as found', id: 'shift-5', ...drawer },
    ...{ find: 'counted >= expected ?', put: 'counted < expected ?' },
  },
  {
    ...{ name: 'what should be there leaves the drawer instead of what was counted', id: 'shift-5', ...drawer },
    ...{ find: "amount: counted, reason: ''", put: "amount: Math.abs(expected), reason: ''" },
  },
  {
    ...{ name: 'the page closes with a difference that nobody gave a reason for', id: 'shift-5', ...page },
    ...{
      file: 'counter/src/screens/shift/close-shift.tsx',
      find: "difference === undefined || (differs && reason === '')",
      put: 'difference === undefined',
    },
  },
  {
    ...{ name: 'a closed shift can be changed', id: 'shift-6', ...server },
    ...{
      file: 'server/db/changes/0117-shifts.sql',
      find: 'revoke update, delete on shift_close from tiffin_app;\n',
      put: '',
    },
  },
  {
    ...{ name: 'unpaid orders are listed as not collected', id: 'shift-6', ...server },
    ...{
      file: 'server/src/modules/shift/show-shift.ts',
      find: 'status === orderStatus.awaitingPayment',
      put: 'status === orderStatus.ready',
    },
  },
  {
    ...{ name: 'a Z says how much was over where it is short', id: 'shift-6', ...page },
    ...{ file: 'counter/src/screens/shift/close-shift.tsx', find: 'amount < 0 ?', put: 'amount > 0 ?' },
  },
  {
    ...{ name: 'the Z of another store can be read', id: 'shift-7', ...server },
    ...{
      file: 'server/src/modules/shift/queries.ts',
      find: 'where shift.corp_id = :corpId and shift.store_id = :storeId and shift.shift_no = :shiftNo`,',
      put: 'where shift.corp_id = :corpId and (shift.store_id = :storeId or shift.shift_no = :shiftNo)`,',
    },
  },
  {
    ...{ name: 'more decimals than the currency has are taken', id: 'shift-2', ...page },
    ...{ file: 'counter/src/features/cash/use-amount.ts', find: '.length <= decimals', put: '.length <= 9' },
  },
  {
    ...{ name: 'too little is accepted as enough', ...change },
    ...{ find: 'given < due ? undefined', put: 'given < 0 ? undefined' },
  },
  {
    ...{ name: 'what is due is offered again as a note', ...change },
    ...{ find: '(sum) => sum > due', put: '(sum) => sum >= due' },
  },
  {
    ...{ name: 'the change is reckoned the other way round', id: 'shift-8' },
    tests: ['counter/src/features/cash/given-cash.test.tsx'],
    ...{
      file: 'counter/src/features/cash/given-cash.tsx',
      find: 'changeOf(due, minor(given))',
      put: 'changeOf(minor(given), due)',
    },
  },
]
