import type { MenuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'
import { one } from '../sizes.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Layers of butter. */
export const pastry: MenuSeed = {
  id: 'pastry',
  name: words('酥点 | Pastry | Pastri | เพสตรี | पेस्ट्री | ເພສຕຣີ | معجنات'),
  about: words(
    '黄油折二十七层 | Butter folded into 27 layers | Mentega dilipat 27 lapis | เนยพับยี่สิบเจ็ดชั้น | 27 तह मक्खन | ເນີຍພັບ 27 ຊັ້ນ | زبدة مطوية 27 طبقة',
  ),
  picture: 'butter-croissant',
  products: [
    {
      id: 'butter-croissant',
      name: words(
        '黄油可颂 | Butter Croissant | Croissant Mentega | ครัวซองต์เนยสด | बटर क्रोइसाँ | ຄຣົວຊອງເນີຍ | كرواسون بالزبدة',
      ),
      about: words(
        '二十七层，十点半出炉。 | 27 layers, out at 10:30. | 27 lapis, keluar oven 10:30. | 27 ชั้น ออกเตา 10:30 | 27 तह, 10:30 मा तयार। | 27 ຊັ້ນ ອອກເຕົາ 10:30 | 27 طبقة، تخرج في 10:30.',
      ),
      skus: one('butter-croissant', 340, { 'pastry-dough': 75 }),
      properties: ['warmth'],
      perDay: 60,
    },
    {
      id: 'pistachio-croissant',
      name: words(
        '开心果可颂 | Pistachio Croissant | Croissant Pistachio | ครัวซองต์พิสตาชิโอ | पिस्ता क्रोइसाँ | ຄຣົວຊອງພິສຕາຊີໂອ | كرواسون بالفستق',
      ),
      about: words(
        '现磨开心果酱，里外都有。 | Roasted pistachio cream, inside and out. | Krim pistachio panggang, luar dalam. | ครีมพิสตาชิโออบ ทั้งในและนอก | भुटेको पिस्ता क्रिम, भित्र र बाहिर। | ຄຣີມພິສຕາຊີໂອອົບ ທັງໃນ ແລະ ນອກ | كريمة فستق محمّص من الداخل والخارج.',
      ),
      skus: one('pistachio-croissant', 420, { 'pastry-dough': 75, nuts: 18 }),
      substitutes: ['almond-croissant', 'pain-au-chocolat'],
      properties: ['warmth'],
      perDay: 24,
    },
    {
      id: 'almond-croissant',
      name: words(
        '杏仁可颂 | Almond Croissant | Croissant Almond | ครัวซองต์อัลมอนด์ | बदाम क्रोइसाँ | ຄຣົວຊອງອັນມອນ | كرواسون باللوز',
      ),
      about: words(
        '烤两遍，杏仁奶油夹心。 | Baked twice, with almond cream. | Dipanggang dua kali, krim almond. | อบสองครั้ง ไส้ครีมอัลมอนด์ | दुई पटक पकाएको, बदाम क्रिम। | ອົບສອງຄັ້ງ ໄສ້ຄຣີມອັນມອນ | مخبوز مرتين بكريمة اللوز.',
      ),
      skus: one('almond-croissant', 440, { 'pastry-dough': 75, nuts: 22 }),
      properties: ['warmth'],
      perDay: 24,
    },
    {
      id: 'cardamom-bun',
      name: words('小豆蔻卷 | Cardamom Bun | Roti Kapulaga | โรลกระวาน | अलैँची बन | ໂຣນກະວານ | لفافة الهيل'),
      about: words(
        '北欧做法，珍珠糖。 | The northern way, with pearl sugar. | Gaya utara, dengan gula mutiara. | สไตล์เมืองเหนือ โรยน้ำตาลมุก | उत्तरी शैली, मोती चिनीसँग। | ແບບເມືອງເໜືອ ໂຮຍນ້ຳຕານມຸກ | على طريقة الشمال مع سكر اللؤلؤ.',
      ),
      skus: one('cardamom-bun', 380, { 'pastry-dough': 90 }),
      properties: ['warmth'],
      perDay: 36,
    },
    {
      id: 'cinnamon-roll',
      name: words('肉桂卷 | Cinnamon Roll | Gulungan Kayu Manis | ซินนามอนโรล | दालचिनी रोल | ໂຣນອົບເຊີຍ | لفافة القرفة'),
      about: words(
        '糖霜还没凝住就拿走。 | Taken while the icing still runs. | Ambil selagi glasirnya masih meleleh. | รับไปตอนไอซิ่งยังเยิ้ม | आइसिङ नजम्दै लिनुहोस्। | ຮັບໄປຕອນນ້ຳຕານຍັງໄຫຼ | تؤخذ والطبقة السكرية ما زالت سائلة.',
      ),
      skus: one('cinnamon-roll', 360, { 'pastry-dough': 85, sugar: 14 }),
      properties: ['warmth'],
      perDay: 36,
    },
    {
      id: 'custard-tart',
      name: words(
        '焦斑蛋挞 | Burnt Custard Tart | Tart Kustar Bakar | ทาร์ตไข่ผิวไหม้ | पोलेको कस्टर्ड टार्ट | ທາດໄຂ່ໜ້າໄໝ້ | تارت كاسترد محروقة',
      ),
      about: words(
        '酥皮，焦斑，趁热。 | Flaky shell, blistered custard. | Kulit renyah, kustar berbintik. | แป้งกรอบ คัสตาร์ดผิวไหม้ | कुरकुरे खोल, पोलेको कस्टर्ड। | ແປ້ງກອບ ຄັສຕາດໜ້າໄໝ້ | قشرة هشة وكاسترد منقّط.',
      ),
      skus: one('custard-tart', 260, { 'pastry-dough': 35, custard: 50 }),
      properties: ['warmth'],
      perDay: 80,
    },
    {
      id: 'blueberry-danish',
      name: words(
        '蓝莓丹麦 | Blueberry Danish | Danish Blueberry | เดนิชบลูเบอร์รี | ब्लुबेरी ड्यानिस | ເດນິດບລູເບີຣີ | دانش بالتوت الأزرق',
      ),
      about: words(
        '卡仕达，一把蓝莓。 | Custard and a handful of berries. | Kustar dan segenggam beri. | คัสตาร์ดกับบลูเบอร์รีกำมือ | कस्टर्ड र मुट्ठीभर बेरी। | ຄັສຕາດກັບເບີຣີກຳມື | كاسترد وحفنة توت.',
      ),
      skus: one('blueberry-danish', 400),
      properties: ['warmth'],
      perDay: 24,
    },
    {
      id: 'pain-au-chocolat',
      name: words(
        '巧克力酥 | Pain au Chocolat | Pain au Chocolat | แปงโอช็อกโกลา | चकलेट पेस्ट्री | ແປງໂອຊັອກໂກລາ | خبز بالشوكولاتة',
      ),
      about: words(
        '两根黑巧藏在里面。 | Two bars of dark chocolate inside. | Dua batang cokelat hitam di dalam. | ช็อกโกแลตเข้มสองแท่งข้างใน | भित्र दुई डार्क चकलेट। | ຊັອກໂກແລັດເຂັ້ມສອງແທ່ງຢູ່ໃນ | قضيبا شوكولاتة داكنة في الداخل.',
      ),
      skus: one('pain-au-chocolat', 380),
      properties: ['warmth'],
      perDay: 36,
    },
    {
      id: 'canele',
      name: words('可露丽 | Canelé | Canelé | คานาเล่ | क्यानेले | ຄານາເລ | كانيليه'),
      about: words(
        '外壳焦脆，里面像布丁。 | Dark crust, custard heart. | Kulit gelap, tengah kustar. | เปลือกเข้มกรอบ ข้างในคัสตาร์ด | गाढा बोक्रा, कस्टर्ड भित्र। | ເປືອກເຂັ້ມ ໃນຄັສຕາດ | قشرة داكنة وقلب كاسترد.',
      ),
      skus: one('canele', 320),
      perDay: 40,
    },
    {
      id: 'cream-puff',
      name: words('脆皮泡芙 | Cream Puff | Sus Krim | ครีมพัฟ | क्रिम पफ | ຄຣີມພັບ | كريم باف'),
      about: words(
        '点单后才挤奶油。 | Filled when you order. | Diisi saat kamu memesan. | ใส่ครีมเมื่อสั่ง | अर्डरपछि मात्र भरिने। | ໃສ່ຄຣີມເມື່ອສັ່ງ | تُحشى عند الطلب.',
      ),
      skus: one('cream-puff', 340, { cream: 50, 'pastry-dough': 30 }),
      perDay: 40,
    },
    {
      id: 'durian-puff',
      name: words('榴莲泡芙 | Durian Puff | Sus Durian | พัฟทุเรียน | डुरियन पफ | ພັບທຸລຽນ | باف الدوريان'),
      about: words(
        '只在几家店有，味道藏不住。 | In a few stores only; it cannot hide. | Hanya di beberapa toko; aromanya jujur. | มีเฉพาะบางสาขา กลิ่นซ่อนไม่ได้ | केही पसलमा मात्र; बास्ना लुक्दैन। | ມີສະເພາະບາງຮ້ານ ກິ່ນເຊື່ອງບໍ່ໄດ້ | في فروع قليلة، ورائحته لا تختبئ.',
      ),
      skus: one('durian-puff', 520),
      perDay: 20,
    },
    {
      id: 'macaron-trio',
      name: words(
        '马卡龙三枚 | Macaron Trio | Trio Makaron | มาการองสามชิ้น | म्याकरोन तीन | ມາກາຣອງສາມອັນ | ثلاثي ماكارون',
      ),
      about: words(
        '玫瑰、开心果、海盐焦糖。 | Rose, pistachio, salted caramel. | Mawar, pistachio, karamel asin. | กุหลาบ พิสตาชิโอ คาราเมลเกลือ | गुलाब, पिस्ता, नुनिलो क्यारामेल। | ກຸຫຼາບ ພິສຕາຊີໂອ ຄາຣາເມລເກືອ | ورد وفستق وكراميل مملّح.',
      ),
      skus: one('macaron-trio', 540),
      perDay: 30,
    },
  ],
}

/** Loaves and rolls. */
export const bread: MenuSeed = {
  id: 'bread',
  name: words('面包 | Bread | Roti | ขนมปัง | पाउरोटी | ເຂົ້າຈີ່ | خبز'),
  about: words(
    '老面慢发 | Slow dough, old starter | Adonan lambat, ragi lama | แป้งหมักช้า เชื้อเก่า | ढिलो पिठो, पुरानो खमिर | ແປ້ງໝັກຊ້າ ເຊື້ອເກົ່າ | عجين بطيء وخميرة عتيقة',
  ),
  picture: 'rye-loaf',
  products: [
    {
      id: 'rye-loaf',
      name: words(
        '黑麦核桃 | Rye & Walnut Loaf | Roti Rye & Kenari | ไรย์วอลนัท | राई र ओखर रोटी | ເຂົ້າຈີ່ໄຣວອນນັດ | رغيف الجاودار والجوز',
      ),
      about: words(
        '发酵二十小时，皮厚。 | Twenty hours of rest, a thick crust. | Istirahat dua puluh jam, kulit tebal. | พักแป้งยี่สิบชั่วโมง เปลือกหนา | बीस घण्टा आराम, बाक्लो बोक्रा। | ພັກແປ້ງຊາວຊົ່ວໂມງ ເປືອກໜາ | عشرون ساعة من الراحة وقشرة سميكة.',
      ),
      skus: one('rye-loaf', 720),
      properties: ['slicing'],
      perDay: 16,
    },
    {
      id: 'milk-loaf',
      name: words(
        '云朵牛奶吐司 | Milk Cloud Loaf | Roti Susu Awan | ขนมปังนมปุยเมฆ | दूध बादल रोटी | ເຂົ້າຈີ່ນົມປຸຍເມກ | رغيف الحليب الغيمي',
      ),
      about: words(
        '手撕成丝。 | Pulls apart in threads. | Disobek jadi serat lembut. | ฉีกเป็นเส้นนุ่ม | रेशा–रेशा च्यातिने। | ຈີກເປັນເສັ້ນນຸ່ມ | يتفكك خيوطًا.',
      ),
      skus: one('milk-loaf', 640),
      properties: ['slicing'],
      perDay: 20,
    },
    {
      id: 'country-baguette',
      name: words('乡村法棍 | Country Baguette | Baguette Desa | บาแกตต์ชนบท | गाउँले बगेट | ບາແກັດຊົນນະບົດ | باغيت ريفي'),
      about: words(
        '敲一敲，听见空的。 | Knock on it: it sounds hollow. | Ketuk: bunyinya kosong. | เคาะดู เสียงกลวง | ठोक्नुहोस्, खोक्रो सुनिन्छ। | ເຄາະເບິ່ງ ສຽງໂພງ | اطرقه: صوته أجوف.',
      ),
      skus: one('country-baguette', 460),
      perDay: 30,
    },
    {
      id: 'salt-roll',
      name: words(
        '海盐卷 | Salt Butter Roll | Roti Mentega Asin | ขนมปังเกลือเนย | नुनिलो बटर रोल | ໂຣນເກືອເນີຍ | لفافة الزبدة المملحة',
      ),
      about: words(
        '底部煎得焦脆。 | The bottom fries in its own butter. | Dasarnya renyah oleh menteganya sendiri. | ก้นกรอบด้วยเนยของมันเอง | आफ्नै मक्खनमा पिँध कुरकुरे। | ກົ້ນກອບດ້ວຍເນີຍຂອງມັນ | قاعها يتحمّر في زبدتها.',
      ),
      skus: one('salt-roll', 240),
      properties: ['warmth'],
      perDay: 80,
    },
    {
      id: 'pineapple-bun',
      name: words('菠萝包 | Pineapple Bun | Roti Nanas | ขนมปังสับปะรด | पाइनापल बन | ເຂົ້າຈີ່ໝາກນັດ | خبز الأناناس'),
      about: words(
        '没有菠萝，只有脆皮。 | No pineapple, just the crust. | Tanpa nanas, hanya kulitnya. | ไม่มีสับปะรด มีแต่ผิวกรอบ | भुइँकटहर छैन, बोक्रा मात्र। | ບໍ່ມີໝາກນັດ ມີແຕ່ຜິວກອບ | لا أناناس فيه، القشرة فقط.',
      ),
      skus: one('pineapple-bun', 260),
      properties: ['warmth'],
      perDay: 50,
    },
    {
      id: 'focaccia',
      name: words(
        '迷迭香佛卡夏 | Rosemary Focaccia | Focaccia Rosemary | ฟอคคาเซียโรสแมรี | रोजमेरी फोकाचा | ໂຟກາເຊຍໂຣສແມຣີ | فوكاتشيا بإكليل الجبل',
      ),
      about: words(
        '番茄、橄榄油、粗盐。 | Tomato, olive oil, coarse salt. | Tomat, minyak zaitun, garam kasar. | มะเขือเทศ น้ำมันมะกอก เกลือหยาบ | गोलभेँडा, जैतुन तेल, मोटो नुन। | ໝາກເລັ່ນ ນ້ຳມັນໝາກກອກ ເກືອຫຍາບ | طماطم وزيت زيتون وملح خشن.',
      ),
      skus: one('focaccia', 420),
      properties: ['warmth'],
      perDay: 24,
    },
    {
      id: 'dawn-bun',
      name: words('破晓红豆包 | Dawn Bun | Roti Fajar | ขนมปังรุ่งสาง | बिहानी बन | ເຂົ້າຈີ່ຮຸ່ງສາງ | خبز الفجر'),
      about: words(
        '只在四点到四点半卖，给早起的人。 | Sold from four to half past, for the early. | Dijual pukul empat sampai setengah lima, untuk yang bangun pagi. | ขายตีสี่ถึงตีสี่ครึ่ง สำหรับคนตื่นเช้า | चारदेखि साढे चारसम्म, सबेरै उठ्नेलाई। | ຂາຍສີ່ໂມງເຖິງສີ່ໂມງເຄິ່ງ ສຳລັບຄົນຕື່ນເຊົ້າ | يُباع من الرابعة إلى الرابعة والنصف للمبكرين.',
      ),
      skus: one('dawn-bun', 180),
      saleTimes: [{ start: '04:00', end: '04:30', weekdays: everyDay }],
      perDay: 60,
    },
  ],
}
