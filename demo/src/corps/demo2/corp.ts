import { daily, on } from '../hours.ts'
import type { CorpSeed, PropertySeed, StoreSeed } from '../shapes.ts'
import { placed, words } from '../words.ts'
import { dress } from './dress.ts'
import { menu } from './menu.ts'
import { greenBeans } from './origins.ts'

const properties: readonly PropertySeed[] = [
  {
    id: 'manis',
    name: words('甜度 | Sweetness | Kemanisan | ความหวาน | गुलियोपन | ຄວາມຫວານ | الحلاوة'),
    values: [
      {
        id: 'manis-normal',
        name: words('标准糖 | Normal sugar | Gula normal | หวานปกติ | सामान्य चिनी | ຫວານປົກກະຕິ | سكر عادي'),
      },
      { id: 'manis-kurang', name: words('少糖 | Less sugar | Kurang gula | หวานน้อย | कम चिनी | ຫວານໜ້ອຍ | سكر أقل') },
      { id: 'manis-tanpa', name: words('无糖 | No sugar | Tanpa gula | ไม่หวาน | चिनी बिना | ບໍ່ຫວານ | بلا سكر') },
    ],
  },
  {
    id: 'es',
    name: words('温度 | Temperature | Suhu | อุณหภูมิ | तापक्रम | ອຸນຫະພູມ | درجة الحرارة'),
    values: [
      {
        id: 'es-normal',
        name: words('正常冰 | Normal ice | Es normal | น้ำแข็งปกติ | सामान्य बरफ | ນ້ຳກ້ອນປົກກະຕິ | ثلج عادي'),
      },
      { id: 'es-sedikit', name: words('少冰 | Less ice | Sedikit es | น้ำแข็งน้อย | कम बरफ | ນ້ຳກ້ອນໜ້ອຍ | ثلج أقل') },
      { id: 'es-panas', name: words('热饮 | Hot | Panas | ร้อน | तातो | ຮ້ອນ | ساخن') },
    ],
  },
]

const kinds = Object.keys(greenBeans)
const stocked = (count: number) =>
  Object.fromEntries(kinds.slice(0, count).map((kind, index) => [kind, 5000 + index * 10]))

const stores: readonly StoreSeed[] = [
  {
    id: 'kota-tua',
    name: placed('哥打老城店', 'Kota Tua'),
    address: placed('雅加达老城格林大街 4 号', 'Jl. Kali Besar Timur No. 4, Jakarta Barat'),
    phone: '+62 21 5091 7701',
    at: [-6.13477, 106.81249],
    hours: daily('00:00', '24:00'),
  },
  {
    id: 'senopati',
    name: placed('塞诺帕蒂店', 'Senopati'),
    address: placed('雅加达南区塞诺帕蒂街 81 号', 'Jl. Senopati No. 81, Jakarta Selatan'),
    phone: '+62 21 5091 7702',
    at: [-6.23263, 106.80975],
    hours: [...on([1, 2, 3, 4], '07:00', '22:00'), ...on([5, 6], '07:00', '01:00'), ...on([7], '08:00', '21:00')],
    materialStock: stocked(400),
  },
  {
    id: 'gudang-sangrai',
    name: placed('烘焙仓', 'Gudang Sangrai'),
    address: placed('雅加达北区港口路 12 号', 'Jl. Pelabuhan Raya No. 12, Jakarta Utara'),
    phone: '+62 21 5091 7703',
    at: [-6.11062, 106.88335],
    hours: daily('09:00', '17:00'),
    pickupMethods: [2],
    materialStock: stocked(450),
  },
]

/** Kopi Lentera: a coffee house in Jakarta, another brand in every respect; it has no way to pay yet. */
export const demo2: CorpSeed = {
  id: 'demo2',
  name: words('灯笼咖啡 | Kopi Lentera | Kopi Lentera | Kopi Lentera | Kopi Lentera | Kopi Lentera | كوبي لنتيرا'),
  slogan: words(
    '灯亮着，咖啡就热着 | While the lantern burns, the coffee is warm | Selama lentera menyala, kopinya hangat | ตราบโคมยังสว่าง กาแฟยังอุ่น | दियो बलेसम्म कफी तातो | ຕາບໃດໂຄມຍັງແຈ້ງ ກາເຟຍັງອຸ່ນ | ما دام الفانوس مضاءً فالقهوة دافئة',
  ),
  logo: 'logo-lantern',
  colours: ['#0B7A75', '#B45309'],
  money: { currency: 'IDR', scale: 2, unit: 'Rp', digits: 0, separator: '.' },
  timeZone: 'Asia/Jakarta',
  areaCodes: ['62', '65', '63', '86'],
  appId: 'kopi-lentera-web',
  servicePhone: '+62 21 5091 7700',
  agreement: {
    terms: words(
      '<h2>服务条款</h2><p>价格以下单时门店为准。未付款的订单可随时取消；已付款而无法制作的订单原路退款。请凭取餐码取餐。</p> | <h2>Terms of service</h2><p>Prices are those of the store when you order. An unpaid order can be cancelled at any time; a paid one that cannot be made is refunded the way it was paid. Collect with your pick-up code.</p> | <h2>Ketentuan layanan</h2><p>Harga mengikuti toko saat kamu memesan. Pesanan yang belum dibayar bisa dibatalkan kapan saja; pesanan berbayar yang tidak bisa dibuat dikembalikan dananya lewat cara yang sama. Ambil dengan kode ambil.</p> | <h2>ข้อกำหนดการให้บริการ</h2><p>ราคาเป็นของสาขาในขณะที่สั่ง คำสั่งซื้อที่ยังไม่ชำระยกเลิกได้ทุกเมื่อ หากชำระแล้วแต่ทำไม่ได้จะคืนเงินทางเดิม รับด้วยรหัสรับ</p> | <h2>सेवाका सर्तहरू</h2><p>मूल्य अर्डर गर्दाको पसलको हो। नतिरेको अर्डर जुनसुकै बेला रद्द हुन्छ; बनाउन नसकिए पैसा आएकै बाटो फिर्ता हुन्छ। पिकअप कोडले लिनुहोस्।</p> | <h2>ຂໍ້ກຳນົດການບໍລິການ</h2><p>ລາຄາແມ່ນຂອງຮ້ານໃນຕອນສັ່ງ ຄຳສັ່ງຊື້ທີ່ຍັງບໍ່ຊຳລະຍົກເລີກໄດ້ທຸກເວລາ ຖ້າຊຳລະແລ້ວແຕ່ເຮັດບໍ່ໄດ້ຈະຄືນເງິນທາງເດີມ ຮັບດ້ວຍລະຫັດຮັບ</p> | <h2>شروط الخدمة</h2><p>السعر هو سعر الفرع عند الطلب. يمكن إلغاء الطلب غير المدفوع في أي وقت؛ وما دُفع ولا يمكن تحضيره يُعاد بالطريقة نفسها. الاستلام برمز الاستلام.</p>',
    ),
    privacy: words(
      '<h2>隐私政策</h2><p>只保存手机号、订单和你自己填写的资料，用于制作订单。不保存卡号，不出售资料。 </p> | <h2>Privacy policy</h2><p>We keep your phone number, your orders and what you fill in yourself, to make your order. No card numbers; nothing is sold.</p> | <h2>Kebijakan privasi</h2><p>Kami menyimpan nomor telepon, pesanan, dan data yang kamu isi sendiri untuk membuat pesananmu. Tanpa nomor kartu; tidak ada yang dijual.</p> | <h2>นโยบายความเป็นส่วนตัว</h2><p>เราเก็บหมายเลขโทรศัพท์ คำสั่งซื้อ และข้อมูลที่คุณกรอก เพื่อทำคำสั่งซื้อ ไม่เก็บเลขบัตร ไม่ขายข้อมูล</p> | <h2>गोपनीयता नीति</h2><p>अर्डर बनाउन फोन नम्बर, अर्डर र आफैँ भरेको विवरण राखिन्छ। कार्ड नम्बर राखिँदैन; केही बेचिँदैन।</p> | <h2>ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ</h2><p>ພວກເຮົາເກັບເບີໂທ ຄຳສັ່ງຊື້ ແລະ ຂໍ້ມູນທີ່ທ່ານໃສ່ ເພື່ອເຮັດຄຳສັ່ງຊື້ ບໍ່ເກັບເລກບັດ ບໍ່ຂາຍຂໍ້ມູນ</p> | <h2>سياسة الخصوصية</h2><p>نحتفظ برقم الهاتف والطلبات وما تُدخله بنفسك لتحضير الطلب. لا أرقام بطاقات ولا بيع للبيانات.</p>',
    ),
  },
  menu,
  properties,
  materials: greenBeans,
  couponKinds: [],
  heldCoupons: [],
  redeemCodes: [],
  points: {
    ...{ isEnabled: false, perUnit: 0, minorPerPoint: 1, mostPerMille: 0, given: [] },
    text: words(
      '<p>这里暂时没有积分。</p> | <p>There are no points here yet.</p> | <p>Di sini belum ada poin.</p> | <p>ที่นี่ยังไม่มีคะแนน</p> | <p>यहाँ अहिले पोइन्ट छैन।</p> | <p>ບ່ອນນີ້ຍັງບໍ່ມີຄະແນນ</p> | <p>لا توجد نقاط هنا بعد.</p>',
    ),
  },
  stores,
  promotions: [
    {
      id: 'lapis-hari-ini',
      type: 5,
      name: words('今日千层糕 | Today’s layers | Lapis hari ini | ขนมชั้นวันนี้ | आजको लापिस | ເຂົ້າໜົມຊັ້ນມື້ນີ້ | لابيس اليوم'),
      // An eighth off leaves half a rupiah, which is neither shown nor charged.
      rule: { kind: 'perMilleOff', perMille: 125 },
      products: ['kue-lapis'],
    },
  ],
  blocks: [
    {
      type: 'entries',
      title: {},
      items: [
        { picture: 'kopi-hitam', tint: 'peach', title: {}, text: {}, action: {}, link: '/pages/home/menu/menu' },
        { picture: 'lentera-latte', tint: 'mint', title: {}, text: {}, action: {}, link: '/pages/home/menu/menu' },
      ],
    },
    {
      type: 'banner',
      title: {},
      items: [
        {
          picture: 'kopi-susu',
          tint: 'oat',
          title: words(
            '椰糖在杯底 | Palm sugar below | Gula aren di dasar | น้ำตาลโตนดก้นแก้ว | तल ताडको चिनी | ນ້ຳຕານຕານກົ້ນຈອກ | سكر النخيل في القاع',
          ),
          text: words(
            '搅一搅再喝 | Stir before the first sip | Aduk sebelum seruput pertama | คนก่อนจิบแรก | पहिलो घुट्कोअघि चलाउनुहोस् | ຄົນກ່ອນຈິບທຳອິດ | حرّك قبل الرشفة الأولى',
          ),
          action: words('看菜单 | See the menu | Lihat menu | ดูเมนู | मेनु हेर्नुहोस् | ເບິ່ງເມນູ | عرض القائمة'),
          link: '/pages/home/menu/menu?categoryId=kopi',
        },
      ],
    },
    {
      type: 'productGroup',
      title: words('配咖啡 | With your coffee | Teman kopi | คู่กับกาแฟ | कफीसँग | ກັບກາເຟ | مع القهوة'),
      items: ['roti-bakar', 'pisang-goreng', 'kue-lapis', 'croissant-keju'].map((productId) => ({
        picture: productId,
        tint: 'butter',
        title: {},
        text: {},
        action: {},
        link: '',
        productId,
      })),
    },
  ],
  dress,
  payments: [],
  customers: [],
  staff: [
    { account: 'sekar', name: 'Sekar Ayu', password: 'lentera-desk-1', role: 'owner' },
    {
      account: 'kotatua',
      name: 'Rangga',
      password: 'lentera01',
      role: 'employee',
      store: 'kota-tua',
      extraPermissions: ['order:assist', 'order:discount', 'order:refund'],
      discountLimits: { employee: 2_000_000, manual: 1_000_000 },
      refundLimit: 50_000_000,
    },
  ],
  history: [],
}
