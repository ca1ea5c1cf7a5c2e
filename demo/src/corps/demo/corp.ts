import type { CorpSeed } from '../shapes.ts'
import { words } from '../words.ts'
import { agreement } from './agreements.ts'
import { couponKinds, heldCoupons, redeemCodes } from './coupons.ts'
import { dress } from './dress.ts'
import { history } from './history.ts'
import { blocks, promotions } from './home.ts'
import { menu } from './menu.ts'
import { materials, properties } from './options.ts'
import { foods, pantry } from './pantry.ts'
import { points } from './points.ts'
import { stores } from './stores.ts'

/** Camellia Row: a bakery and tea house in Singapore. */
export const demo: CorpSeed = {
  id: 'demo',
  name: words('山茶里 | Camellia Row | Camellia Row | Camellia Row | Camellia Row | Camellia Row | كاميليا رو'),
  slogan: words(
    '第二炉可颂刚出来 | The second batch of croissants is out | Croissant batch kedua baru matang | ครัวซองต์เตาที่สองออกแล้ว | दोस्रो खेप क्रोइसाँ चुलोबाट निस्कियो | ຄຣົວຊອງເຕົາທີສອງອອກແລ້ວ | الدفعة الثانية من الكرواسون خرجت للتو',
  ),
  logo: 'logo-camellia',
  colours: ['#E6002D', '#0F4C3A'],
  money: { currency: 'SGD', scale: 2, unit: '$', digits: 2, separator: ',' },
  timeZone: 'Asia/Singapore',
  areaCodes: ['65', '62', '63', '66', '86', '977', '856', '964'],
  appId: 'camellia-row-web',
  servicePhone: '+65 6320 4400',
  agreement,
  menu,
  properties,
  materials: { ...materials, ...pantry },
  foods,
  stores,
  promotions,
  couponKinds,
  heldCoupons,
  redeemCodes,
  points,
  blocks,
  dress,
  payments: [
    {
      code: 'card',
      name: words('银行卡 | Card | Kartu | บัตร | कार्ड | ບັດ | بطاقة'),
      tip: words(
        '借记卡或信用卡 | Debit or credit | Debit atau kredit | เดบิตหรือเครดิต | डेबिट वा क्रेडिट | ເດບິດ ຫຼື ເຄຣດິດ | خصم أو ائتمان',
      ),
      icon: 'card',
      type: 1,
      provider: 'sandbox',
    },
    {
      code: 'wallet',
      name: words('手机钱包 | Phone wallet | Dompet ponsel | วอลเล็ตมือถือ | फोन वालेट | ກະເປົາໂທລະສັບ | محفظة الهاتف'),
      tip: words(
        '面容或指纹确认 | Confirm with your face or finger | Konfirmasi dengan wajah atau jari | ยืนยันด้วยใบหน้าหรือนิ้ว | अनुहार वा औँलाले पक्का गर्नुहोस् | ຢືນຢັນດ້ວຍໃບໜ້າ ຫຼື ນິ້ວມື | التأكيد بالوجه أو البصمة',
      ),
      icon: 'wallet',
      type: 1,
      provider: 'sandbox',
    },
    {
      code: 'store',
      name: words('到店付款 | Pay at the store | Bayar di toko | ชำระที่สาขา | पसलमा भुक्तानी | ຊຳລະທີ່ຮ້ານ | الدفع في الفرع'),
      tip: words(
        '柜台现金或刷卡 | At the counter, cash or card | Di kasir, tunai atau kartu | ที่เคาน์เตอร์ เงินสดหรือบัตร | काउन्टरमा, नगद वा कार्ड | ທີ່ເຄົາເຕີ ເງິນສົດ ຫຼື ບັດ | عند الكاونتر، نقدًا أو بطاقة',
      ),
      icon: 'store',
      type: 2,
      provider: '',
    },
  ],
  customers: [
    { id: 'mira', phone: '+6581234417', nickName: 'Mira Hadley', password: 'oolong88' },
    { id: 'tomas', phone: '+6581234425', nickName: 'Tomas Vela' },
    {
      ...{ id: 'noor', phone: '+6581234433', nickName: 'Noor', name: 'Noor Aziz', gender: 2, birthday: '1994-05-17' },
      ...{ email: 'noor.aziz@example.com', password: 'jasmine77' },
    },
    { id: 'iris', phone: '+6581234441', nickName: 'Iris', password: 'closed2026', isDeactivated: true },
  ],
  staff: [
    { account: 'adelaide', name: 'Adelaide Koh', password: 'camellia-row-1', role: 'owner' },
    {
      account: 'riverside',
      name: 'Aisyah',
      password: 'camellia1',
      role: 'storeManager',
      store: 'riverside',
      discountLimits: { employee: 1000, manual: 500 },
      refundLimit: 5000,
    },
    {
      account: 'tiongbahru',
      name: 'Wei Ming',
      password: 'camellia2',
      store: 'tiong-bahru',
      role: 'employee',
      extraPermissions: ['order:refund'],
      refundLimit: 5000,
    },
  ],
  history,
}
