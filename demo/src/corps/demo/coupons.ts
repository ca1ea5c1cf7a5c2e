import type { CodeSeed, CouponKindSeed, HeldCouponSeed } from '../shapes.ts'
import { words } from '../words.ts'

/** What the demo's coupons are. */
export const couponKinds: readonly CouponKindSeed[] = [
  {
    id: 'rainy-day',
    type: 1,
    name: words(
      '雨天减三 | Rainy day, 3 off | Hari hujan, potong 3 | วันฝนตก ลด 3 | वर्षाको दिन, 3 छुट | ມື້ຝົນຕົກ ຫຼຸດ 3 | يوم ممطر، خصم 3',
    ),
    about: words(
      '满 15 可用，全场通用 | From 15, on anything | Mulai 15, untuk apa saja | เมื่อครบ 15 ใช้ได้ทุกอย่าง | 15 देखि, जुनसुकैमा | ຕັ້ງແຕ່ 15 ໃຊ້ໄດ້ທຸກຢ່າງ | من 15 فأكثر، على كل شيء',
    ),
    threshold: 1500,
    discount: 300,
    isCombinable: true,
  },
  {
    id: 'tea-fifth',
    type: 2,
    name: words(
      '会员八折 | A fifth off for members | Anggota hemat seperlima | สมาชิกลด 20% | सदस्यलाई 20% छुट | ສະມາຊິກຫຼຸດ 20% | خصم 20% للأعضاء',
    ),
    about: words(
      '整单可用 | On the whole order | Untuk seluruh pesanan | ใช้ได้กับทั้งออร์เดอร์ | पूरै अर्डरमा | ໃຊ້ໄດ້ກັບທັງອໍເດີ | على الطلب كله',
    ),
    threshold: 0,
    discount: 200,
    most: 600,
    isCombinable: false,
  },
  {
    id: 'croissant-gift',
    type: 3,
    name: words(
      '换一个黄油可颂 | A butter croissant on us | Satu croissant mentega gratis | ครัวซองต์เนยฟรีหนึ่งชิ้น | एउटा बटर क्रोइसाँ हाम्रो तर्फबाट | ຄຣົວຊອງເນີຍຟຣີ 1 ອັນ | كرواسون بالزبدة على حسابنا',
    ),
    about: words(
      '加入购物车即可抵扣 | Put one in your cart and it costs nothing | Masukkan ke keranjang, tidak perlu bayar | ใส่ตะกร้าแล้วไม่ต้องจ่าย | कार्टमा राख्नुहोस्, पैसा लाग्दैन | ໃສ່ກະຕ່າແລ້ວບໍ່ຕ້ອງຈ່າຍ | ضعه في السلة ولن تدفع ثمنه',
    ),
    threshold: 0,
    discount: 0,
    products: ['butter-croissant'],
    isCombinable: true,
  },
  {
    id: 'birthday-cake',
    type: 1,
    name: words(
      '生日蛋糕减五 | Birthday cake, 5 off | Kue ulang tahun, potong 5 | เค้กวันเกิด ลด 5 | जन्मदिनको केक, 5 छुट | ເຄັກວັນເກີດ ຫຼຸດ 5 | كعكة عيد الميلاد، خصم 5',
    ),
    about: words('满 20 可用 | From 20 | Mulai 20 | เมื่อครบ 20 | 20 देखि | ຕັ້ງແຕ່ 20 | من 20 فأكثر'),
    threshold: 2000,
    discount: 500,
    isCombinable: true,
  },
  {
    id: 'evening-in',
    type: 1,
    name: words(
      '在家的晚上减六 | An evening in, 6 off | Malam di rumah, potong 6 | ค่ำคืนที่บ้าน ลด 6 | घरको साँझ, 6 छुट | ຄ່ຳຄືນຢູ່ບ້ານ ຫຼຸດ 6 | أمسية في البيت، خصم 6',
    ),
    about: words(
      '满 40 可用，全场通用 | From 40, on anything | Mulai 40, untuk apa saja | เมื่อครบ 40 ใช้ได้ทุกอย่าง | 40 देखि, जुनसुकैमा | ຕັ້ງແຕ່ 40 ໃຊ້ໄດ້ທຸກຢ່າງ | من 40 فأكثر، على كل شيء',
    ),
    threshold: 4000,
    discount: 600,
    isCombinable: true,
  },
]

/** In Mira's hands: one of each state, and every kind among those she can use. */
export const heldCoupons: readonly HeldCouponSeed[] = [
  { id: 'mira-rain', kind: 'rainy-day', customer: 'mira', from: -2, until: 12 },
  { id: 'mira-fifth', kind: 'tea-fifth', customer: 'mira', from: -2, until: 4 },
  { id: 'mira-croissant', kind: 'croissant-gift', customer: 'mira', from: -1, until: 29 },
  { id: 'mira-birthday', kind: 'birthday-cake', customer: 'mira', from: 9, until: 23 },
  { id: 'mira-used', kind: 'rainy-day', customer: 'mira', from: -40, until: -10, isUsed: true },
  { id: 'mira-taken-back', kind: 'tea-fifth', customer: 'mira', from: -20, until: 10, isInvalid: true },
  { id: 'mira-missed', kind: 'birthday-cake', customer: 'mira', from: -60, until: -30 },
]

/** Printed on the demo's paper bags. */
export const redeemCodes: readonly CodeSeed[] = [
  { code: 'CAME111AR0WTE', kind: 'croissant-gift', most: 10_000, days: 365 },
  { code: 'EVEN1NG1N40FF', kind: 'evening-in', most: 10_000, days: 365 },
]
