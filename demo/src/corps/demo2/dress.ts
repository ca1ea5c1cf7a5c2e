import type { DressSeed } from '../shapes.ts'
import { words } from '../words.ts'

/** How Kopi Lentera dresses its app: other tabs, another ground, and a search that is not shared. */
export const dress: DressSeed = {
  qrBackground: { picture: 'kopi-susu', textColor: '#FFF4E0' },
  downloadPage: {
    title: words(
      '灯笼咖啡应用 | The Kopi Lentera app | Aplikasi Kopi Lentera | แอป Kopi Lentera | कोपी लेन्तेरा एप | ແອັບ Kopi Lentera | تطبيق كوبي لنتيرا',
    ),
    description: words(
      '搜索和预订在应用里。 | Searching and booking live in the app. | Cari dan pesan ada di aplikasi. | ค้นหาและจองได้ในแอป | खोज र बुकिङ एपमा छ। | ຄົ້ນຫາ ແລະ ຈອງໄດ້ໃນແອັບ | البحث والحجز في التطبيق.',
    ),
    picture: 'lentera-latte',
    iosUrl: '',
    androidUrl: 'https://play.google.com/store/apps/details?id=id.kopilentera',
    enabled: true,
  },
  tabs: [
    {
      index: 1,
      text: words('点咖啡 | Coffee | Ngopi | กาแฟ | कफी | ກາເຟ | قهوة'),
      icon: 'mug',
      selectedIcon: 'mug',
    },
  ],
  shareOff: [6],
  webviewOrigins: [],
  markers: [
    {
      id: 'stir',
      pageType: 1,
      text: words(
        '椰糖沉在杯底，喝前搅一搅 | Palm sugar sinks: stir before the first sip | Gula aren di dasar: aduk dulu | น้ำตาลโตนดอยู่ก้นแก้ว คนก่อนดื่ม | ताडको चिनी तल हुन्छ: पिउनुअघि चलाउनुहोस् | ນ້ຳຕານຕານຢູ່ກົ້ນຈອກ ຄົນກ່ອນດື່ມ | سكر النخيل في القاع: حرّك قبل أول رشفة',
      ),
      position: 'bottom',
      showTimes: 2,
    },
  ],
}
