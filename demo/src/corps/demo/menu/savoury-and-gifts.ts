import type { MenuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'
import { one } from '../sizes.ts'

/** Not sweet. */
export const savoury: MenuSeed = {
  id: 'savoury',
  name: words('咸点 | Savoury | Gurih | ของคาว | नुनिलो | ຂອງຄາວ | موالح'),
  about: words(
    '午饭前做好 | Made before noon | Dibuat sebelum siang | ทำก่อนเที่ยง | दिउँसो अघि बनाइने | ເຮັດກ່ອນທ່ຽງ | تُحضَّر قبل الظهر',
  ),
  picture: 'egg-sando',
  products: [
    {
      id: 'egg-sando',
      name: words(
        '韭香鸡蛋三明治 | Egg & Chive Sando | Sando Telur Kucai | ซันโดไข่กุยช่าย | अण्डा सान्डो | ຊັນໂດໄຂ່ | ساندو البيض والثوم المعمّر',
      ),
      about: words(
        '半熟蛋，牛奶吐司。 | Jammy eggs in milk bread. | Telur setengah matang dalam roti susu. | ไข่ยางมะตูมในขนมปังนม | दूध रोटीमा नरम अण्डा। | ໄຂ່ເຄິ່ງສຸກໃນເຂົ້າຈີ່ນົມ | بيض طري في خبز الحليب.',
      ),
      skus: one('egg-sando', 620),
      perDay: 30,
    },
    {
      id: 'turkey-baguette',
      name: words(
        '火鸡法棍 | Turkey Baguette | Baguette Kalkun | บาแกตต์ไก่งวง | टर्की बगेट | ບາແກັດໄກ່ງວງ | باغيت الديك الرومي',
      ),
      about: words(
        '火鸡、芝士、番茄、生菜。 | Turkey, cheese, tomato, leaves. | Kalkun, keju, tomat, selada. | ไก่งวง ชีส มะเขือเทศ ผัก | टर्की, चिज, गोलभेँडा, साग। | ໄກ່ງວງ ຊີສ ໝາກເລັ່ນ ຜັກ | ديك رومي وجبن وطماطم وخس.',
      ),
      skus: one('turkey-baguette', 780),
      properties: ['warmth'],
      perDay: 24,
    },
    {
      id: 'mushroom-quiche',
      name: words('蘑菇法式咸派 | Mushroom Quiche | Quiche Jamur | คีชเห็ด | च्याउ किश | ກີສເຫັດ | كيش الفطر'),
      about: words(
        '三种蘑菇，蛋液刚凝。 | Three mushrooms, barely set. | Tiga jamur, baru mengeras. | เห็ดสามอย่าง ไข่เพิ่งเซ็ต | तीन च्याउ, भर्खर जमेको। | ເຫັດສາມຢ່າງ ໄຂ່ຫາກໍ່ແຂງ | ثلاثة أنواع فطر وبيض متماسك بالكاد.',
      ),
      skus: one('mushroom-quiche', 680),
      properties: ['warmth'],
      perDay: 20,
    },
    {
      id: 'curry-puff',
      name: words('咖喱角 | Curry Puff | Karipap | กะหรี่ปั๊บ | करी पफ | ກະລີ່ປັບ | معجنات الكاري'),
      about: words(
        '土豆、鸡肉、半颗蛋。 | Potato, chicken, half an egg. | Kentang, ayam, setengah telur. | มันฝรั่ง ไก่ ไข่ครึ่งฟอง | आलु, कुखुरा, आधा अण्डा। | ມັນຝຣັ່ງ ໄກ່ ໄຂ່ເຄິ່ງໜ່ວຍ | بطاطا ودجاج ونصف بيضة.',
      ),
      skus: one('curry-puff', 280),
      properties: ['warmth'],
      perDay: 60,
    },
    {
      id: 'tomato-soup',
      name: words(
        '烤番茄汤 | Roast Tomato Soup | Sup Tomat Panggang | ซุปมะเขือเทศย่าง | पोलेको गोलभेँडा सुप | ຊຸບໝາກເລັ່ນປີ້ງ | شوربة طماطم مشوية',
      ),
      about: words(
        '配一片乡村面包。 | With a slice of country bread. | Dengan seiris roti desa. | เสิร์ฟกับขนมปังชนบท | गाउँले रोटीको टुक्रासँग। | ກັບເຂົ້າຈີ່ຊົນນະບົດ | مع شريحة خبز ريفي.',
      ),
      skus: one('tomato-soup', 580),
      perDay: 30,
    },
    {
      id: 'ham-toast',
      name: words(
        '火腿芝士吐司 | Ham & Cheese Toast | Roti Bakar Ham Keju | แฮมชีสโทสต์ | ह्याम चिज टोस्ट | ແຮມຊີສໂທສ | توست اللحم والجبن',
      ),
      about: words(
        '拉丝，趁热吃。 | It pulls. Eat it hot. | Mulur. Makan selagi panas. | ยืดได้ กินตอนร้อน | तन्किन्छ। तातै खानुहोस्। | ຢືດໄດ້ ກິນຕອນຮ້ອນ | يتمدد الجبن، يؤكل ساخنًا.',
      ),
      skus: one('ham-toast', 640),
      properties: ['warmth'],
      perDay: 30,
    },
  ],
}

/** To give and to take home. */
export const gifts: MenuSeed = {
  id: 'gifts',
  name: words('礼物 | Gifts | Hadiah | ของขวัญ | उपहार | ຂອງຂວັນ | هدايا'),
  about: words(
    '闻得到黄油香 | They smell of butter | Harum mentega | หอมกลิ่นเนย | मक्खनको बास्ना | ຫອມກິ່ນເນີຍ | برائحة الزبدة',
  ),
  picture: 'gift-box',
  products: [
    {
      id: 'gift-box',
      name: words('山茶礼盒 | Camellia Box | Kotak Kamelia | กล่องคามิเลีย | क्यामेलिया बाकस | ກ່ອງຄາມີເລຍ | صندوق الكاميليا'),
      about: words(
        '十二块点心，一罐红茶。每单最多三盒。 | Twelve pastries and a tin of black tea. Three boxes per order. | Dua belas kue dan sekaleng teh hitam. Tiga kotak per pesanan. | ขนมสิบสองชิ้นและชาดำหนึ่งกระป๋อง สามกล่องต่อคำสั่งซื้อ | बाह्र पेस्ट्री र एक बट्टा कालो चिया। एक अर्डरमा तीन बाकस। | ເຂົ້າໜົມສິບສອງຊິ້ນ ແລະ ຊາດຳໜຶ່ງກະປ໋ອງ ສາມກ່ອງຕໍ່ຄຳສັ່ງຊື້ | اثنتا عشرة قطعة وعلبة شاي أسود. ثلاثة صناديق لكل طلب.',
      ),
      skus: one('gift-box', 2800),
      perOrderLimit: 3,
      perDay: 20,
    },
    {
      id: 'tea-tin',
      name: words(
        '山茶红茶罐 | Camellia Tea Tin | Kaleng Teh Kamelia | กระป๋องชาคามิเลีย | क्यामेलिया चिया बट्टा | ກະປ໋ອງຊາຄາມີເລຍ | علبة شاي الكاميليا',
      ),
      about: words(
        '75 克，密封。 | 75 g, sealed. | 75 g, tersegel. | 75 กรัม ปิดผนึก | 75 ग्राम, सिलबन्दी। | 75 ກຣາມ ປິດຜະນຶກ | 75 غرامًا، محكمة الإغلاق.',
      ),
      skus: one('tea-tin', 1800),
      perDay: 30,
    },
    {
      id: 'cookie-tin',
      name: words(
        '黄油曲奇罐 | Butter Cookie Tin | Kaleng Kukis Mentega | กระป๋องคุกกี้เนย | बटर कुकिज बट्टा | ກະປ໋ອງຄຸກກີ້ເນີຍ | علبة بسكويت الزبدة',
      ),
      about: words(
        '三种，一层一层码好。 | Three kinds, stacked in layers. | Tiga jenis, tersusun rapi. | สามชนิด เรียงเป็นชั้น | तीन किसिम, तहमा मिलाएको। | ສາມຊະນິດ ຈັດເປັນຊັ້ນ | ثلاثة أنواع مرتبة طبقات.',
      ),
      skus: one('cookie-tin', 2200),
      perDay: 30,
    },
    {
      id: 'tumbler',
      name: words(
        '山茶随行杯 | Camellia Tumbler | Tumbler Kamelia | แก้วพกคามิเลีย | क्यामेलिया टम्बलर | ຈອກພົກຄາມີເລຍ | كوب الكاميليا المحمول',
      ),
      about: words(
        '保温六小时，不漏。 | Warm for six hours, no drop lost. | Hangat enam jam, tidak bocor. | เก็บร้อนหกชั่วโมง ไม่รั่ว | छ घण्टा तातो, नचुहिने। | ເກັບຮ້ອນຫົກຊົ່ວໂມງ ບໍ່ຮົ່ວ | دافئ ست ساعات ولا يتسرّب.',
      ),
      skus: one('tumbler', 3200),
      perDay: 20,
    },
    {
      id: 'tote-bag',
      name: words(
        '山茶帆布袋 | Camellia Tote | Tas Kamelia | ถุงผ้าคามิเลีย | क्यामेलिया झोला | ຖົງຜ້າຄາມີເລຍ | حقيبة الكاميليا',
      ),
      about: words(
        '装得下一条法棍。 | Long enough for a baguette. | Cukup panjang untuk baguette. | ยาวพอใส่บาแกตต์ | बगेट अट्ने लामो। | ຍາວພໍໃສ່ບາແກັດ | تتّسع لرغيف باغيت.',
      ),
      skus: one('tote-bag', 1600),
      perDay: 30,
    },
    {
      id: 'paper-bag',
      name: words('纸袋 | Paper Bag | Tas Kertas | ถุงกระดาษ | कागजको झोला | ຖົງເຈ້ຍ | كيس ورقي'),
      about: words(
        '少用一个，多种一棵。 | Use fewer, we plant more. | Pakai lebih sedikit, kami menanam lebih banyak. | ใช้น้อยลง เราปลูกมากขึ้น | कम प्रयोग, धेरै रोप्छौँ। | ໃຊ້ໜ້ອຍລົງ ພວກເຮົາປູກຫຼາຍຂຶ້ນ | استخدام أقل، وزراعة أكثر.',
      ),
      skus: one('paper-bag', 20),
    },
  ],
}
