// Faults against places for orders that are collected later.
const plan = { tests: ['core/src/slot/slot-plan.test.ts'], file: 'core/src/slot/slot-plan.ts' }
const server = { tests: ['server/src/modules/slot/slots.test.ts'] }
const taking = { ...server, file: 'server/src/modules/slot/queries.ts' }
const moving = { ...server, file: 'server/src/modules/order/move/move-order.ts' }

export const faults = [
  {
    ...{ id: 'slot-1', name: 'slots of every weekday are those of a date', ...plan },
    ...{ find: '.filter(({ weekday }) => weekday === weekdayOf(date))', put: '' },
  },
  {
    ...{ id: 'slot-1', name: 'a slot begins while the store is closed', ...plan },
    ...{ find: 'isWithinHours(schedule, { date, minutes }) !== false', put: 'true' },
  },
  {
    ...{ id: 'slot-1', name: 'orders are taken for one day more', ...plan },
    ...{ find: 'length: daysAhead + 1', put: 'length: daysAhead + 2' },
  },
  {
    ...{ id: 'slot-1', name: 'windows may overlap', ...plan },
    ...{ find: 'start < each.end && each.start < end', put: 'false' },
  },
  {
    ...{ id: 'slot-1', name: 'a paused store takes orders for later', ...server },
    ...{
      file: 'server/src/modules/slot/slots.ts',
      find: 'if (plan === null || !store.isOpen) throw',
      put: 'if (plan === null) throw',
    },
  },
  {
    ...{ id: 'slot-2', name: 'any instant is a slot', ...plan },
    ...{ find: '.find((slot) => slot.startsAt === startsAt)', put: '.find((slot) => slot.startsAt <= startsAt)' },
  },
  {
    ...{ id: 'slot-2', name: 'a slot may begin before the order is ready', ...plan },
    ...{ find: 'if (startsAt < earliest) return undefined', put: '' },
  },
  {
    ...{ id: 'slot-2', name: 'a slot takes more than it has', ...taking },
    ...{ find: 'taken > :capacity', put: 'taken > :capacity + 1' },
  },
  {
    ...{ id: 'slot-2', name: 'an order takes one unit whatever it has', ...taking },
    ...{
      find: 'values (:corpId, :storeId, :startsAt, :work)',
      put: 'values (:corpId, :storeId, :startsAt, least(:work, 1))',
    },
  },
  {
    ...{ id: 'slot-2', name: 'places of an order that was not paid stay taken', ...moving },
    ...{
      find: "    returnSlot(corpId, orderId),\n    returnStock({ corpId, orderId }, 'release'),",
      put: "    returnStock({ corpId, orderId }, 'release'),",
    },
  },
  {
    ...{ id: 'slot-2', name: 'places of a closed order stay taken', ...moving },
    ...{
      find: "[returnSlot(corpId, orderId), returnStock({ corpId, orderId }, 'giveBack')]",
      put: "[returnStock({ corpId, orderId }, 'giveBack')]",
    },
  },
  {
    ...{ id: 'slot-2', name: 'orders for tomorrow are paid at the store', ...server },
    ...{ file: 'server/src/modules/order/place/check-wish.ts', find: 'slot.endsAt > payExpireTime', put: 'false' },
  },
  {
    ...{ id: 'slot-3', name: 'an order for later is ahead of all others', ...server },
    ...{
      file: 'server/src/modules/ready/queries.ts',
      find: 'queued.release_at is null or queued.release_at <= :now',
      put: 'true',
    },
  },
  {
    ...{ id: 'slot-3', name: 'an order for later is told that it is ready soon', ...server },
    ...{
      file: 'core/src/ready/ready-range.ts',
      find: 'Math.max(slot.startsAt, soonest.readyFrom)',
      put: 'soonest.readyFrom',
    },
  },
  {
    ...{ id: 'slot-1', name: 'a plan that another person changed is written over', ...server },
    ...{
      file: 'server/src/modules/store/desk/edit-store.ts',
      find: 'merged(plan, { slotPlan: from as Value }, { slotPlan: to as unknown as Value })',
      put: 'void [plan, from]',
    },
  },
  {
    ...{ id: 'slot-2', name: 'the time that was chosen does not go with the order' },
    ...{ tests: ['web/test/collecting-later.test.ts'], file: 'web/src/screens/confirm-order/use-placing.ts' },
    ...{ find: 'slotStartsAt: when.slot.startsAt', put: '' },
  },
  {
    ...{ id: 'slot-2', name: 'a full time stays chosen' },
    ...{ tests: ['web/test/collecting-later.test.ts'], file: 'web/src/screens/confirm-order/place-order.ts' },
    ...{ find: "if (isRefusal(failure, 'slotFull', 'slotGone')) onSlotLost()", put: '' },
  },
  {
    ...{ id: 'slot-1', name: 'the desk keeps the plan of every day' },
    ...{ tests: ['desk/src/screens/store/slots/slot-rows.test.ts'], file: 'desk/src/screens/store/slots/slot-rows.ts' },
    ...{ find: 'weekdays.map((weekday) =>', put: '[1, 2, 3, 4, 5, 6, 7].map((weekday) =>' },
  },
  {
    ...{ id: 'slot-2', name: 'the counter calls no time full' },
    ...{ tests: ['counter/src/screens/store/store.test.tsx'], file: 'counter/src/screens/store/pick-up-times.tsx' },
    ...{ find: "{taken >= capacity ? t('slot.full')", put: "{taken > capacity ? t('slot.full')" },
  },
]
