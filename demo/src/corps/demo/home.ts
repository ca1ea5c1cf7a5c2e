import { money } from '@tiffin/core/money/money'
import type { BlockSeed, PromotionSeed } from '../shapes.ts'
import { words } from '../words.ts'

const empty = {}
const menuPage = '/pages/home/menu/menu'
const section = (category: string) => `${menuPage}?categoryId=${category}`

const product = (productId: string, tint: string) => ({
  picture: productId,
  tint,
  title: empty,
  text: empty,
  action: empty,
  link: '',
  productId,
})

const way = (picture: string, tint: string) => ({
  picture,
  tint,
  title: empty,
  text: empty,
  action: empty,
  link: menuPage,
})

/** The decorated part of Home. The entries dress the two ways to have it: here, or to take away. */
export const blocks: readonly BlockSeed[] = [
  { type: 'entries', title: empty, items: [way('camellia-black', 'butter'), way('lychee-rose', 'rose')] },
  {
    type: 'banner',
    title: empty,
    items: [
      {
        picture: 'banner-osmanthus',
        tint: 'butter',
        title: words(
          '桂花周 | Osmanthus week | Pekan osmanthus | สัปดาห์หอม\u2060หมื่น\u2060ลี้ | ओस्मान्थस हप्ता | ອາທິດດອກກຸ້ຍຮວາ | أسبوع الأوسمانثوس',
        ),
        text: words(
          '清晨采下，中午已入杯 | Picked at first light, steeped by noon | Dipetik saat fajar, diseduh siang hari | เก็บยามเช้า ชงตอนเที่ยง | बिहान टिपेको, दिउँसो भिजाएको | ເກັບຕອນເຊົ້າ ຊົງຕອນທ່ຽງ | تُقطف مع الفجر وتُنقع قبل الظهر',
        ),
        action: words('看看 | See the teas | Lihat tehnya | ดูชา | चिया हेर्नुहोस् | ເບິ່ງຊາ | عرض الشاي'),
        link: section('season'),
      },
      {
        picture: 'camellia-black',
        tint: 'rose',
        title: words(
          '夜里也开的山茶 | Tea after dark | Teh setelah gelap | ชายามค่ำ | अँध्यारोपछिको चिया | ຊາຍາມຄ່ຳ | شاي بعد المغيب',
        ),
        text: words(
          '炭焙红茶，少咖啡因 | Charcoal-roasted, easy on the caffeine | Disangrai arang, rendah kafein | คั่วถ่าน คาเฟอีนน้อย | कोइलामा भुटेको, कम क्याफिन | ຄົ່ວຖ່ານ ຄາເຟອີນໜ້ອຍ | محمص على الفحم، قليل الكافيين',
        ),
        action: words('看看 | See the teas | Lihat tehnya | ดูชา | चिया हेर्नुहोस् | ເບິ່ງຊາ | عرض الشاي'),
        link: section('milk-tea'),
      },
      {
        picture: 'gift-box',
        tint: 'pistachio',
        title: words(
          '送一盒黄油香 | A box that smells of butter | Sekotak aroma mentega | กล่องหอมเนย | मक्खनको बास्नाको बाकस | ກ່ອງຫອມເນີຍ | علبة برائحة الزبدة',
        ),
        text: words(
          '写一句话，我们手写进卡片 | Tell us a line, we write the card by hand | Tulis pesan, kami tulis tangan kartunya | เขียนข้อความ เราเขียนการ์ดด้วยมือ | एक वाक्य भन्नुहोस्, कार्ड हामी हातले लेख्छौँ | ບອກຂໍ້ຄວາມ ພວກເຮົາຂຽນບັດດ້ວຍມື | قل لنا جملة ونكتب البطاقة بخط اليد',
        ),
        action: words('选一盒 | Choose a box | Pilih kotak | เลือกกล่อง | बाकस छान्नुहोस् | ເລືອກກ່ອງ | اختيار علبة'),
        link: section('gifts'),
      },
    ],
  },
  {
    type: 'productGroup',
    title: words(
      '刚出炉 | Fresh from the oven | Baru keluar dari oven | สดจากเตา | भर्खरै चुलोबाट | ສົດຈາກເຕົາ | طازج من الفرن',
    ),
    items: [
      product('butter-croissant', 'butter'),
      product('custard-tart', 'butter'),
      product('cardamom-bun', 'oat'),
      product('milk-loaf', 'peach'),
      product('rye-loaf', 'oat'),
      product('cinnamon-roll', 'peach'),
      product('almond-croissant', 'oat'),
      product('pineapple-bun', 'butter'),
    ],
  },
  {
    type: 'image',
    title: empty,
    items: [
      {
        picture: 'gift-box',
        tint: 'rose',
        title: words(
          '闻得到黄油香的礼物 | Gifts that smell of butter | Hadiah beraroma mentega | ของขวัญกลิ่นเนย | मक्खनको बास्ना आउने उपहार | ຂອງຂວັນກິ່ນເນີຍ | هدايا برائحة الزبدة',
        ),
        text: words(
          '十二块，手系的蝴蝶结 | A dozen, tied by hand | Selusin, diikat tangan | หนึ่งโหล ผูกโบมือ | एक दर्जन, हातले बाँधेको | ໜຶ່ງໂຫຼ ຜູກໂບດ້ວຍມື | دزينة معقودة باليد',
        ),
        action: empty,
        link: section('gifts'),
      },
      {
        picture: 'banner-bread',
        tint: 'pistachio',
        title: words(
          '今晚的面包 | Bread for tonight | Roti untuk malam ini | ขนมปังคืนนี้ | आज राति का लागि रोटी | ເຂົ້າຈີ່ຄືນນີ້ | خبز لهذا المساء',
        ),
        text: words(
          '下班路上带一条 | Take a loaf on your way home | Bawa satu dalam perjalanan pulang | แวะรับก่อนกลับบ้าน | घर फर्कँदा एउटा लिनुहोस् | ແວະເອົາກ່ອນກັບບ້ານ | رغيف في طريق العودة',
        ),
        action: empty,
        link: section('bread'),
      },
    ],
  },
  {
    type: 'banner',
    title: empty,
    items: [
      {
        picture: 'banner-afternoon',
        tint: 'plum',
        title: words(
          '一人下午茶 | An afternoon for one | Sore untuk satu | บ่ายสำหรับหนึ่งคน | एक जनाको दिउँसो | ຕອນບ່າຍສຳລັບໜຶ່ງຄົນ | عصرية لشخص',
        ),
        text: words(
          '一杯茶，两块点心 | One tea, two pastries | Satu teh, dua pastri | ชาหนึ่ง เพสตรีสอง | एक चिया, दुई पेस्ट्री | ຊາໜຶ່ງ ເພສຕຣີສອງ | شاي واحد ومعجّنتان',
        ),
        action: words('选一套 | Choose a set | Pilih paket | เลือกชุด | सेट छान्नुहोस् | ເລືອກຊຸດ | اختيار باقة'),
        link: section('sets'),
      },
    ],
  },
]

/** What lowers prices now. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'osmanthus-week',
    type: 3,
    name: words(
      '桂花周 | Osmanthus week | Pekan osmanthus | สัปดาห์หอมหมื่นลี้ | ओस्मान्थस हप्ता | ອາທິດດອກກຸ້ຍຮວາ | أسبوع الأوسمانثوس',
    ),
    rule: { kind: 'amountOff', amount: money(60) },
    products: ['osmanthus-oolong', 'chestnut-hojicha', 'persimmon-green'],
  },
  {
    id: 'bakers-pick',
    type: 5,
    name: words(
      '面包师推荐 | Baker’s pick | Pilihan pembuat roti | ตัวเลือกของคนอบ | बेकरको रोजाइ | ທາງເລືອກຂອງຊ່າງອົບ | اختيار الخبّاز',
    ),
    rule: { kind: 'perMilleOff', perMille: 200 },
    products: ['cinnamon-roll', 'salt-roll', 'chocolate-slice'],
  },
  {
    id: 'full-table',
    type: 2,
    name: words(
      '满桌九折 | Full table, 10% off | Meja penuh, diskon 10% | โต๊ะเต็ม ลด 10% | भरिएको टेबल, 10% छुट | ໂຕະເຕັມ ຫຼຸດ 10% | طاولة ممتلئة، خصم 10%',
    ),
    rule: { kind: 'perMilleOff', perMille: 100 },
    threshold: 3000,
    combinableWithCoupon: false,
  },
  {
    id: 'long-table',
    type: 4,
    name: words(
      '每满四十减五 | 5 off every 40 | Potong 5 tiap 40 | ทุก 40 ลด 5 | हरेक 40 मा 5 छुट | ທຸກ 40 ຫຼຸດ 5 | خصم 5 لكل 40',
    ),
    rule: { kind: 'spendAndReduce', spend: money(4000), reduce: money(500), maximum: money(1500) },
    threshold: 4000,
  },
  {
    id: 'something-sweet',
    type: 11,
    name: words(
      '满二十送点心 | Something sweet from 20 | Manisan gratis mulai 20 | ครบ 20 รับของหวาน | 20 देखि मिठाई उपहार | ຄົບ 20 ຮັບຂອງຫວານ | حلوى هدية من 20',
    ),
    rule: { kind: 'gift', maxNum: 2, productIdList: ['custard-tart', 'canele', 'salt-roll'] },
    threshold: 2000,
  },
  {
    id: 'bag-on-us',
    type: 9,
    name: words(
      '纸袋我们请 | The bag is on us | Tasnya dari kami | ถุงกระดาษฟรี | झोला हाम्रो तर्फबाट | ຖົງຟຣີຈາກພວກເຮົາ | الكيس علينا',
    ),
    rule: { kind: 'freeOrder' },
    products: ['paper-bag'],
    combinableWithCoupon: false,
  },
]
