import { expect, it } from 'vitest'
import { aliases } from '../phrases/src/aliases.ts'
import { readTexts } from '../phrases/src/catalogue.ts'
import { listSources, read } from './sources.mjs'

/** Beginnings of keys whose rest is a value: `t(`lang.${code}`)`. */
const built = [
  'closeReason.',
  'template.',
  'counter.assist.camera.',
  'counter.column.',
  'counter.discount.reasons.',
  'counter.empty.',
  'counter.takeBack.',
  'counter.tender.',
  'counter.undone.',
  'counter.orders.reasons.',
  'counter.print.state.',
  'counter.reason.',
  'counter.shift.reasonsDiffer.',
  'counter.shift.reasonsIn.',
  'counter.shift.reasonsOut.',
  'counter.shift.way.',
  'counter.soldOut.tab.',
  'counter.stock.move.',
  'counter.stock.reasons.',
  'counter.store.standing.',
  'counter.theme.',
  'desk.fault.',
  'desk.menu.step.',
  'desk.menu.views.',
  'desk.role.',
  'desk.roleText.',
  'desk.storePage.state.',
  'desk.tax.modeTexts.',
  'desk.tax.modes.',
  'desk.tax.pickup.',
  'desk.theme.',
  'desk.tint.',
  'desk.accounts.field.',
  'desk.accounts.help.',
  'desk.accounts.mode.',
  'desk.accounts.modeText.',
  'desk.blockType.',
  'desk.offer.kind.',
  'desk.offer.state.',
  'desk.offer.couponType.',
  'desk.offer.type.',
  'desk.pages.icon.',
  'desk.dispute.state.',
  'staffOrders.',
  'staffOrders.attempt.',
  'staffOrders.by.',
  'staffOrders.status.',
  'staffOrders.why.',
  'desk.payments.text.',
  'desk.payments.views.',
  'desk.payments.way.',
  'desk.prices.views.',
  'desk.reconcile.',
  'desk.slots.fault.',
  'desk.tables.fault.',
  'desk.audit.stockMoves.',
  'desk.reconcile.kind.',
  'desk.reconcile.text.',
  'desk.reconcile.way.',
  'desk.translate.kinds.',
  'desk.unloaded.',
  'desk.translate.views.',
  'desk.wind.',
  'discount.',
  'fault.',
  'fieldFault.',
  'food.allergen.',
  'home.',
  'lang.',
  'order.status.',
  'order.text.',
  'pay.methods.',
  'orderHelp.reasons.',
  'pickup.',
  'profile.gender.',
  'refusal.',
  'store.doubt.',
  'title.',
  'why.missed.',
]

const isTest = (file: string) =>
  /\.(?:test|spec)\.|^phrases\/src\/(?!aliases)|^(?:e2e|scripts|bench)\/|\/test\//.test(file)
const texts: string[] = listSources('ts,tsx')
  .filter((file: string) => !isTest(file))
  .map(read)
const source = texts.join('\n')
const named = new Set([...source.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].map(([, key = '']) => key))

const isSaid = (key: string) => named.has(key) || built.some((start) => key.startsWith(start))

it('every phrase is named in the sources by its whole key or by the listed beginning of one', () => {
  const keys = [...Object.keys(readTexts('zh-CN')), ...Object.keys(aliases)]
  expect(keys.length).toBeGreaterThan(500)
  expect(keys.filter((key) => !isSaid(key))).toEqual([])
})

it('every listed beginning of a key is one that the sources complete with a value', () => {
  expect(built.filter((start) => !source.includes(`\`${start}\${`))).toEqual([])
})
