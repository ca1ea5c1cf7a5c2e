import type { Texts } from '@tiffin/core/language/language'
import type { MenuSeed } from '../shapes.ts'
import { placed, words } from '../words.ts'

/** Where one lot of beans comes from, from the islands down to the sack: eleven headings, each within the one before. */
const chain: readonly (readonly [string, Texts])[] = [
  ['asal', words('溯源 | Origins | Asal | แหล่งที่มา | मूल | ແຫຼ່ງທີ່ມາ | المنشأ')],
  ['nusantara', placed('努山塔拉', 'Nusantara')],
  ['sumatra', placed('苏门答腊', 'Sumatra')],
  ['aceh', placed('亚齐', 'Aceh')],
  ['gayo', placed('加佑高原', 'Dataran Tinggi Gayo')],
  ['bener-meriah', placed('本纳梅里亚', 'Bener Meriah')],
  ['wih-pesam', placed('威佩萨姆', 'Wih Pesam')],
  ['kebun-lestari', placed('列斯塔里庄园', 'Kebun Lestari')],
  ['lereng-timur', placed('东坡', 'Lereng Timur')],
  ['panen-raya', placed('主收季', 'Panen Raya')],
  ['karung-tujuh', placed('第七袋', 'Karung Tujuh')],
]

const sack = words(
  '50 克试饮包 | 50 g taster | Kantong coba 50 g | ถุงลอง 50 กรัม | 50 ग्राम नमुना | ຖົງລອງ 50 ກຣາມ | كيس تجربة 50 غرامًا',
)

/** The chain as headings; only the sack itself is sold. */
export const origins: readonly MenuSeed[] = chain.map(([id, name], index) => ({
  id,
  name,
  about: {},
  picture: 'biji-gayo',
  ...(index > 0 ? { parent: chain[index - 1]?.[0] ?? '' } : {}),
  products:
    index < chain.length - 1
      ? []
      : [
          {
            id: 'karung-tujuh-50',
            name: words(
              '第七袋试饮 | Sack Seven Taster | Coba Karung Tujuh | ลองกระสอบเจ็ด | सातौँ बोरा नमुना | ລອງກະສອບເຈັດ | تجربة الكيس السابع',
            ),
            about: words(
              '一袋豆子的味道。 | What one sack tastes like. | Rasa satu karung. | รสของหนึ่งกระสอบ | एक बोराको स्वाद। | ລົດຂອງໜຶ່ງກະສອບ | طعم كيس واحد.',
            ),
            skus: [{ id: 'karung-tujuh-50-1', name: sack, price: 4500000 }],
          },
        ],
}))

const regions = [
  'Gayo',
  'Mandailing',
  'Lintong',
  'Sidikalang',
  'Kerinci',
  'Semendo',
  'Ciwidey',
  'Preanger',
  'Temanggung',
  'Ijen',
  'Kintamani',
  'Bajawa',
  'Manggarai',
  'Toraja',
  'Wamena',
]
const processes = ['Natural', 'Washed', 'Honey', 'Semi-washed', 'Anaerobic', 'Wine']
const grades = ['1', '2', '3', '4', 'Peaberry']

/** What lies in the roastery: 15 regions, 6 processes, 5 grades, which is 450 kinds of green beans. */
export const greenBeans: Readonly<Record<string, Texts>> = Object.fromEntries(
  regions.flatMap((region) =>
    processes.flatMap((process) =>
      grades.map((grade) => [
        `${region}-${process}-${grade}`.toLowerCase(),
        placed(`${region} ${process} ${grade}`, `${region} ${process} ${grade}`),
      ]),
    ),
  ),
)
