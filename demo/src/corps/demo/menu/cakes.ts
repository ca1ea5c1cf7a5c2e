import type { MenuSeed, SkuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'
import { one } from '../sizes.ts'

const inches = (count: number, guests: string) =>
  words(
    `${count} 寸，${guests} 人 | ${count}-inch, ${guests} guests | ${count} inci, ${guests} orang | ${count} นิ้ว ${guests} คน | ${count} इन्च, ${guests} जना | ${count} ນິ້ວ ${guests} ຄົນ | ${count} بوصة، ${guests} أشخاص`,
  )

/** A whole cake in three sizes. */
const wholeCake = (id: string, price: number): SkuSeed[] => [
  { id: `${id}-6`, name: inches(6, '4-6'), price },
  { id: `${id}-8`, name: inches(8, '8-10'), price: price + 1600 },
  { id: `${id}-10`, name: inches(10, '12-16'), price: price + 3400 },
]

/** By the slice. */
export const cakes: MenuSeed = {
  id: 'cakes',
  name: words('蛋糕 | Cakes | Kue | เค้ก | केक | ເຄັກ | كعك'),
  about: words('一人一角 | By the slice | Per potong | เป็นชิ้น | टुक्रामा | ເປັນຊິ້ນ | بالشريحة'),
  picture: 'strawberry-slice',
  products: [
    {
      id: 'strawberry-slice',
      name: words(
        '草莓云朵切块 | Strawberry Cloud Slice | Potong Stroberi Awan | เค้กสตรอว์เบอร์รีปุยเมฆ | स्ट्रबेरी बादल टुक्रा | ເຄັກສະຕໍເບີຣີປຸຍເມກ | شريحة الفراولة الغيمية',
      ),
      about: words(
        '海绵蛋糕，淡奶油，草莓。 | Sponge, light cream, strawberries. | Bolu, krim ringan, stroberi. | สปันจ์ ครีมเบา สตรอว์เบอร์รี | स्पन्ज, हल्का क्रिम, स्ट्रबेरी। | ສະປັນ ຄຣີມເບົາ ສະຕໍເບີຣີ | إسفنج وكريمة خفيفة وفراولة.',
      ),
      skus: one('strawberry-slice', 680, { cream: 60, berries: 50, sponge: 60, sugar: 10 }),
      perDay: 20,
    },
    {
      id: 'burnt-cheesecake',
      name: words(
        '巴斯克芝士 | Burnt Cheesecake | Burnt Cheesecake | ชีสเค้กหน้าไหม้ | बर्न्ट चिजकेक | ຊີສເຄັກໜ້າໄໝ້ | تشيز كيك محروقة',
      ),
      about: words(
        '表面焦，中心软。 | Burnt outside, soft within. | Gosong di luar, lembut di dalam. | ไหม้นอก นุ่มใน | बाहिर पोलेको, भित्र नरम। | ໄໝ້ນອກ ນຸ່ມໃນ | محروقة من الخارج طرية من الداخل.',
      ),
      skus: one('burnt-cheesecake', 640),
      perDay: 20,
    },
    {
      id: 'matcha-roll',
      name: words('抹茶毛巾卷 | Matcha Roll | Gulungan Matcha | โรลมัทฉะ | माचा रोल | ໂຣນມັດຊະ | رول الماتشا'),
      about: words(
        '宇治抹茶，奶油不腻。 | Uji matcha, cream that stays light. | Matcha Uji, krim ringan. | มัทฉะอุจิ ครีมไม่เลี่ยน | उजी माचा, हल्का क्रिम। | ມັດຊະອຸຈິ ຄຣີມບໍ່ລ່ຽນ | ماتشا أوجي وكريمة خفيفة.',
      ),
      skus: one('matcha-roll', 620, { matcha: 4, cream: 40, sponge: 55, sugar: 8 }),
      perDay: 20,
    },
    {
      id: 'tiramisu',
      name: words('提拉米苏 | Tiramisu | Tiramisu | ทีรามิสุ | टिरामिसु | ທີຣາມິສຸ | تيراميسو'),
      about: words(
        '自家浓缩，马斯卡彭。 | Our own espresso, mascarpone. | Espresso sendiri, mascarpone. | เอสเปรสโซของร้าน มาสคาร์โปเน | आफ्नै एस्प्रेसो, मास्कार्पोन। | ເອສເປຣສໂຊຂອງຮ້ານ ມາສກາໂປເນ | إسبريسو البيت وماسكاربوني.',
      ),
      skus: one('tiramisu', 660, { espresso: 9, cream: 40 }),
      perDay: 18,
    },
    {
      id: 'chocolate-slice',
      name: words(
        '黑巧蛋糕 | Dark Chocolate Slice | Potong Cokelat Hitam | เค้กช็อกโกแลตเข้ม | डार्क चकलेट टुक्रा | ເຄັກຊັອກໂກແລັດເຂັ້ມ | شريحة الشوكولاتة الداكنة',
      ),
      about: words(
        '三层，不甜。 | Three layers, not too sweet. | Tiga lapis, tidak terlalu manis. | สามชั้น ไม่หวานมาก | तीन तह, धेरै गुलियो छैन। | ສາມຊັ້ນ ບໍ່ຫວານຫຼາຍ | ثلاث طبقات وسكر قليل.',
      ),
      skus: one('chocolate-slice', 620),
      perDay: 18,
    },
    {
      id: 'mango-crepe',
      name: words(
        '芒果千层 | Mango Mille Crêpe | Mille Crêpe Mangga | เครปเค้กมะม่วง | आँप मिल क्रेप | ເຄຣບເຄັກໝາກມ່ວງ | ميل كريب بالمانجو',
      ),
      about: words(
        '二十层薄饼，夹芒果。 | Twenty crêpes, mango between. | Dua puluh crêpe, mangga di antaranya. | เครปยี่สิบแผ่นสลับมะม่วง | बीस क्रेप, बीचमा आँप। | ເຄຣບຊາວແຜ່ນສະຫຼັບໝາກມ່ວງ | عشرون كريب بينها مانجو.',
      ),
      skus: one('mango-crepe', 700, { mango: 60, cream: 40 }),
      perDay: 16,
    },
  ],
}

/** For a table; under Cakes. */
export const wholeCakes: MenuSeed = {
  id: 'whole-cakes',
  parent: 'cakes',
  name: words('整只蛋糕 | Whole cakes | Kue utuh | เค้กทั้งก้อน | सिङ्गै केक | ເຄັກທັງກ້ອນ | كعكات كاملة'),
  about: words(
    '提前两小时 | Two hours ahead | Dua jam sebelumnya | สั่งล่วงหน้าสองชั่วโมง | दुई घण्टा अघि | ສັ່ງລ່ວງໜ້າສອງຊົ່ວໂມງ | قبل ساعتين',
  ),
  picture: 'strawberry-whole',
  products: [
    {
      id: 'strawberry-whole',
      name: words(
        '草莓云朵蛋糕 | Strawberry Cloud Cake | Kue Stroberi Awan | เค้กสตรอว์เบอร์รีปุยเมฆทั้งก้อน | स्ट्रबेरी बादल केक | ເຄັກສະຕໍເບີຣີທັງກ້ອນ | كعكة الفراولة الغيمية',
      ),
      about: words(
        '三个尺寸，附刀和盘。 | Three sizes, with knife and plates. | Tiga ukuran, dengan pisau dan piring. | สามขนาด พร้อมมีดและจาน | तीन आकार, चक्कु र प्लेटसहित। | ສາມຂະໜາດ ພ້ອມມີດ ແລະ ຈານ | ثلاثة أحجام مع سكين وأطباق.',
      ),
      skus: wholeCake('strawberry-whole', 3800),
      properties: ['candle'],
      perDay: 4,
    },
    {
      id: 'cheesecake-whole',
      name: words(
        '巴斯克整只 | Burnt Cheesecake, whole | Burnt Cheesecake utuh | ชีสเค้กหน้าไหม้ทั้งก้อน | सिङ्गै बर्न्ट चिजकेक | ຊີສເຄັກທັງກ້ອນ | تشيز كيك محروقة كاملة',
      ),
      about: words(
        '冷热都好。 | Good warm, good cold. | Enak hangat, enak dingin. | อร่อยทั้งอุ่นและเย็น | तातो पनि, चिसो पनि मीठो। | ແຊບທັງອຸ່ນ ແລະ ເຢັນ | لذيذة دافئة وباردة.',
      ),
      skus: wholeCake('cheesecake-whole', 3600),
      properties: ['candle'],
      perDay: 4,
    },
    {
      id: 'chocolate-whole',
      name: words(
        '黑巧淋面蛋糕 | Dark Chocolate Cake | Kue Cokelat Hitam | เค้กช็อกโกแลตเข้มทั้งก้อน | डार्क चकलेट केक | ເຄັກຊັອກໂກແລັດທັງກ້ອນ | كعكة الشوكولاتة الداكنة',
      ),
      about: words(
        '镜面淋面，一朵糖山茶。 | Mirror glaze, one sugar camellia. | Glasir kilap, satu kamelia gula. | เคลือบเงา ดอกคามิเลียน้ำตาล | चम्किलो लेप, एउटा चिनीको फूल। | ເຄືອບເງົາ ດອກຄາມີເລຍນ້ຳຕານ | طبقة لامعة وزهرة كاميليا من السكر.',
      ),
      skus: wholeCake('chocolate-whole', 3900),
      properties: ['candle'],
      perDay: 3,
    },
  ],
}
