import type { MenuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'
import { cup, cups, one } from '../sizes.ts'

const milkTeaChoices = ['sweetness', 'ice', 'toppings']
const fruitTeaChoices = ['sweetness', 'coolness', 'toppings']

/** Tea with milk. */
export const milkTea: MenuSeed = {
  id: 'milk-tea',
  name: words('奶茶 | Milk tea | Teh susu | ชานม | दूध चिया | ຊານົມ | شاي بالحليب'),
  about: words(
    '每两小时现煮 | Brewed every two hours | Diseduh tiap dua jam | ชงใหม่ทุกสองชั่วโมง | हरेक दुई घण्टामा पकाइने | ຕົ້ມໃໝ່ທຸກສອງຊົ່ວໂມງ | يُحضَّر كل ساعتين',
  ),
  picture: 'brown-sugar',
  products: [
    {
      id: 'brown-sugar',
      name: words(
        '黑糖珍珠鲜奶 | Brown Sugar Pearl Milk | Susu Boba Gula Merah | นมสดไข่มุกบราวน์ชูการ์ | ब्राउन सुगर मोती दूध | ນົມໄຂ່ມຸກນ້ຳຕານແດງ | حليب لآلئ السكر البني',
      ),
      about: words(
        '珍珠在黑糖浆里慢煮四十分钟，浇上冰鲜奶。 | Pearls in dark syrup, under cold milk. | Boba dalam sirup gelap, disiram susu dingin. | ไข่มุกเคี่ยวน้ำตาลเข้ม ราดนมเย็น | गाढा चास्नीमा मोती, माथि चिसो दूध। | ໄຂ່ມຸກໃນນ້ຳຕານເຂັ້ມ ໃສ່ນົມເຢັນ | لآلئ في شراب داكن تحت حليب بارد.',
      ),
      skus: cups('brown-sugar', 520, { milk: 220, pearls: 70, sugar: 38 }),
      properties: ['sweetness', 'ice', 'toppings'],
    },
    {
      id: 'camellia-milk',
      name: words(
        '山茶红奶茶 | Camellia Milk Tea | Teh Susu Kamelia | ชานมคามิเลีย | क्यामेलिया दूध चिया | ຊານົມຄາມີເລຍ | شاي الكاميليا بالحليب',
      ),
      about: words(
        '自家红茶配高原鲜奶，奶盖上落几瓣山茶。 | House black tea, highland milk, a few petals. | Teh hitam racikan sendiri, susu dataran tinggi, sedikit kelopak. | ชาดำสูตรร้าน นมที่ราบสูง โรยกลีบดอก | घरकै कालो चिया, उच्च पहाडी दूध, केही पत्र। | ຊາດຳສູດຮ້ານ ນົມພູພຽງ ໂຮຍກີບດອກ | شاي البيت الأسود وحليب المرتفعات وبتلات قليلة.',
      ),
      skus: cups('camellia-milk', 480, { 'highland-milk': 150, 'black-tea': 8, sugar: 20 }),
      properties: milkTeaChoices,
    },
    {
      id: 'jasmine-cloud',
      name: words(
        '茉莉云顶奶绿 | Jasmine Cloud Milk Tea | Teh Susu Awan Melati | ชานมมะลิเมฆา | चमेली बादल दूध चिया | ຊານົມມະລິຄລາວ | شاي الياسمين الغائم بالحليب',
      ),
      about: words(
        '茉莉窨过七次，盖一层轻奶油。 | Scented seven times, under light cream. | Diharumkan tujuh kali, di bawah krim ringan. | อบกลิ่นเจ็ดครั้ง ใต้ครีมเบา | सात पटक बास्ना दिइएको, हल्का क्रिममुनि। | ອົບກິ່ນເຈັດຄັ້ງ ໃຕ້ຄຣີມເບົາ | معطّر سبع مرات تحت كريمة خفيفة.',
      ),
      skus: cups('jasmine-cloud', 500, { 'highland-milk': 150, jasmine: 7, cream: 30, sugar: 14 }),
      properties: milkTeaChoices,
    },
    {
      id: 'matcha-cloud',
      name: words(
        '抹茶云拿铁 | Matcha Cloud Latte | Matcha Cloud Latte | มัทฉะคลาวด์ลาเต้ | माचा क्लाउड लाटे | ມັດຊະຄລາວລາເຕ້ | لاتيه الماتشا الغائم',
      ),
      about: words(
        '石磨抹茶浮在冰牛奶上。 | Stone-ground matcha over cold milk. | Matcha gilingan batu di atas susu dingin. | มัทฉะบดหินบนนมเย็น | ढुङ्गामा पिँधेको माचा, चिसो दूधमाथि। | ມັດຊະບົດຫີນເທິງນົມເຢັນ | ماتشا مطحونة بالحجر فوق حليب بارد.',
      ),
      skus: cups('matcha-cloud', 540, { matcha: 5, cream: 30, sugar: 18 }),
      properties: ['milk', 'sweetness', 'ice'],
    },
    {
      id: 'taro-coconut',
      name: words(
        '芋泥椰奶 | Taro Coconut Milk | Susu Talas Kelapa | เผือกนมมะพร้าว | पिँडालु नरिवल दूध | ເຜືອກນົມໝາກພ້າວ | قلقاس بحليب جوز الهند',
      ),
      about: words(
        '手捣芋泥，清甜椰奶。 | Taro mashed by hand, coconut milk. | Talas tumbuk tangan, santan segar. | เผือกตำมือ นมมะพร้าว | हातले थिचेको पिँडालु, नरिवल दूध। | ເຜືອກຕຳມື ນົມໝາກພ້າວ | قلقاس مهروس باليد وحليب جوز الهند.',
      ),
      skus: cups('taro-coconut', 560, { taro: 80, milk: 100, sugar: 22 }),
      properties: milkTeaChoices,
    },
    {
      id: 'hojicha-jelly',
      name: words(
        '焙茶仙草奶 | Hojicha Grass Jelly Milk | Hojicha Susu Cincau | โฮจิฉะนมเฉาก๊วย | होजिचा जेली दूध | ໂຮຈິຊະນົມເຂົ້າກ໋ວຍ | حليب الهوجيتشا والجيلي',
      ),
      about: words(
        '炭焙香气，底下是仙草冻。 | Toasted tea over soft herbal jelly. | Teh sangrai di atas cincau lembut. | ชาคั่วหอมบนเฉาก๊วยนุ่ม | भुटेको चिया, मुनि नरम जेली। | ຊາຄົ່ວເທິງເຂົ້າກ໋ວຍນຸ່ມ | شاي محمّص فوق جيلي طري.',
      ),
      skus: cups('hojicha-jelly', 500, { hojicha: 6, milk: 150, sugar: 20 }),
      properties: milkTeaChoices,
    },
    {
      id: 'strawberry-milk',
      name: words('草莓生牛乳 | Strawberry Milk | Susu Stroberi | นมสตรอว์เบอร์รี | स्ट्रबेरी दूध | ນົມສະຕໍເບີຣີ | حليب الفراولة'),
      about: words(
        '整颗草莓捣成果酱，不加香精。 | Whole berries, crushed to order. | Stroberi utuh, ditumbuk saat dipesan. | สตรอว์เบอร์รีทั้งลูกบดสด | सिङ्गै बेरी, अर्डरमै थिचिएको। | ສະຕໍເບີຣີທັງໜ່ວຍບົດສົດ | فراولة كاملة تُهرس عند الطلب.',
      ),
      skus: cups('strawberry-milk', 560, { berries: 90, milk: 180, sugar: 20 }),
      properties: ['sweetness', 'coolness', 'toppings'],
    },
    {
      id: 'thai-red',
      name: words(
        '泰式红奶茶 | Thai Red Milk Tea | Teh Tarik Thailand | ชาไทยเย็น | थाई रातो दूध चिया | ຊາໄທເຢັນ | شاي تايلندي أحمر بالحليب',
      ),
      about: words(
        '香料红茶，浓炼乳，大块冰。 | Spiced tea, condensed milk, big ice. | Teh rempah, susu kental, es besar. | ชาเครื่องเทศ นมข้น น้ำแข็งก้อนใหญ่ | मसला चिया, बाक्लो दूध, ठूलो बरफ। | ຊາເຄື່ອງເທດ ນົມຂຸ້ນ ນ້ຳກ້ອນໃຫຍ່ | شاي بالتوابل وحليب مكثف وثلج كبير.',
      ),
      skus: cups('thai-red', 460, { 'black-tea': 9, milk: 60, sugar: 40 }),
      properties: fruitTeaChoices,
    },
  ],
}

/** Tea with fruit. */
export const fruitTea: MenuSeed = {
  id: 'fruit-tea',
  name: words('果茶 | Fruit tea | Teh buah | ชาผลไม้ | फलफूल चिया | ຊາໝາກໄມ້ | شاي الفواكه'),
  about: words(
    '当天切的水果 | Fruit cut the same day | Buah dipotong hari ini | ผลไม้หั่นวันนี้ | आजै काटेको फलफूल | ໝາກໄມ້ຕັດມື້ນີ້ | فواكه تُقطّع في اليوم نفسه',
  ),
  picture: 'lychee-rose',
  products: [
    {
      id: 'lychee-rose',
      name: words(
        '荔枝玫瑰冰茶 | Lychee Rose Iced Tea | Es Teh Leci Mawar | ชาเย็นลิ้นจี่กุหลาบ | लिची गुलाब आइस टी | ຊາເຢັນລິ້ນຈີ່ກຸຫຼາບ | شاي مثلّج بالليتشي والورد',
      ),
      about: words(
        '红茶，整颗荔枝，一点玫瑰。 | Black tea, whole lychees, a little rose. | Teh hitam, leci utuh, sedikit mawar. | ชาดำ ลิ้นจี่ทั้งลูก กลิ่นกุหลาบ | कालो चिया, सिङ्गै लिची, अलि गुलाब। | ຊາດຳ ລິ້ນຈີ່ທັງໜ່ວຍ ກິ່ນກຸຫຼາບ | شاي أسود وليتشي كامل وقليل من الورد.',
      ),
      skus: cups('lychee-rose', 460, { 'black-tea': 7, sugar: 26 }),
      properties: fruitTeaChoices,
    },
    {
      id: 'yuzu-green',
      name: words('柚子绿茶 | Yuzu Green Tea | Teh Hijau Yuzu | ชาเขียวยูซุ | युजु हरियो चिया | ຊາຂຽວຢູຊຸ | شاي أخضر باليوزو'),
      about: words(
        '冷泡绿茶，柚子，薄荷。 | Cold-steeped, yuzu, mint. | Seduh dingin, yuzu, mint. | ชงเย็น ยูซุ มินต์ | चिसोमा भिजाएको, युजु, पुदिना। | ຊົງເຢັນ ຢູຊຸ ມິ້ນ | منقوع بارد ويوزو ونعناع.',
      ),
      skus: cups('yuzu-green', 440, { 'green-tea': 7, sugar: 24 }),
      properties: fruitTeaChoices,
    },
    {
      id: 'mango-sago',
      name: words(
        '杨枝甘露 | Mango Pomelo Sago | Mangga Pomelo Sagu | มะม่วงส้มโอสาคู | आँप पोमेलो सागो | ໝາກມ່ວງໝາກກ້ຽງໃຫຍ່ສາຄູ | مانجو وبوميلو وساغو',
      ),
      about: words(
        '芒果、椰奶、西柚粒、西米。 | Mango, coconut, pomelo, sago. | Mangga, kelapa, jeruk bali, sagu. | มะม่วง มะพร้าว ส้มโอ สาคู | आँप, नरिवल, पोमेलो, सागो। | ໝາກມ່ວງ ໝາກພ້າວ ໝາກກ້ຽງໃຫຍ່ ສາຄູ | مانجو وجوز هند وبوميلو وساغو.',
      ),
      skus: cups('mango-sago', 560, { mango: 120, sugar: 20 }),
      properties: ['sweetness', 'coolness'],
    },
    {
      id: 'peach-oolong',
      name: words('蜜桃乌龙 | Peach Oolong | Oolong Persik | อู่หลงพีช | आरु उलोङ | ອູລົງໝາກຄາຍ | أولونغ بالخوخ'),
      about: words(
        '脆桃片配轻焙乌龙。 | Crisp peach in lightly roasted oolong. | Persik renyah dalam oolong ringan. | พีชกรอบในชาอู่หลงคั่วอ่อน | हल्का भुटेको उलोङमा कुरकुरे आरु। | ໝາກຄາຍກອບໃນອູລົງຄົ່ວອ່ອນ | خوخ مقرمش في أولونغ خفيف التحميص.',
      ),
      skus: cups('peach-oolong', 480, { oolong: 7, sugar: 24 }),
      properties: fruitTeaChoices,
    },
    {
      id: 'grape-jasmine',
      name: words('多肉葡萄茉莉 | Grape Jasmine | Anggur Melati | องุ่นมะลิ | अङ्गुर चमेली | ອະງຸ່ນມະລິ | عنب وياسمين'),
      about: words(
        '去皮葡萄，茉莉茶底，轻芝士。 | Peeled grapes, jasmine tea, light cream. | Anggur kupas, teh melati, krim ringan. | องุ่นปอกเปลือก ชามะลิ ครีมเบา | छोडाएको अङ्गुर, चमेली चिया, हल्का क्रिम। | ອະງຸ່ນປອກເປືອກ ຊາມະລິ ຄຣີມເບົາ | عنب مقشّر وشاي ياسمين وكريمة خفيفة.',
      ),
      skus: cups('grape-jasmine', 540, { jasmine: 7, cream: 25, sugar: 26 }),
      properties: fruitTeaChoices,
    },
    {
      id: 'watermelon-mint',
      name: words('西瓜薄荷 | Watermelon Mint | Semangka Mint | แตงโมมินต์ | खरबुजा पुदिना | ໝາກໂມມິ້ນ | بطيخ ونعناع'),
      about: words(
        '现榨西瓜，只加薄荷。 | Pressed watermelon, mint, nothing else. | Semangka peras, mint, tanpa tambahan. | แตงโมคั้นสดกับมินต์เท่านั้น | निचोरेको खरबुजा र पुदिना मात्र। | ໝາກໂມຄັ້ນສົດກັບມິ້ນເທົ່ານັ້ນ | بطيخ معصور ونعناع لا غير.',
      ),
      skus: cups('watermelon-mint', 450),
      properties: ['coolness', 'toppings'],
    },
    {
      id: 'passion-green',
      name: words(
        '百香果绿茶 | Passion Fruit Green | Teh Hijau Markisa | ชาเขียวเสาวรส | प्यासन फ्रुट हरियो चिया | ຊາຂຽວໝາກນອດ | شاي أخضر بثمرة العاطفة',
      ),
      about: words(
        '酸甜带籽，越嚼越香。 | Sweet and sour, seeds and all. | Asam manis, lengkap dengan bijinya. | เปรี้ยวหวาน เคี้ยวเมล็ดเพลิน | अमिलो गुलियो, बियाँसहित। | ສົ້ມຫວານ ພ້ອມເມັດ | حلو وحامض ببذوره.',
      ),
      skus: cups('passion-green', 450, { 'green-tea': 7, sugar: 28 }),
      properties: fruitTeaChoices,
    },
    {
      id: 'dragonfruit-coconut',
      name: words(
        '火龙果椰椰 | Dragon Fruit Coconut | Buah Naga Kelapa | แก้วมังกรมะพร้าว | ड्रागन फ्रुट नरिवल | ແກ້ວມັງກອນໝາກພ້າວ | فاكهة التنين وجوز الهند',
      ),
      about: words(
        '红心火龙果打底，上面是椰奶。 | Red dragon fruit below, coconut above. | Buah naga merah di bawah, kelapa di atas. | แก้วมังกรแดงด้านล่าง มะพร้าวด้านบน | तल रातो ड्रागन फ्रुट, माथि नरिवल। | ແກ້ວມັງກອນແດງທາງລຸ່ມ ໝາກພ້າວທາງເທິງ | فاكهة تنين حمراء تحتها وجوز هند فوقها.',
      ),
      skus: cups('dragonfruit-coconut', 520),
      properties: ['sweetness', 'coolness'],
    },
  ],
}

/** Tea by itself. */
export const pureTea: MenuSeed = {
  id: 'tea',
  name: words('原叶茶 | Pure tea | Teh murni | ชาใบ | शुद्ध चिया | ຊາໃບ | شاي خالص'),
  about: words(
    '一片叶子，不加别的 | Leaves and water | Daun dan air | ใบชากับน้ำ | पात र पानी | ໃບຊາ ແລະ ນ້ຳ | أوراق وماء',
  ),
  picture: 'camellia-black',
  products: [
    {
      id: 'camellia-black',
      name: words(
        '山茶红茶（热） | Camellia Black Tea, hot | Teh Hitam Kamelia, panas | ชาดำคามิเลียร้อน | क्यामेलिया कालो चिया, तातो | ຊາດຳຄາມີເລຍຮ້ອນ | شاي كاميليا أسود ساخن',
      ),
      about: words(
        '蜜香，瓷杯上桌。 | Honeyed, in porcelain. | Beraroma madu, dalam porselen. | หอมน้ำผึ้ง ในถ้วยกระเบื้อง | महको बास्ना, पोर्सिलिनमा। | ຫອມນ້ຳເຜິ້ງ ໃນຈອກກະເບື້ອງ | بعبق العسل في خزف.',
      ),
      skus: cup('camellia-black', 380, { volumeMl: 300, uses: { 'black-tea': 6, sugar: 12 } }),
      properties: ['sweetness'],
    },
    {
      id: 'jasmine-pot',
      name: words(
        '茉莉花茶壶 | Jasmine Pot for Two | Teko Melati untuk Dua | ชามะลิกาสำหรับสอง | दुईका लागि चमेली भाँडो | ຊາມະລິກາສຳລັບສອງ | إبريق ياسمين لشخصين',
      ),
      about: words(
        '玻璃壶里看花开，可续两次水。 | Blossoms open in the glass; two refills. | Bunga mekar di kaca; dua kali isi ulang. | ดอกบานในแก้ว เติมน้ำได้สองครั้ง | सिसामा फूल फक्रन्छ; दुई पटक थप्न मिल्छ। | ດອກບານໃນແກ້ວ ຕື່ມນ້ຳໄດ້ສອງຄັ້ງ | تتفتح الزهور في الزجاج مع إعادتين.',
      ),
      skus: cup('jasmine-pot', 720, { volumeMl: 600, uses: { jasmine: 10 } }),
    },
    {
      id: 'cold-brew-oolong',
      name: words(
        '冷泡乌龙瓶 | Cold Brew Oolong, bottled | Oolong Seduh Dingin, botol | อู่หลงสกัดเย็นขวด | चिसो उलोङ, बोतलमा | ອູລົງຊົງເຢັນຂວດ | أولونغ منقوع بارد في زجاجة',
      ),
      about: words(
        '冷泡十二小时，带走喝。 | Twelve hours in the cold, to carry along. | Dua belas jam dingin, untuk dibawa. | แช่เย็นสิบสองชั่วโมง พกพาได้ | बाह्र घण्टा चिसोमा, सँगै लैजान। | ແຊ່ເຢັນສິບສອງຊົ່ວໂມງ ພົກພາໄດ້ | اثنتا عشرة ساعة في البرد، للطريق.',
      ),
      skus: cup('cold-brew-oolong', 420, { volumeMl: 500, uses: { oolong: 10 } }),
      perDay: 40,
    },
    {
      id: 'chrysanthemum-goji',
      name: words(
        '菊花枸杞 | Chrysanthemum & Goji | Krisan & Goji | เก๊กฮวยเก๋ากี้ | गोदावरी र गोजी | ດອກເບັນຈະມາດ ແລະ ໂກຈີ | أقحوان وغوجي',
      ),
      about: words(
        '不含咖啡因，晚上也能喝。 | No caffeine, good at night. | Tanpa kafein, cocok malam hari. | ไม่มีคาเฟอีน ดื่มกลางคืนได้ | क्याफिन छैन, राति पनि हुन्छ। | ບໍ່ມີຄາເຟອີນ ດື່ມກາງຄືນໄດ້ | بلا كافيين، مناسب ليلًا.',
      ),
      skus: one('chrysanthemum-goji', 400),
      properties: ['sweetness'],
    },
    {
      id: 'ginger-date',
      name: words(
        '红枣姜茶 | Ginger & Red Date | Jahe & Kurma Merah | ขิงพุทราแดง | अदुवा र रातो खजूर | ຂີງໝາກກະທັນແດງ | زنجبيل وعناب',
      ),
      about: words(
        '老姜慢煮，雨天刚好。 | Old ginger, simmered; made for rain. | Jahe tua direbus; pas saat hujan. | ขิงแก่เคี่ยว เหมาะกับวันฝน | पकाएको पुरानो अदुवा; वर्षाका लागि। | ຂີງແກ່ຕົ້ມ ເໝາະກັບມື້ຝົນ | زنجبيل مطهو ببطء، لأيام المطر.',
      ),
      skus: one('ginger-date', 420),
      properties: ['sweetness'],
    },
  ],
}
