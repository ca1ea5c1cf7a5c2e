import type { MenuSeed } from '../../shapes.ts'
import { words } from '../../words.ts'
import { cup, cups, one } from '../sizes.ts'

/** Coffee. */
export const coffee: MenuSeed = {
  id: 'coffee',
  name: words('咖啡 | Coffee | Kopi | กาแฟ | कफी | ກາເຟ | قهوة'),
  about: words(
    '每周烘一次 | Roasted once a week | Disangrai tiap minggu | คั่วสัปดาห์ละครั้ง | हप्तामा एक पटक भुटिने | ຄົ່ວອາທິດລະຄັ້ງ | تُحمَّص مرة في الأسبوع',
  ),
  picture: 'flat-white',
  products: [
    {
      id: 'flat-white',
      name: words('澳白 | Flat White | Flat White | แฟลตไวท์ | फ्ल्याट ह्वाइट | ແຟລັດໄວ | فلات وايت'),
      about: words(
        '双份浓缩，薄薄一层奶。 | Two shots, a thin coat of milk. | Dua shot, lapisan susu tipis. | สองช็อต นมบาง ๆ | दुई शट, पातलो दूध। | ສອງຊັອດ ນົມບາງໆ | جرعتان وطبقة حليب رقيقة.',
      ),
      skus: cup('flat-white', 480, { volumeMl: 240, uses: { espresso: 18 } }),
      properties: ['milk', 'shots'],
    },
    {
      id: 'iced-americano',
      name: words('冰美式 | Iced Americano | Es Americano | อเมริกาโน่เย็น | आइस अमेरिकानो | ອາເມຣິກາໂນເຢັນ | أمريكانو مثلّج'),
      about: words(
        '干净，带一点橙皮。 | Clean, with a hint of orange peel. | Bersih, sedikit kulit jeruk. | สะอาด มีกลิ่นเปลือกส้ม | सफा, अलिकति सुन्तलाको बोक्रा। | ສະອາດ ມີກິ່ນເປືອກສົ້ມ | نقي مع لمحة قشر برتقال.',
      ),
      skus: cups('iced-americano', 380, { espresso: 18 }),
      properties: ['shots', 'coolness'],
    },
    {
      id: 'osmanthus-latte',
      name: words(
        '桂花拿铁 | Osmanthus Latte | Latte Osmanthus | ลาเต้หอมหมื่นลี้ | ओस्मान्थस लाटे | ລາເຕ້ດອກກຸ້ຍຮວາ | لاتيه الأوسمانثوس',
      ),
      about: words(
        '花蜜替代糖。 | Blossom honey instead of sugar. | Madu bunga pengganti gula. | น้ำผึ้งดอกไม้แทนน้ำตาล | चिनीको सट्टा फूलको मह। | ນ້ຳເຜິ້ງດອກໄມ້ແທນນ້ຳຕານ | عسل الزهر بدل السكر.',
      ),
      skus: cups('osmanthus-latte', 520, { espresso: 18, sugar: 16 }),
      properties: ['milk', 'shots', 'ice'],
    },
    {
      id: 'einspanner',
      name: words('维也纳奶油咖啡 | Einspänner | Einspänner | ไอน์สแปนเนอร์ | आइन्सपेनर | ໄອສະແປນເນີ | أينشبنر'),
      about: words(
        '奶油机在保养，过几天回来。 | The cream machine rests for a few days. | Mesin krim istirahat beberapa hari. | เครื่องตีครีมพักสองสามวัน | क्रिम मेसिन केही दिन आराममा। | ເຄື່ອງຕີຄຣີມພັກສອງສາມມື້ | آلة الكريمة ترتاح بضعة أيام.',
      ),
      skus: cup('einspanner', 520, { volumeMl: 220, uses: { espresso: 18, cream: 60, sugar: 12 } }),
      properties: ['shots'],
      isStopped: true,
    },
    {
      id: 'camellia-mocha',
      name: words(
        '山茶摩卡 | Camellia Mocha | Moka Kamelia | มอคค่าคามิเลีย | क्यामेलिया मोका | ໂມກາຄາມີເລຍ | موكا الكاميليا',
      ),
      about: words(
        '七成黑巧，奶沫压花。 | Dark chocolate, a flower in the foam. | Cokelat hitam, bunga di atas busa. | ช็อกโกแลตเข้ม ลายดอกไม้บนฟอง | डार्क चकलेट, फिँजमा फूल। | ຊັອກໂກແລັດເຂັ້ມ ລາຍດອກໄມ້ | شوكولاتة داكنة وزهرة في الرغوة.',
      ),
      skus: cup('camellia-mocha', 540, { volumeMl: 300, uses: { espresso: 18 } }),
      properties: ['milk', 'shots'],
    },
  ],
}

/** Cold and sparkling. */
export const ice: MenuSeed = {
  id: 'ice',
  name: words(
    '冰品与气泡 | Ice & sparkling | Es & soda | ไอศกรีมและโซดา | आइस र सोडा | ໄອສະຄຣີມ ແລະ ໂຊດາ | مثلجات وفوّار',
  ),
  about: words('凉一凉 | To cool down | Untuk menyegarkan | คลายร้อน | चिसो हुन | ໃຫ້ເຢັນ | للانتعاش'),
  picture: 'milk-soft-serve',
  products: [
    {
      id: 'milk-soft-serve',
      name: words(
        '鲜奶软冰 | Milk Soft Serve | Es Krim Susu | ซอฟต์เสิร์ฟนมสด | दूध सफ्ट आइसक्रिम | ໄອສະຄຣີມນົມສົດ | مثلجات الحليب',
      ),
      about: words(
        '只用牛奶和一点盐。 | Milk and a pinch of salt. | Susu dan sejumput garam. | นมกับเกลือนิดเดียว | दूध र एक चिम्टी नुन। | ນົມກັບເກືອໜ້ອຍໜຶ່ງ | حليب ورشة ملح.',
      ),
      skus: one('milk-soft-serve', 320, { 'soft-ice': 110 }),
      properties: ['sprinkles'],
    },
    {
      id: 'matcha-soft-serve',
      name: words(
        '抹茶软冰 | Matcha Soft Serve | Es Krim Matcha | ซอฟต์เสิร์ฟมัทฉะ | माचा सफ्ट आइसक्रिम | ໄອສະຄຣີມມັດຊະ | مثلجات الماتشا',
      ),
      about: words(
        '微苦，回甘。 | A little bitter, then sweet. | Sedikit pahit, lalu manis. | ขมนิด แล้วหวาน | अलि तीतो, अनि गुलियो। | ຂົມໜ້ອຍ ແລ້ວຫວານ | مرّ قليلًا ثم حلو.',
      ),
      skus: one('matcha-soft-serve', 360, { 'soft-ice': 110, matcha: 3 }),
      properties: ['sprinkles'],
    },
    {
      id: 'berry-sundae',
      name: words('莓果圣代 | Berry Sundae | Sundae Beri | เบอร์รีซันเดย์ | बेरी सन्डे | ເບີຣີຊັນເດ | صنداي التوت'),
      about: words(
        '软冰、草莓、曲奇，一层一层。 | Soft serve, berries, cookie, in layers. | Es krim, beri, kukis, berlapis. | ซอฟต์เสิร์ฟ เบอร์รี คุกกี้ เป็นชั้น | आइसक्रिम, बेरी, कुकिज, तह–तह। | ໄອສະຄຣີມ ເບີຣີ ຄຸກກີ້ ເປັນຊັ້ນ | مثلجات وتوت وبسكويت طبقات.',
      ),
      skus: one('berry-sundae', 480, { 'soft-ice': 120, berries: 60 }),
      properties: ['sprinkles'],
    },
    {
      id: 'affogato',
      name: words('阿芙佳朵 | Affogato | Affogato | อัฟโฟกาโต | अफोगाटो | ອັບໂຟກາໂຕ | أفوغاتو'),
      about: words(
        '热浓缩浇冷软冰。 | Hot espresso on cold soft serve. | Espresso panas di atas es krim. | เอสเปรสโซร้อนราดซอฟต์เสิร์ฟ | चिसो आइसक्रिममा तातो एस्प्रेसो। | ເອສເປຣສໂຊຮ້ອນໃສ່ໄອສະຄຣີມ | إسبريسو ساخن على مثلجات باردة.',
      ),
      skus: one('affogato', 460, { 'soft-ice': 100, espresso: 18 }),
    },
    {
      id: 'yuzu-soda',
      name: words('柚子气泡水 | Yuzu Soda | Soda Yuzu | ยูซุโซดา | युजु सोडा | ຢູຊຸໂຊດາ | صودا اليوزو'),
      about: words(
        '柚子酱，冰，很多气泡。 | Yuzu, ice, many bubbles. | Yuzu, es, banyak gelembung. | ยูซุ น้ำแข็ง ฟองซ่า | युजु, बरफ, धेरै फोका। | ຢູຊຸ ນ້ຳກ້ອນ ຟອງຫຼາຍ | يوزو وثلج وفقاعات كثيرة.',
      ),
      skus: cups('yuzu-soda', 420),
      properties: ['sweetness', 'coolness'],
    },
    {
      id: 'hibiscus-soda',
      name: words(
        '洛神气泡水 | Hibiscus Soda | Soda Rosela | โซดากระเจี๊ยบ | हिबिस्कस सोडा | ໂຊດາໝາກສົ້ມພໍດີ | صودا الكركديه',
      ),
      about: words(
        '洛神花冷泡一夜。 | Hibiscus, steeped overnight. | Rosela direndam semalaman. | กระเจี๊ยบแช่ข้ามคืน | रातभर भिजाएको हिबिस्कस। | ໝາກສົ້ມພໍດີແຊ່ຂ້າມຄືນ | كركديه منقوع طوال الليل.',
      ),
      skus: cups('hibiscus-soda', 420),
      properties: ['sweetness', 'coolness'],
    },
    {
      id: 'espresso-tonic',
      name: words(
        '橙香浓缩汤力 | Orange Espresso Tonic | Espresso Tonik Jeruk | เอสเปรสโซโทนิคส้ม | सुन्तला एस्प्रेसो टोनिक | ເອສເປຣສໂຊໂທນິກສົ້ມ | إسبريسو تونيك بالبرتقال',
      ),
      about: words(
        '苦、甜、汽，三层分明。 | Bitter, sweet and sparkling in layers. | Pahit, manis, bersoda, berlapis. | ขม หวาน ซ่า แยกชั้น | तीतो, गुलियो, फोका, तहमा। | ຂົມ ຫວານ ຊ່າ ແຍກຊັ້ນ | مرّ وحلو وفوّار في طبقات.',
      ),
      skus: cups('espresso-tonic', 480, { espresso: 18 }),
      properties: ['coolness'],
    },
  ],
}
