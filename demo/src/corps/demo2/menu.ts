import type { Texts } from '@tiffin/core/language/language'
import type { MenuSeed, SkuSeed } from '../shapes.ts'
import { words } from '../words.ts'
import { origins } from './origins.ts'

/** What comes in one size needs no name for it. */
const only = {}
const bag = words('200 克 | 200 g | 200 g | 200 กรัม | 200 ग्राम | 200 ກຣາມ | 200 غرام')

/** Prices are whole rupiah here and minor units (two decimals) in the books. */
const rupiah = (amount: number) => amount * 100
const one = (id: string, amount: number, name: Texts = only): SkuSeed[] => [
  { id: `${id}-1`, name, price: rupiah(amount) },
]

const coffee: MenuSeed = {
  id: 'kopi',
  name: words('咖啡 | Coffee | Kopi | กาแฟ | कफी | ກາເຟ | قهوة'),
  about: words(
    '群岛的豆子 | Beans of the archipelago | Biji Nusantara | เมล็ดจากหมู่เกาะ | टापुका कफी | ເມັດຈາກໝູ່ເກາະ | حبوب الأرخبيل',
  ),
  picture: 'kopi-susu',
  products: [
    {
      id: 'kopi-susu',
      name: words(
        '椰糖冰咖啡 | Palm Sugar Iced Coffee | Es Kopi Susu Gula Aren | กาแฟนมน้ำตาลโตนด | ताडको चिनी आइस कफी | ກາເຟນົມນ້ຳຕານຕານ | قهوة مثلجة بسكر النخيل',
      ),
      about: words(
        '棕榈糖垫底。 | Palm sugar at the bottom. | Gula aren di dasar. | น้ำตาลโตนดด้านล่าง | तल ताडको चिनी। | ນ້ຳຕານຕານຢູ່ລຸ່ມ | سكر النخيل في القاع.',
      ),
      skus: one('kopi-susu', 28000),
      properties: ['manis', 'es'],
    },
    {
      id: 'kopi-tubruk',
      name: words('土布鲁咖啡 | Kopi Tubruk | Kopi Tubruk | กาแฟตูบรุก | कोपी तुब्रुक | ກາເຟຕູບຣຸກ | قهوة توبروك'),
      about: words(
        '粗磨直冲，等它沉下去。 | Ground, poured, left to settle. | Giling, seduh, tunggu mengendap. | บด เท รอตกตะกอน | पिँध्ने, हाल्ने, थिग्रिन दिने। | ບົດ ຖອກ ລໍໃຫ້ຕົກຕະກອນ | تُطحن وتُصب وتُترك لتستقر.',
      ),
      skus: one('kopi-tubruk', 22000),
      properties: ['manis'],
    },
    {
      id: 'lentera-latte',
      name: words('灯笼拿铁 | Lantern Latte | Latte Lentera | ลาเต้โคมไฟ | लान्टर्न लाटे | ລາເຕ້ໂຄມໄຟ | لاتيه الفانوس'),
      about: words(
        '班丹和椰奶。 | Pandan and coconut. | Pandan dan kelapa. | ใบเตยกับมะพร้าว | पान्डान र नरिवल। | ໃບເຕີຍກັບໝາກພ້າວ | باندان وجوز هند.',
      ),
      skus: one('lentera-latte', 34000),
      properties: ['manis', 'es'],
    },
    {
      id: 'es-jeruk-espresso',
      name: words(
        '酸橙冷萃 | Lime Cold Brew | Es Espresso Jeruk | โคลด์บรูว์มะนาว | लाइम कोल्ड ब्रु | ໂຄບຣູໝາກນາວ | قهوة باردة بالليم',
      ),
      about: words(
        '青柠、冷萃、一点盐。 | Lime, cold brew, a little salt. | Jeruk nipis, cold brew, sedikit garam. | มะนาว โคลด์บรูว์ เกลือนิด | कागती, कोल्ड ब्रु, अलि नुन। | ໝາກນາວ ໂຄບຣູ ເກືອໜ້ອຍ | ليم وقهوة باردة وقليل ملح.',
      ),
      skus: one('es-jeruk-espresso', 32000),
      properties: ['es'],
    },
    {
      id: 'kopi-hitam',
      name: words('热黑咖啡 | Black Coffee | Kopi Hitam | กาแฟดำ | कालो कफी | ກາເຟດຳ | قهوة سوداء'),
      about: words(
        '曼特宁，中深烘。 | Mandailing, medium dark. | Mandailing, sangrai sedang gelap. | มันไดลิง คั่วกลางเข้ม | मान्डाइलिङ, मध्यम गाढा। | ມັນໄດລິງ ຄົ່ວກາງເຂັ້ມ | ماندايلنغ، تحميص متوسط داكن.',
      ),
      skus: one('kopi-hitam', 24000),
      properties: ['manis'],
    },
  ],
}

const others: MenuSeed = {
  id: 'bukan-kopi',
  name: words('不是咖啡 | Not coffee | Bukan kopi | ไม่ใช่กาแฟ | कफी होइन | ບໍ່ແມ່ນກາເຟ | ليس قهوة'),
  about: words(
    '给孩子和夜里 | For children and late hours | Untuk anak dan malam hari | สำหรับเด็กและดึก | बच्चा र रातका लागि | ສຳລັບເດັກ ແລະ ກາງຄືນ | للأطفال والليل',
  ),
  picture: 'teh-tarik',
  products: [
    {
      id: 'teh-tarik',
      name: words('拉茶 | Pulled Tea | Teh Tarik | ชาชัก | तेह तारिक | ຊາຊັກ | شاي مسحوب'),
      about: words(
        '拉七次，起泡。 | Pulled seven times. | Ditarik tujuh kali. | ชักเจ็ดครั้ง | सात पटक तानिएको। | ຊັກເຈັດຄັ້ງ | مسحوب سبع مرات.',
      ),
      skus: one('teh-tarik', 24000),
      properties: ['manis', 'es'],
    },
    {
      id: 'wedang-jahe',
      name: words('姜汤 | Ginger Wedang | Wedang Jahe | น้ำขิงวดัง | अदुवा वेदाङ | ນ້ຳຂີງ | ويدانغ الزنجبيل'),
      about: words(
        '香茅、老姜、椰糖。 | Lemongrass, ginger, palm sugar. | Serai, jahe, gula aren. | ตะไคร้ ขิง น้ำตาลโตนด | लेमनग्रास, अदुवा, ताडको चिनी। | ຫົວສິງໄຄ ຂີງ ນ້ຳຕານຕານ | ليمون عشبي وزنجبيل وسكر نخيل.',
      ),
      skus: one('wedang-jahe', 26000),
    },
    {
      id: 'es-cendol',
      name: words('珍多冰 | Cendol Ice | Es Cendol | ลอดช่อง | चेन्डोल आइस | ລອດຊ່ອງ | ثلج تشندول'),
      about: words(
        '班丹粉条，椰奶，椰糖。 | Pandan jelly, coconut, palm sugar. | Cendol pandan, santan, gula aren. | ลอดช่องใบเตย กะทิ น้ำตาลโตนด | पान्डान जेली, नरिवल, ताडको चिनी। | ລອດຊ່ອງໃບເຕີຍ ກະທິ ນ້ຳຕານຕານ | جيلي باندان وجوز هند وسكر نخيل.',
      ),
      skus: one('es-cendol', 30000),
    },
  ],
}

const snacks: MenuSeed = {
  id: 'camilan',
  name: words('小吃 | Snacks | Camilan | ของว่าง | खाजा | ຂອງຫວ່າງ | وجبات خفيفة'),
  about: words(
    '早上做，卖完为止 | Made in the morning, until gone | Dibuat pagi, sampai habis | ทำเช้า ขายจนหมด | बिहान बनाइने, नसकिउन्जेल | ເຮັດຕອນເຊົ້າ ຈົນໝົດ | تُحضَّر صباحًا حتى تنفد',
  ),
  picture: 'roti-bakar',
  products: [
    {
      id: 'roti-bakar',
      name: words('炭烤厚吐司 | Charcoal Toast | Roti Bakar | ขนมปังปิ้งเตาถ่าน | कोइलामा सेकेको रोटी | ເຂົ້າຈີ່ປີ້ງ | توست الفحم'),
      about: words(
        '巧克力碎和芝士。 | Chocolate and cheese. | Cokelat dan keju. | ช็อกโกแลตกับชีส | चकलेट र चिज। | ຊັອກໂກແລັດກັບຊີສ | شوكولاتة وجبن.',
      ),
      skus: one('roti-bakar', 26000),
      perDay: 40,
    },
    {
      id: 'pisang-goreng',
      name: words('炸香蕉 | Fried Banana | Pisang Goreng | กล้วยทอด | तारेको केरा | ກ້ວຍທອດ | موز مقلي'),
      about: words(
        '外脆，里面像蜜。 | Crisp, honeyed within. | Renyah, manis di dalam. | กรอบ ข้างในหวาน | कुरकुरे, भित्र महजस्तो। | ກອບ ໃນຫວານ | مقرمش وحلو من الداخل.',
      ),
      skus: one('pisang-goreng', 22000),
      perDay: 40,
    },
    {
      id: 'kue-lapis',
      name: words('千层糕 | Layer Cake | Kue Lapis | เค้กชั้น | लेयर केक | ເຂົ້າໜົມຊັ້ນ | كعكة الطبقات'),
      about: words(
        '一层一层烤。 | Baked layer by layer. | Dipanggang selapis demi selapis. | อบทีละชั้น | तह–तह पकाएको। | ອົບເທື່ອລະຊັ້ນ | تُخبز طبقة بعد طبقة.',
      ),
      skus: one('kue-lapis', 24500),
      perDay: 24,
    },
    {
      id: 'croissant-keju',
      name: words('芝士可颂 | Cheese Croissant | Croissant Keju | ครัวซองต์ชีส | चिज क्रोइसाँ | ຄຣົວຊອງຊີສ | كرواسون بالجبن'),
      about: words(
        '刨一层陈年芝士。 | With aged cheese. | Dengan keju tua. | กับชีสบ่ม | पुरानो चिजसँग। | ກັບຊີສບົ່ມ | مع جبن معتّق.',
      ),
      skus: one('croissant-keju', 32000),
      perDay: 24,
    },
  ],
}

const beans: MenuSeed = {
  id: 'biji',
  name: words('咖啡豆 | Beans | Biji kopi | เมล็ดกาแฟ | कफी बियाँ | ເມັດກາເຟ | حبوب'),
  about: words(
    '从杯子追到麻袋 | From the cup back to the sack | Dari cangkir kembali ke karung | จากถ้วยย้อนถึงกระสอบ | कपदेखि बोरासम्म | ຈາກຈອກຍ້ອນເຖິງກະສອບ | من الكوب إلى الكيس',
  ),
  picture: 'biji-gayo',
  products: [
    {
      id: 'biji-gayo',
      name: words(
        '加佑单一产地豆 | Gayo Single Origin | Gayo Single Origin | กาโยแหล่งเดียว | गायो एकल मूल | ກາໂຍແຫຼ່ງດຽວ | غايو من منشأ واحد',
      ),
      about: words(
        '水洗，柑橘和雪松。 | Washed: citrus and cedar. | Full washed: jeruk dan cedar. | ล้าง กลิ่นส้มและซีดาร์ | धोएको: सुन्तला र देवदार। | ລ້າງ ກິ່ນສົ້ມ ແລະ ຊີດາ | مغسولة: حمضيات وأرز.',
      ),
      skus: one('biji-gayo', 120000, bag),
    },
    {
      id: 'biji-toraja',
      name: words(
        '托拉查单一产地豆 | Toraja Single Origin | Toraja Single Origin | โทราจาแหล่งเดียว | तोराजा एकल मूल | ໂຕຣາຈາແຫຼ່ງດຽວ | توراجا من منشأ واحد',
      ),
      about: words(
        '日晒，可可和香料。 | Natural: cocoa and spice. | Natural: kakao dan rempah. | ตากแห้ง โกโก้และเครื่องเทศ | प्राकृतिक: कोको र मसला। | ຕາກແຫ້ງ ໂກໂກ້ ແລະ ເຄື່ອງເທດ | طبيعية: كاكاو وتوابل.',
      ),
      skus: one('biji-toraja', 135000, bag),
    },
  ],
}

/** The menu of Kopi Lentera; the last heading goes down to the sack, eleven levels deep. */
export const menu: readonly MenuSeed[] = [coffee, others, snacks, beans, ...origins]
