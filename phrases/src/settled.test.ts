import { describe, expect, it } from 'vitest'
import { readTexts } from './catalogue.ts'

/** Texts whose wording is fixed. */
const settled = {
  'en-US': {
    'refusal.moveNotAllowed': 'This order has changed. Here is how it stands now.',
    'error.load': 'Could not load this',
    'coupon.empty.notYet': 'No coupons that start later',
    'coupon.empty.unusedText': 'Got a code on a bag or card? Redeem it here.',
    'login.intro': 'Log in by text message.',
    'login.codeTitle': 'Enter the six digits',
    'cart.emptyText': 'Choose something from the menu.',
  },
  'in-ID': {
    'cart.checkout': 'Checkout',
    'action.remove': 'Hapus',
    'why.title': 'Rincian harga',
    'counter.board': 'Pesanan',
    'refusal.corpMissing': 'Tautan ini tidak menyebutkan brand',
  },
  'th-TH': {
    'cart.checkout': 'ดำเนินการต่อ',
    'goods.outOfTime': 'นอกเวลาขาย ({time})',
    'goods.offShelf': 'ไม่มีในเมนูตอนนี้',
    'goods.saleStopped': 'งดขายชั่วคราว',
    'goods.invalid': 'จัดสินค้านี้ให้ไม่ได้แล้ว',
    'order.status.timeout': 'ไม่ได้ชำระทันเวลา',
  },
  'lo-LA': {
    'cart.checkout': 'ດຳເນີນການຕໍ່',
    'goods.outOfTime': 'ນອກເວລາຂາຍ ({time})',
    'goods.offShelf': 'ບໍ່ມີໃນເມນູຕອນນີ້',
    'goods.saleStopped': 'ງົດຂາຍຊົ່ວຄາວ',
    'goods.invalid': 'ຈັດສິນຄ້ານີ້ໃຫ້ບໍ່ໄດ້ແລ້ວ',
    'order.status.timeout': 'ຊຳລະບໍ່ທັນເວລາ',
  },
  'ne-NP': { 'cart.checkout': 'अगाडि बढ्नुहोस्' },
  'zh-CN': { 'account.goes': '注销后将一并删除' },
} as const

describe('wordings that are easily got wrong', () => {
  it.each(Object.keys(settled) as (keyof typeof settled)[])('stand in %s as they were settled', (locale) => {
    expect(readTexts(locale)).toMatchObject(settled[locale])
  })

  it('do not say Pay where check-out only leads to the confirmation', () => {
    for (const locale of ['in-ID', 'th-TH', 'lo-LA', 'ne-NP'] as const) {
      const { 'cart.checkout': checkOut, 'cashier.pay': pay } = readTexts(locale)
      expect(checkOut, locale).not.toContain(pay)
    }
  })
})
