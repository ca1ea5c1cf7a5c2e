import type { PropertySeed } from '../shapes.ts'
import { words } from '../words.ts'

/** What can be chosen beside the size, by name of the group. */
export const properties: readonly PropertySeed[] = [
  {
    id: 'sweetness',
    name: words('甜度 | Sweetness | Kemanisan | ความหวาน | गुलियोपन | ຄວາມຫວານ | الحلاوة'),
    values: [
      { id: 'sweet-full', name: words('全糖 | Full sugar | Gula penuh | หวานปกติ | पूरा चिनी | ຫວານປົກກະຕິ | سكر كامل') },
      {
        id: 'sweet-less',
        name: words('少糖 | Less sugar | Kurang gula | หวานน้อย | कम चिनी | ຫວານໜ້ອຍ | سكر أقل'),
        shares: { sugar: 70 },
      },
      {
        id: 'sweet-half',
        name: words('半糖 | Half sugar | Setengah gula | หวานครึ่ง | आधा चिनी | ຫວານເຄິ່ງ | نصف سكر'),
        shares: { sugar: 50 },
      },
      {
        id: 'sweet-none',
        name: words('无糖 | No sugar | Tanpa gula | ไม่หวาน | चिनी बिना | ບໍ່ຫວານ | بلا سكر'),
        shares: { sugar: 0 },
      },
    ],
  },
  {
    id: 'ice',
    name: words('温度 | Temperature | Suhu | อุณหภูมิ | तापक्रम | ອຸນຫະພູມ | درجة الحرارة'),
    values: [
      {
        id: 'ice-normal',
        name: words('正常冰 | Normal ice | Es normal | น้ำแข็งปกติ | सामान्य बरफ | ນ້ຳກ້ອນປົກກະຕິ | ثلج عادي'),
      },
      { id: 'ice-less', name: words('少冰 | Less ice | Sedikit es | น้ำแข็งน้อย | कम बरफ | ນ້ຳກ້ອນໜ້ອຍ | ثلج أقل') },
      { id: 'ice-none', name: words('去冰 | No ice | Tanpa es | ไม่ใส่น้ำแข็ง | बरफ बिना | ບໍ່ໃສ່ນ້ຳກ້ອນ | بلا ثلج') },
      { id: 'ice-hot', name: words('热饮 | Hot | Panas | ร้อน | तातो | ຮ້ອນ | ساخن') },
    ],
  },
  {
    id: 'coolness',
    name: words('冰量 | Ice | Es | น้ำแข็ง | बरफ | ນ້ຳກ້ອນ | الثلج'),
    values: [
      {
        id: 'cool-normal',
        name: words('正常冰 | Normal ice | Es normal | น้ำแข็งปกติ | सामान्य बरफ | ນ້ຳກ້ອນປົກກະຕິ | ثلج عادي'),
      },
      { id: 'cool-less', name: words('少冰 | Less ice | Sedikit es | น้ำแข็งน้อย | कम बरफ | ນ້ຳກ້ອນໜ້ອຍ | ثلج أقل') },
      { id: 'cool-none', name: words('去冰 | No ice | Tanpa es | ไม่ใส่น้ำแข็ง | बरफ बिना | ບໍ່ໃສ່ນ້ຳກ້ອນ | بلا ثلج') },
    ],
  },
  {
    id: 'toppings',
    name: words('加料 | Toppings | Topping | ท็อปปิ้ง | टपिङ | ທັອບປິ້ງ | إضافات'),
    min: 0,
    max: 2,
    isTopping: true,
    values: [
      {
        id: 'top-pearls',
        name: words('黑糖珍珠 | Pearls | Boba | ไข่มุก | मोती | ໄຂ່ມຸກ | لآلئ التابيوكا'),
        price: 60,
        uses: { pearls: 50 },
      },
      {
        id: 'top-jelly',
        name: words(
          '桂花冻 | Osmanthus jelly | Jeli osmanthus | เยลลี่หอมหมื่นลี้ | ओस्मान्थस जेली | ເຈລີດອກກຸ້ຍຮວາ | جيلي الأوسمانثوس',
        ),
        price: 70,
        uses: { 'osmanthus-jelly': 60 },
      },
      {
        id: 'top-cream',
        name: words('海盐奶盖 | Salted cream | Krim asin | ครีมเกลือ | नुनिलो क्रिम | ຄຣີມເກືອ | كريمة مملحة'),
        price: 50,
        uses: { cream: 40 },
      },
      {
        id: 'top-milk',
        name: words('加奶 | Extra milk | Ekstra susu | เพิ่มนม | थप दूध | ເພີ່ມນົມ | حليب إضافي'),
        price: 40,
        uses: { 'highland-milk': 50 },
      },
      {
        id: 'top-coconut',
        name: words('椰果 | Coconut jelly | Nata de coco | วุ้นมะพร้าว | नरिवल जेली | ວຸ້ນໝາກພ້າວ | جيلي جوز الهند'),
        price: 50,
        uses: { 'coconut-jelly': 60 },
      },
    ],
  },
  {
    id: 'milk',
    name: words('奶 | Milk | Susu | นม | दूध | ນົມ | الحليب'),
    values: [
      {
        id: 'milk-fresh',
        name: words('鲜牛奶 | Fresh milk | Susu segar | นมสด | ताजा दूध | ນົມສົດ | حليب طازج'),
        uses: { milk: 150 },
      },
      {
        id: 'milk-oat',
        name: words('燕麦奶 | Oat milk | Susu oat | นมโอ๊ต | ओट दूध | ນົມໂອດ | حليب الشوفان'),
        price: 60,
        uses: { 'oat-milk': 150 },
      },
      {
        id: 'milk-soy',
        name: words('豆奶 | Soy milk | Susu kedelai | นมถั่วเหลือง | भटमासको दूध | ນົມຖົ່ວເຫຼືອງ | حليب الصويا'),
        price: 40,
        uses: { 'soy-milk': 150 },
      },
    ],
  },
  {
    id: 'shots',
    name: words('浓缩 | Espresso | Espresso | เอสเปรสโซ | एस्प्रेसो | ເອສເປຣສໂຊ | إسبريسو'),
    values: [
      {
        id: 'shot-usual',
        name: words('标准浓缩 | Usual shot | Shot biasa | ช็อตปกติ | सामान्य शट | ຊັອດປົກກະຕິ | جرعة معتادة'),
      },
      {
        id: 'shot-extra',
        name: words('加一份 | One more shot | Tambah satu | เพิ่มหนึ่งช็อต | एक थप | ເພີ່ມໜຶ່ງຊັອດ | جرعة إضافية'),
        price: 80,
        uses: { espresso: 9 },
      },
    ],
  },
  {
    id: 'warmth',
    name: words('加热 | Warmed | Dihangatkan | อุ่น | तातो | ອຸ່ນ | التسخين'),
    values: [
      { id: 'warm-no', name: words('不加热 | Not warmed | Tidak dihangatkan | ไม่อุ่น | नतताउने | ບໍ່ອຸ່ນ | بلا تسخين') },
      { id: 'warm-yes', name: words('加热 | Warmed | Hangat | อุ่น | तताउने | ອຸ່ນ | مُسخّن') },
    ],
  },
  {
    id: 'slicing',
    name: words('切片 | Slicing | Potongan | การหั่น | काट्ने | ການຫັ່ນ | التقطيع'),
    values: [
      { id: 'slice-whole', name: words('整条 | Whole | Utuh | ทั้งก้อน | सिङ्गै | ທັງກ້ອນ | كامل') },
      { id: 'slice-thin', name: words('切薄片 | Thin slices | Iris tipis | หั่นบาง | पातलो | ຫັ່ນບາງ | شرائح رقيقة') },
      { id: 'slice-thick', name: words('切厚片 | Thick slices | Iris tebal | หั่นหนา | बाक्लो | ຫັ່ນໜາ | شرائح سميكة') },
    ],
  },
  {
    id: 'sprinkles',
    name: words('撒料 | On top | Taburan | โรยหน้า | माथि | ໂຮຍໜ້າ | فوقها'),
    min: 0,
    max: 3,
    values: [
      {
        id: 'on-almond',
        name: words('烤杏仁 | Roasted almonds | Almon panggang | อัลมอนด์อบ | भुटेको बदाम | ອັນມອນອົບ | لوز محمّص'),
        price: 50,
      },
      {
        id: 'on-cookie',
        name: words('曲奇碎 | Cookie crumbs | Remah kukis | คุกกี้บด | कुकिज | ຄຸກກີ້ບົດ | فتات البسكويت'),
        price: 40,
      },
      {
        id: 'on-berry',
        name: words('莓果 | Berries | Beri | เบอร์รี | बेरी | ເບີຣີ | توت'),
        price: 70,
        uses: { berries: 30 },
      },
      { id: 'on-honey', name: words('蜂蜜 | Honey | Madu | น้ำผึ้ง | मह | ນ້ຳເຜິ້ງ | عسل'), price: 40 },
    ],
  },
  {
    id: 'candle',
    name: words('蜡烛 | Candles | Lilin | เทียน | मैनबत्ती | ທຽນ | شموع'),
    values: [
      {
        id: 'candle-no',
        name: words('不要蜡烛 | No candles | Tanpa lilin | ไม่ใส่เทียน | मैनबत्ती नचाहिने | ບໍ່ໃສ່ທຽນ | بلا شموع'),
      },
      {
        id: 'candle-yes',
        name: words(
          '一盒蜡烛 | A box of candles | Satu kotak lilin | เทียนหนึ่งกล่อง | एक बाकस मैनबत्ती | ທຽນໜຶ່ງກ່ອງ | علبة شموع',
        ),
        price: 120,
      },
    ],
  },
]

/** What the recipes weigh. */
export const materials = {
  'highland-milk': words(
    '高原鲜奶 | Highland milk | Susu dataran tinggi | นมที่ราบสูง | उच्च पहाडी दूध | ນົມພູພຽງ | حليب المرتفعات',
  ),
  milk: words('鲜牛奶 | Fresh milk | Susu segar | นมสด | ताजा दूध | ນົມສົດ | حليب طازج'),
  'oat-milk': words('燕麦奶 | Oat milk | Susu oat | นมโอ๊ต | ओट दूध | ນົມໂອດ | حليب الشوفان'),
  'soy-milk': words('豆奶 | Soy milk | Susu kedelai | นมถั่วเหลือง | भटमासको दूध | ນົມຖົ່ວເຫຼືອງ | حليب الصويا'),
  cream: words('淡奶油 | Cream | Krim | ครีม | क्रिम | ຄຣີມ | كريمة'),
  pearls: words('珍珠 | Pearls | Boba | ไข่มุก | मोती | ໄຂ່ມຸກ | لآلئ التابيوكا'),
  'osmanthus-jelly': words(
    '桂花冻 | Osmanthus jelly | Jeli osmanthus | เยลลี่หอมหมื่นลี้ | ओस्मान्थस जेली | ເຈລີດອກກຸ້ຍຮວາ | جيلي الأوسمانثوس',
  ),
  'coconut-jelly': words('椰果 | Coconut jelly | Nata de coco | วุ้นมะพร้าว | नरिवल जेली | ວຸ້ນໝາກພ້າວ | جيلي جوز الهند'),
  oolong: words('焙火乌龙 | Roasted oolong | Oolong panggang | ชาอู่หลงคั่ว | भुटेको उलोङ | ອູລົງຄົ່ວ | أولونغ محمّص'),
  'black-tea': words(
    '山茶红茶 | Camellia black tea | Teh hitam kamelia | ชาดำคามิเลีย | क्यामेलिया कालो चिया | ຊາດຳຄາມີເລຍ | شاي كاميليا أسود',
  ),
  'green-tea': words('绿茶 | Green tea | Teh hijau | ชาเขียว | हरियो चिया | ຊາຂຽວ | شاي أخضر'),
  jasmine: words('茉莉花茶 | Jasmine tea | Teh melati | ชามะลิ | चमेली चिया | ຊາມະລິ | شاي الياسمين'),
  matcha: words('抹茶粉 | Matcha | Matcha | มัทฉะ | माचा | ມັດຊະ | ماتشا'),
  hojicha: words('焙茶粉 | Hojicha | Hojicha | โฮจิฉะ | होजिचा | ໂຮຈິຊະ | هوجيتشا'),
  taro: words('芋泥 | Taro | Talas | เผือก | पिँडालु | ເຜືອກ | قلقاس'),
  espresso: words('咖啡豆 | Coffee beans | Biji kopi | เมล็ดกาแฟ | कफी | ເມັດກາເຟ | حبوب القهوة'),
  berries: words('草莓 | Strawberries | Stroberi | สตรอว์เบอร์รี | स्ट्रबेरी | ສະຕໍເບີຣີ | فراولة'),
  mango: words('芒果 | Mango | Mangga | มะม่วง | आँप | ໝາກມ່ວງ | مانجو'),
  'soft-ice': words(
    '软冰原浆 | Soft serve mix | Adonan es krim | ส่วนผสมซอฟต์เสิร์ฟ | सफ्ट आइसक्रिम | ສ່ວນປະສົມໄອສະຄຣີມ | خليط المثلجات',
  ),
} as const
