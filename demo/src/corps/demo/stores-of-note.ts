import type { SlotPlan } from '@tiffin/core/slot/slot-plan'
import { daily } from '../hours.ts'
import type { StoreSeed } from '../shapes.ts'
import { placed, words } from '../words.ts'

/** Twenty items each quarter of an hour, for today and two days more. */
const everyQuarter: SlotPlan = {
  ...{ slotMinutes: 15, daysAhead: 2 },
  windowList: daily('07:00', '22:00').map((hours) => ({ ...hours, capacity: 20 })),
}

/** The stores that differ in a way to be seen or tested. */
export const storesOfNote: readonly StoreSeed[] = [
  {
    id: 'riverside',
    name: placed('河畔店', 'Riverside Arcade'),
    address: placed('里巴巴利路 3 号，一层 12 单元', '3 River Valley Road, #01-12'),
    phone: '+65 6320 4401',
    at: [1.29062, 103.84648],
    hours: daily('00:00', '24:00'),
    slotPlan: everyQuarter,
    tables: ['1', '2', '3', '4', '5', '6', '7', '8', 'Bar', 'Terrace'],
    notice: words(
      '第二炉可颂十点半出炉。 | The second batch of croissants is out at 10:30. | Croissant batch kedua matang pukul 10:30. | ครัวซองต์เตาที่สองออก 10:30 | दोस्रो खेप क्रोइसाँ 10:30 मा। | ຄຣົວຊອງເຕົາທີສອງອອກ 10:30 | الدفعة الثانية من الكرواسون تخرج في 10:30.',
    ),
    skuStock: { 'pistachio-croissant-1': 0, 'canele-1': 2, 'blueberry-danish-1': 4, 'cream-puff-1': 300 },
  },
  {
    id: 'tiong-bahru',
    name: placed('中峇鲁店', 'Tiong Bahru Bakehouse'),
    address: placed('永锡街 78 号', '78 Yong Siak Street'),
    phone: '+65 6320 4402',
    at: [1.28255, 103.8304],
    hours: daily('06:00', '06:00'),
    prices: {
      'butter-croissant-1': 320,
      'rye-loaf-1': 680,
      'flat-white-1': 450,
      'camellia-milk-r': 460,
      'camellia-milk-l': 540,
    },
    notSold: ['durian-puff'],
    materialStock: { 'highland-milk': 300 },
    skuStock: { 'butter-croissant-1': 120, 'canele-1': 16 },
  },
  {
    id: 'garden-terrace',
    name: placed('植物园露台店', 'Garden Terrace'),
    address: placed('克伦尼路 1 号，喷泉旁', '1 Cluny Road, by the fountain'),
    phone: '+65 6320 4403',
    at: [1.31385, 103.81592],
    hours: daily('08:00', '20:00'),
    isOpen: false,
    notice: words(
      '在换屋顶，很快回来。 | A new roof is going on. Back soon. | Atap sedang diganti. Segera kembali. | กำลังเปลี่ยนหลังคา แล้วพบกัน | नयाँ छाना हालिँदैछ। चाँडै आउँछौँ। | ກຳລັງປ່ຽນຫຼັງຄາ ແລ້ວພົບກັນ | نركّب سقفًا جديدًا، نعود قريبًا.',
    ),
  },
  {
    id: 'dawn-hatch',
    name: placed('破晓窗口', 'Dawn Hatch'),
    address: placed('巴西班让批发中心 14 座', 'Pasir Panjang Wholesale Centre, Block 14'),
    phone: '+65 6320 4404',
    at: [1.28036, 103.78412],
    hours: daily('04:00', '04:30'),
    pickupMethods: [2],
    notice: words(
      '天亮前半小时，只卖刚出炉的。 | Half an hour before light, straight from the oven. | Setengah jam sebelum terang, langsung dari oven. | ครึ่งชั่วโมงก่อนสว่าง สดจากเตา | उज्यालो हुनु आधा घण्टा अघि, सीधै चुलोबाट। | ເຄິ່ງຊົ່ວໂມງກ່ອນແຈ້ງ ສົດຈາກເຕົາ | نصف ساعة قبل الضوء، من الفرن مباشرة.',
    ),
  },
  {
    id: 'ubin-jetty',
    name: placed('乌敏岛码头亭', 'Ubin Jetty Kiosk'),
    address: placed('乌敏岛码头', 'Pulau Ubin Jetty'),
    phone: '+65 6320 4405',
    at: [1.40186, 103.96988],
    hours: null,
  },
  {
    id: 'joo-chiat',
    name: placed('如切长桌店', 'The Long Table, Joo Chiat'),
    address: placed('如切路 312 号', '312 Joo Chiat Road'),
    phone: '+65 6320 4406',
    at: [1.31142, 103.90147],
    hours: daily('00:00', '24:00'),
    pickupMethods: [1],
    notice: words(
      '只有堂食，长桌坐二十人。 | Dine in only: one table, twenty chairs. | Hanya makan di tempat: satu meja, dua puluh kursi. | ทานที่ร้านเท่านั้น โต๊ะเดียวยี่สิบที่ | यहीँ खाने मात्र: एउटा टेबल, बीस कुर्सी। | ກິນທີ່ຮ້ານເທົ່ານັ້ນ ໂຕະດຽວຊາວບ່ອນ | داخل الفرع فقط: طاولة واحدة وعشرون كرسيًا.',
    ),
  },
  {
    id: 'changi-kitchen',
    name: placed('樟宜试做厨房', 'Changi Test Kitchen'),
    address: placed('樟宜商业园中路 2 号', '2 Changi Business Park Central'),
    phone: '+65 6320 4407',
    at: [1.33421, 103.96275],
    hours: daily('00:00', '24:00'),
    required: ['paper-bag'],
    notice: words(
      '试做厨房：外带请带上一个纸袋。 | Test kitchen: every order takes a paper bag along. | Dapur uji: setiap pesanan membawa satu tas kertas. | ครัวทดลอง: ทุกคำสั่งซื้อรับถุงกระดาษหนึ่งใบ | परीक्षण भान्सा: हरेक अर्डरमा एउटा कागजको झोला। | ຄົວທົດລອງ: ທຸກຄຳສັ່ງຊື້ຮັບຖົງເຈ້ຍໜຶ່ງໃບ | مطبخ التجربة: مع كل طلب كيس ورقي.',
    ),
  },
]
