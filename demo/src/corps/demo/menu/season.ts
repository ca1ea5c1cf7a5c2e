import type { MenuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'
import { cups, one } from '../sizes.ts'

/** What is here for some weeks. */
export const season: MenuSeed = {
  id: 'season',
  name: words('时令 | Season | Musiman | ตามฤดูกาล | मौसमी | ຕາມລະດູການ | الموسم'),
  about: words(
    '桂花和别的客人 | Osmanthus and other guests | Osmanthus dan tamu lain | หอมหมื่นลี้และแขกอื่น | ओस्मान्थस र अन्य पाहुना | ດອກກຸ້ຍຮວາ ແລະ ແຂກອື່ນ | الأوسمانثوس وضيوف آخرون',
  ),
  picture: 'osmanthus-oolong',
  products: [
    {
      id: 'osmanthus-oolong',
      name: words(
        '桂花乌龙奶茶 | Osmanthus Oolong Milk Tea | Teh Susu Oolong Osmanthus | ชานมอู่หลงหอมหมื่นลี้ | ओस्मान्थस उलोङ दूध चिया | ຊານົມອູລົງດອກກຸ້ຍຮວາ | شاي أولونغ بالأوسمانثوس والحليب',
      ),
      about: words(
        '同一座山的焙火乌龙，泡六分钟，冲入鲜奶，盖上微咸的奶盖。 | Roasted oolong from one hillside, steeped for six minutes, poured over fresh milk and closed with a cap of lightly salted cream. | Oolong panggang dari satu lereng, diseduh enam menit, dituang ke susu segar, ditutup krim asin ringan. | อู่หลงคั่วจากเขาลูกเดียว ชงหกนาที รินบนนมสด ปิดด้วยครีมเค็มอ่อน | एउटै पाखाको भुटेको उलोङ, छ मिनेट भिजाएर ताजा दूधमा, माथि हल्का नुनिलो क्रिम। | ອູລົງຄົ່ວຈາກພູດຽວ ຊົງຫົກນາທີ ຖອກໃສ່ນົມສົດ ປິດດ້ວຍຄຣີມເຄັມອ່ອນ | أولونغ محمّص من تلة واحدة، يُنقع ست دقائق ويُصب على حليب طازج تحت كريمة مملحة قليلًا.',
      ),
      skus: cups('osmanthus-oolong', 540, { 'highland-milk': 150, oolong: 8, sugar: 18 }),
      properties: ['sweetness', 'ice', 'toppings'],
    },
    {
      id: 'chestnut-hojicha',
      name: words(
        '栗子焙茶拿铁 | Chestnut Hojicha Latte | Latte Hojicha Kastanye | โฮจิฉะลาเต้เกาลัด | कटुस होजिचा लाटे | ໂຮຈິຊະລາເຕ້ໝາກກໍ່ | لاتيه هوجيتشا بالكستناء',
      ),
      about: words(
        '栗子泥在顶上，焙茶在底下。 | Chestnut on top, toasted tea below. | Kastanye di atas, teh sangrai di bawah. | เกาลัดด้านบน ชาคั่วด้านล่าง | माथि कटुस, तल भुटेको चिया। | ໝາກກໍ່ທາງເທິງ ຊາຄົ່ວທາງລຸ່ມ | كستناء فوق وشاي محمّص تحت.',
      ),
      skus: cups('chestnut-hojicha', 580, { hojicha: 6, cream: 40, sugar: 26 }),
      properties: ['milk', 'sweetness', 'ice'],
    },
    {
      id: 'persimmon-green',
      name: words(
        '柿柿绿茶 | Persimmon Green Tea | Teh Hijau Kesemek | ชาเขียวลูกพลับ | हलुवाबेद हरियो चिया | ຊາຂຽວໝາກພັບ | شاي أخضر بالكاكي',
      ),
      about: words(
        '软柿子捣开，清茶收尾。 | Soft persimmon, a clean finish of tea. | Kesemek lembut, diakhiri teh segar. | ลูกพลับนิ่ม ปิดท้ายด้วยชาสะอาด | नरम हलुवाबेद, सफा चियाको अन्त्य। | ໝາກພັບນຸ່ມ ປິດທ້າຍດ້ວຍຊາ | كاكي طري ونهاية شاي صافية.',
      ),
      skus: cups('persimmon-green', 500, { 'green-tea': 7, sugar: 24 }),
      properties: ['sweetness', 'coolness', 'toppings'],
    },
    {
      id: 'mont-blanc',
      name: words(
        '桂花栗子蒙布朗 | Osmanthus Mont Blanc | Mont Blanc Osmanthus | มองบลังก์หอมหมื่นลี้ | ओस्मान्थस मोन्ट ब्लाङ्क | ມົງບລັງດອກກຸ້ຍຮວາ | مون بلان بالأوسمانثوس',
      ),
      about: words(
        '每人每天两只，做得慢。 | Two a day for each guest; it takes time. | Dua per tamu per hari; butuh waktu. | วันละสองชิ้นต่อท่าน ทำนาน | दिनमा दुई वटा; बनाउन समय लाग्छ। | ມື້ລະສອງຊິ້ນຕໍ່ທ່ານ ເຮັດດົນ | قطعتان في اليوم لكل ضيف، فهي تأخذ وقتًا.',
      ),
      skus: one('mont-blanc', 680, { cream: 50 }),
      dailyLimit: 2,
      perDay: 24,
    },
    {
      id: 'osmanthus-jelly-cake',
      name: words(
        '桂花糕 | Osmanthus Jelly Cake | Kue Jeli Osmanthus | ขนมเยลลี่หอมหมื่นลี้ | ओस्मान्थस जेली केक | ເຂົ້າໜົມເຈລີດອກກຸ້ຍຮວາ | كعكة جيلي الأوسمانثوس',
      ),
      about: words(
        '透明的一小块秋天。 | A small clear piece of autumn. | Sepotong kecil musim gugur yang bening. | ฤดูใบไม้ร่วงใสชิ้นเล็ก | शरदको सानो पारदर्शी टुक्रा। | ລະດູໃບໄມ້ຫຼົ່ນໃສຊິ້ນນ້ອຍ | قطعة صغيرة صافية من الخريف.',
      ),
      skus: one('osmanthus-jelly-cake', 360),
      perDay: 30,
    },
    {
      id: 'sakura-roll',
      name: words('樱花卷 | Sakura Roll | Gulungan Sakura | โรลซากุระ | साकुरा रोल | ໂຣນຊາກຸຣະ | رول الساكورا'),
      about: words(
        '春天再见。 | Back in spring. | Kembali di musim semi. | พบกันใหม่ฤดูใบไม้ผลิ | वसन्तमा फेरि। | ພົບກັນລະດູໃບໄມ້ປົ່ງ | تعود في الربيع.',
      ),
      skus: one('sakura-roll', 620),
      isOffShelf: true,
    },
  ],
}
