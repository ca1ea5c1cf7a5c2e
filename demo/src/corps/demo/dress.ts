import type { DressSeed } from '../shapes.ts'
import { words } from '../words.ts'

/** How Camellia Row dresses its app. */
export const dress: DressSeed = {
  qrBackground: { picture: 'banner-afternoon', textColor: '#FFFFFF' },
  downloadPage: {
    title: words(
      '把山茶里带在身边 | Camellia Row in your pocket | Camellia Row di sakumu | Camellia Row ในกระเป๋าคุณ | क्यामेलिया रो तपाईंको गोजीमा | Camellia Row ໃນກະເປົາຂອງທ່ານ | كاميليا رو في جيبك',
    ),
    description: words(
      '在应用里点单更快，取餐提醒更准时。 | Order in fewer taps and hear at once when it is ready. | Pesan dengan lebih sedikit ketukan dan langsung tahu saat sudah siap. | สั่งได้เร็วขึ้น และรู้ทันทีเมื่อพร้อมรับ | थोरै ट्यापमा अर्डर गर्नुहोस्, तयार हुनेबित्तिकै थाहा पाउनुहोस्। | ສັ່ງໄດ້ໄວຂຶ້ນ ແລະ ຮູ້ທັນທີເມື່ອພ້ອມຮັບ | اطلب بنقرات أقل واعرف فور جهوز طلبك.',
    ),
    picture: 'banner-afternoon',
    iosUrl: 'https://apps.apple.com/app/camellia-row',
    androidUrl: 'https://play.google.com/store/apps/details?id=row.camellia',
    enabled: true,
  },
  tabs: [],
  shareOff: [],
  webviewOrigins: ['https://pages.camellia-row.example'],
  markers: [
    {
      id: 'install',
      pageType: 1,
      text: words(
        '把山茶里放到主屏幕，下次一点就到 | Keep Camellia Row on your home screen | Simpan Camellia Row di layar utama | เก็บ Camellia Row ไว้ที่หน้าจอหลัก | क्यामेलिया रो होम स्क्रिनमा राख्नुहोस् | ເກັບ Camellia Row ໄວ້ໜ້າຈໍຫຼັກ | احتفظ بكاميليا رو على شاشتك الرئيسية',
      ),
      position: 'bottom',
      showTimes: 3,
    },
  ],
}
