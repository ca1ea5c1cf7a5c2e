import type { MenuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'

/** A set comes in one size, which needs no name. */
const set = {}

/** Packages: several products at one price. */
export const sets: MenuSeed = {
  id: 'sets',
  name: words('套餐 | Sets | Paket | ชุด | सेट | ຊຸດ | باقات'),
  about: words('一起更划算 | Better together | Lebih hemat bersama | คู่กันคุ้มกว่า | सँगै सस्तो | ຄູ່ກັນຄຸ້ມກວ່າ | معًا أوفر'),
  picture: 'afternoon-for-one',
  products: [
    {
      id: 'afternoon-for-one',
      name: words(
        '一人下午茶 | Afternoon for One | Sore untuk Satu | บ่ายสำหรับหนึ่งคน | एक जनाको दिउँसो | ຕອນບ່າຍສຳລັບໜຶ່ງຄົນ | عصرية لشخص',
      ),
      about: words(
        '一杯茶，两块点心，再送一份马卡龙。 | One tea, two pastries, macarons on the house. | Satu teh, dua pastri, makaron dari kami. | ชาหนึ่ง เพสตรีสอง มาการองเป็นของแถม | एक चिया, दुई पेस्ट्री, म्याकरोन हाम्रोतर्फबाट। | ຊາໜຶ່ງ ເພສຕຣີສອງ ມາກາຣອງແຖມ | شاي واحد ومعجّنتان وماكارون هدية.',
      ),
      skus: [{ id: 'afternoon-for-one-1', name: set, price: 890 }],
      groups: [
        {
          id: 'afternoon-tea',
          name: words('你的茶 | Your tea | Tehmu | ชาของคุณ | तपाईंको चिया | ຊາຂອງເຈົ້າ | الشاي'),
          min: 1,
          max: 1,
          items: [{ sku: 'yuzu-green-r' }, { sku: 'camellia-black-1' }, { sku: 'matcha-cloud-r', more: 80 }],
        },
        {
          id: 'afternoon-pastry',
          name: words('两块点心 | Two pastries | Dua pastri | เพสตรีสองชิ้น | दुई पेस्ट्री | ເພສຕຣີສອງຊິ້ນ | معجّنتان'),
          min: 2,
          max: 2,
          items: [
            { sku: 'butter-croissant-1', max: 2 },
            { sku: 'custard-tart-1', max: 2 },
            { sku: 'cardamom-bun-1', more: 40 },
            { sku: 'almond-croissant-1', more: 80 },
            { sku: 'cinnamon-roll-1', more: 50 },
          ],
        },
        {
          id: 'afternoon-house',
          name: words(
            '固定包含 | Always included | Selalu termasuk | รวมในชุดเสมอ | सधैँ समावेश | ລວມໃນຊຸດສະເໝີ | ضمن الباقة دائمًا',
          ),
          isFixed: true,
          min: 1,
          max: 1,
          items: [{ sku: 'macaron-trio-1' }],
        },
      ],
    },
    {
      id: 'early-breakfast',
      name: words('早起套餐 | Early Breakfast | Sarapan Pagi | มื้อเช้า | बिहानको खाजा | ອາຫານເຊົ້າ | فطور مبكر'),
      about: words(
        '咖啡和一份咸的。 | Coffee and something savoury. | Kopi dan sesuatu yang gurih. | กาแฟกับของคาว | कफी र केही नुनिलो। | ກາເຟກັບຂອງຄາວ | قهوة وشيء مالح.',
      ),
      skus: [{ id: 'early-breakfast-1', name: set, price: 940 }],
      groups: [
        {
          id: 'breakfast-coffee',
          name: words('咖啡 | Coffee | Kopi | กาแฟ | कफी | ກາເຟ | قهوة'),
          min: 1,
          max: 1,
          items: [
            { sku: 'iced-americano-r' },
            { sku: 'flat-white-1', more: 60 },
            { sku: 'osmanthus-latte-r', more: 90 },
          ],
        },
        {
          id: 'breakfast-plate',
          name: words('主食 | Plate | Hidangan | จานหลัก | प्लेट | ຈານຫຼັກ | الطبق'),
          min: 1,
          max: 1,
          items: [{ sku: 'egg-sando-1' }, { sku: 'ham-toast-1' }, { sku: 'turkey-baguette-1', more: 120 }],
        },
      ],
    },
    {
      id: 'tea-for-two',
      name: words('两人对坐 | Tea for Two | Teh untuk Dua | ชาสำหรับสอง | दुईका लागि चिया | ຊາສຳລັບສອງ | شاي لشخصين'),
      about: words(
        '一壶茉莉，两角蛋糕。 | A pot of jasmine and two slices. | Seteko melati dan dua potong kue. | ชามะลิหนึ่งกากับเค้กสองชิ้น | एक भाँडो चमेली र दुई टुक्रा केक। | ຊາມະລິກາໜຶ່ງ ແລະ ເຄັກສອງຊິ້ນ | إبريق ياسمين وشريحتان.',
      ),
      skus: [{ id: 'tea-for-two-1', name: set, price: 1780 }],
      groups: [
        {
          id: 'two-pot',
          name: words(
            '固定包含 | Always included | Selalu termasuk | รวมในชุดเสมอ | सधैँ समावेश | ລວມໃນຊຸດສະເໝີ | ضمن الباقة دائمًا',
          ),
          isFixed: true,
          min: 1,
          max: 1,
          items: [{ sku: 'jasmine-pot-1' }],
        },
        {
          id: 'two-slices',
          name: words('两角蛋糕 | Two slices | Dua potong | เค้กสองชิ้น | दुई टुक्रा | ເຄັກສອງຊິ້ນ | شريحتان'),
          min: 2,
          max: 2,
          items: [
            { sku: 'burnt-cheesecake-1', max: 2 },
            { sku: 'strawberry-slice-1', max: 2 },
            { sku: 'tiramisu-1', max: 2 },
            { sku: 'mango-crepe-1', more: 60, max: 2 },
          ],
        },
      ],
    },
    {
      id: 'family-table',
      name: words('全家一桌 | Family Table | Meja Keluarga | โต๊ะครอบครัว | परिवारको टेबल | ໂຕະຄອບຄົວ | طاولة العائلة'),
      about: words(
        '四杯，六块，回家不用洗碗。 | Four drinks, six pastries, no washing up. | Empat minuman, enam pastri, tanpa cuci piring. | เครื่องดื่มสี่ เพสตรีหก ไม่ต้องล้างจาน | चार पेय, छ पेस्ट्री, भाँडा माझ्नु पर्दैन। | ເຄື່ອງດື່ມສີ່ ເພສຕຣີຫົກ ບໍ່ຕ້ອງລ້າງຈານ | أربعة مشروبات وست معجنات بلا غسل صحون.',
      ),
      skus: [{ id: 'family-table-1', name: set, price: 3280 }],
      groups: [
        {
          id: 'family-drinks',
          name: words('四杯 | Four drinks | Empat minuman | เครื่องดื่มสี่แก้ว | चार पेय | ເຄື່ອງດື່ມສີ່ | أربعة مشروبات'),
          min: 4,
          max: 4,
          items: [
            { sku: 'camellia-milk-r', max: 4 },
            { sku: 'lychee-rose-r', max: 4 },
            { sku: 'thai-red-r', max: 4 },
            { sku: 'brown-sugar-r', more: 40, max: 4 },
          ],
        },
        {
          id: 'family-pastry',
          name: words('六块点心 | Six pastries | Enam pastri | เพสตรีหกชิ้น | छ पेस्ट्री | ເພສຕຣີຫົກຊິ້ນ | ست معجنات'),
          min: 6,
          max: 6,
          items: [
            { sku: 'custard-tart-1', max: 6 },
            { sku: 'butter-croissant-1', max: 6 },
            { sku: 'salt-roll-1', max: 6 },
            { sku: 'canele-1', max: 6 },
            { sku: 'cream-puff-1', max: 6 },
          ],
        },
      ],
    },
  ],
}
