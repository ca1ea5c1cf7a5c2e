import type { FoodSeed } from '../shapes.ts'
import { words } from '../words.ts'

/** What recipes use beside what is weighed on its own. */
export const pantry = {
  sugar: words('蔗糖 | Cane sugar | Gula tebu | น้ำตาลอ้อย | उखुको चिनी | ນ້ຳຕານອ້ອຍ | سكر القصب'),
  'pastry-dough': words('起酥面团 | Pastry dough | Adonan pastri | แป้งพัฟ | पेस्ट्रीको पिठो | ແປ້ງເຂົ້າໜົມ | عجين المورّق'),
  sponge: words('蛋糕坯 | Sponge | Bolu | เนื้อเค้ก | स्पन्ज केक | ເນື້ອເຄັກ | كعك إسفنجي'),
  custard: words('卡仕达酱 | Custard | Custard | คัสตาร์ด | कस्टर्ड | ຄັສຕາດ | كاسترد'),
  nuts: words(
    '杏仁与开心果 | Almonds and pistachios | Almon dan pistachio | อัลมอนด์และพิสตาชิโอ | बदाम र पिस्ता | ອັນມອນ ແລະ ພິສຕາຊິໂອ | لوز وفستق',
  ),
} as const

const nothing = { energy: 0, sugar: 0, saturatedFat: 0, caffeine: 0 }
const cowsMilk = { ...nothing, energy: 64, sugar: 4.8, lactose: 4.8, saturatedFat: 2.1, contains: ['milk'] } as const
/** Of 100 g of leaves, as far as it goes into the cup. */
const leaves = (caffeine: number): FoodSeed => ({ ...nothing, energy: 10, caffeine })

/** What is in 100 g. Coconut jelly and soft serve have no label: their facts are not known. */
export const foods: Readonly<Record<string, FoodSeed>> = {
  'highland-milk': cowsMilk,
  milk: cowsMilk,
  'oat-milk': {
    ...{ ...nothing, energy: 46, sugar: 4, saturatedFat: 0.2 },
    ...{ contains: ['gluten'], mayContain: ['nuts', 'soybeans'] },
  },
  'soy-milk': { ...nothing, energy: 38, sugar: 2.5, saturatedFat: 0.3, contains: ['soybeans'] },
  cream: { ...nothing, energy: 292, sugar: 3.3, lactose: 3.3, saturatedFat: 19.2, contains: ['milk'] },
  pearls: { ...nothing, energy: 235, sugar: 28, saturatedFat: 0.1, contains: ['sulphites'] },
  'osmanthus-jelly': { ...nothing, energy: 62, sugar: 13.5 },
  oolong: leaves(1500),
  'black-tea': leaves(2200),
  'green-tea': leaves(1600),
  jasmine: leaves(1400),
  matcha: { ...leaves(3200), energy: 324, saturatedFat: 0.6 },
  hojicha: { ...leaves(700), energy: 300, saturatedFat: 0.5 },
  taro: { ...nothing, energy: 112, sugar: 5, saturatedFat: 0.1 },
  espresso: { ...leaves(800), saturatedFat: 0.1 },
  berries: { ...nothing, energy: 32, sugar: 4.9 },
  mango: { ...nothing, energy: 60, sugar: 13.7, saturatedFat: 0.1 },
  sugar: { ...nothing, energy: 400, sugar: 100 },
  'pastry-dough': {
    ...{ energy: 406, sugar: 7, lactose: 0.5, saturatedFat: 12, caffeine: 0 },
    ...{ contains: ['gluten', 'eggs', 'milk'], mayContain: ['nuts', 'sesame'] },
  },
  sponge: {
    ...{ energy: 297, sugar: 28, saturatedFat: 2, caffeine: 0 },
    ...{ contains: ['gluten', 'eggs', 'milk'], mayContain: ['nuts'] },
  },
  custard: { energy: 122, sugar: 14, lactose: 3, saturatedFat: 2.4, caffeine: 0, contains: ['eggs', 'milk'] },
  nuts: { energy: 579, sugar: 4.4, saturatedFat: 4.5, caffeine: 0, contains: ['nuts'], mayContain: ['peanuts'] },
}
