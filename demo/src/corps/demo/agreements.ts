import type { Texts } from '@tiffin/core/language/language'

const terms: Texts = {
  'zh-CN': `<h2>山茶里服务条款</h2>
<p>这份条款说明你通过山茶里点单时，你和我们各自的约定。点单前请读一遍。</p>
<h3>一、账号</h3>
<p>账号凭手机号和验证码登录。未注册的手机号登录时会自动创建账号。请只使用自己的号码，并保管好收到的验证码。</p>
<h3>二、下单与价格</h3>
<p>页面显示的价格即门店当前价格。提交订单时，系统会再核一次价格、库存和限购；若与页面不同，会先告诉你，由你决定是否继续。优惠按“为什么是这个价？”里列出的顺序计算。</p>
<h3>三、付款</h3>
<p>在线支付须在倒计时内完成，逾期订单自动关闭，库存随即释放。到店付款的订单在柜台收款后开始制作。</p>
<h3>四、取消与退款</h3>
<ul><li>未付款的订单可以随时取消，不收费用。</li><li>已付款但无法制作的订单由门店关闭，款项原路退回。</li><li>食品如有问题，请当天凭取餐码联系门店。</li></ul>
<h3>五、取餐</h3>
<p>请凭取餐码取餐。做好的饮品和点心保留至当天打烊。</p>
<h3>六、变更</h3>
<p>条款有变动时，我们会在你下次登录时请你重新确认。</p>`,
  'en-US': `<h2>Camellia Row: terms of service</h2>
<p>These terms say what you and we agree on when you order with Camellia Row. Please read them once before you order.</p>
<h3>1. Your account</h3>
<p>You log in with a phone number and a code. A number that is not registered gets an account at its first log-in. Use a number of your own and keep the codes to yourself.</p>
<h3>2. Orders and prices</h3>
<p>The price on the page is the price of the store at that moment. When you place an order we check prices, stock and limits once more. If anything differs from the page, we tell you first and you decide. Discounts are applied in the order that “Why this price?” shows.</p>
<h3>3. Payment</h3>
<p>Online payments must be completed before the countdown ends; after that the order closes and its stock is free again. Orders to be paid at the store are made once the counter has taken the money.</p>
<h3>4. Cancelling and refunds</h3>
<ul><li>An order that is not paid can be cancelled at any time, free of charge.</li><li>A paid order that cannot be made is closed by the store, and the money goes back the way it came.</li><li>If something is wrong with the food, show your pick-up code to the store on the same day.</li></ul>
<h3>5. Pick-up</h3>
<p>Please collect with your pick-up code. We keep what is ready until the store closes that day.</p>
<h3>6. Changes</h3>
<p>When these terms change, we ask you again at your next log-in.</p>`,
  'in-ID': `<h2>Camellia Row: ketentuan layanan</h2>
<p>Ketentuan ini berisi kesepakatan antara kamu dan kami saat kamu memesan di Camellia Row. Baca dulu sekali sebelum memesan.</p>
<h3>1. Akun</h3>
<p>Kamu masuk dengan nomor telepon dan kode. Nomor yang belum terdaftar mendapat akun saat pertama kali masuk. Pakai nomormu sendiri dan jangan bagikan kodenya.</p>
<h3>2. Pesanan dan harga</h3>
<p>Harga di halaman adalah harga toko pada saat itu. Ketika kamu memesan, kami memeriksa lagi harga, stok, dan batas pembelian. Kalau ada yang berbeda, kami beri tahu dulu dan kamu yang memutuskan. Diskon dihitung sesuai urutan di “Rincian harga”.</p>
<h3>3. Pembayaran</h3>
<p>Pembayaran online harus selesai sebelum hitungan mundur berakhir; setelah itu pesanan ditutup dan stoknya dilepas. Pesanan yang dibayar di toko mulai dibuat setelah kasir menerima uangnya.</p>
<h3>4. Pembatalan dan pengembalian dana</h3>
<ul><li>Pesanan yang belum dibayar bisa dibatalkan kapan saja tanpa biaya.</li><li>Pesanan berbayar yang tidak bisa dibuat ditutup oleh toko, dan uangnya kembali lewat cara pembayaran yang sama.</li><li>Kalau ada masalah dengan makanannya, tunjukkan kode ambilmu ke toko pada hari yang sama.</li></ul>
<h3>5. Pengambilan</h3>
<p>Ambil pesanan dengan kode ambil. Pesanan yang sudah siap kami simpan sampai toko tutup hari itu.</p>
<h3>6. Perubahan</h3>
<p>Kalau ketentuan ini berubah, kami minta persetujuanmu lagi saat kamu masuk berikutnya.</p>`,
  'th-TH': `<h2>Camellia Row: ข้อกำหนดการให้บริการ</h2>
<p>ข้อกำหนดนี้คือสิ่งที่คุณกับเราตกลงกันเมื่อคุณสั่งกับ Camellia Row โปรดอ่านสักครั้งก่อนสั่ง</p>
<h3>1. บัญชีของคุณ</h3>
<p>เข้าสู่ระบบด้วยหมายเลขโทรศัพท์และรหัส หมายเลขที่ยังไม่ได้ลงทะเบียนจะได้บัญชีเมื่อเข้าสู่ระบบครั้งแรก โปรดใช้หมายเลขของคุณเองและอย่าบอกรหัสกับใคร</p>
<h3>2. คำสั่งซื้อและราคา</h3>
<p>ราคาบนหน้าคือราคาของสาขาในขณะนั้น เมื่อคุณสั่ง เราจะตรวจสอบราคา สต็อก และจำนวนจำกัดอีกครั้ง หากมีอะไรต่างไปจากหน้า เราจะบอกก่อนแล้วให้คุณตัดสินใจ ส่วนลดคิดตามลำดับที่แสดงใน “ทำไมถึงราคานี้”</p>
<h3>3. การชำระเงิน</h3>
<p>การชำระเงินออนไลน์ต้องเสร็จก่อนหมดเวลานับถอยหลัง หลังจากนั้นคำสั่งซื้อจะปิดและคืนสต็อก คำสั่งซื้อที่ชำระที่สาขาจะเริ่มทำเมื่อเคาน์เตอร์รับเงินแล้ว</p>
<h3>4. การยกเลิกและคืนเงิน</h3>
<ul><li>คำสั่งซื้อที่ยังไม่ชำระยกเลิกได้ทุกเมื่อ ไม่มีค่าใช้จ่าย</li><li>คำสั่งซื้อที่ชำระแล้วแต่ทำไม่ได้ สาขาจะปิดและคืนเงินทางเดิม</li><li>หากอาหารมีปัญหา โปรดแสดงรหัสรับกับสาขาภายในวันเดียวกัน</li></ul>
<h3>5. การรับของ</h3>
<p>รับของด้วยรหัสรับ ของที่เสร็จแล้วเราเก็บไว้ให้จนสาขาปิดในวันนั้น</p>
<h3>6. การเปลี่ยนแปลง</h3>
<p>เมื่อข้อกำหนดเปลี่ยน เราจะขอให้คุณยืนยันอีกครั้งตอนเข้าสู่ระบบครั้งถัดไป</p>`,
  'ne-NP': `<h2>Camellia Row: सेवाका सर्तहरू</h2>
<p>Camellia Row मा अर्डर गर्दा तपाईं र हामीबीच के मिल्छ भन्ने कुरा यी सर्तहरूमा छ। अर्डर गर्नुअघि एक पटक पढ्नुहोस्।</p>
<h3>१. तपाईंको खाता</h3>
<p>फोन नम्बर र कोडले लग इन गरिन्छ। दर्ता नभएको नम्बरले पहिलो पटक लग इन गर्दा खाता पाउँछ। आफ्नै नम्बर प्रयोग गर्नुहोस् र कोड कसैलाई नदिनुहोस्।</p>
<h3>२. अर्डर र मूल्य</h3>
<p>पृष्ठको मूल्य त्यस बेलाको पसलको मूल्य हो। अर्डर गर्दा मूल्य, मौज्दात र सीमा फेरि जाँचिन्छ। केही फरक परे पहिले तपाईंलाई भनिन्छ र निर्णय तपाईंको हुन्छ। छुट “मूल्य किन यति?” मा देखाइएको क्रममा हिसाब हुन्छ।</p>
<h3>३. भुक्तानी</h3>
<p>अनलाइन भुक्तानी समय सकिनुअघि गर्नुपर्छ; त्यसपछि अर्डर बन्द हुन्छ र मौज्दात खाली हुन्छ। पसलमा तिर्ने अर्डर काउन्टरले पैसा लिएपछि बनाउन थालिन्छ।</p>
<h3>४. रद्द र रकम फिर्ता</h3>
<ul><li>नतिरेको अर्डर जुनसुकै बेला निःशुल्क रद्द गर्न सकिन्छ।</li><li>बनाउन नसकिएको तिरेको अर्डर पसलले बन्द गर्छ र पैसा आएकै बाटो फिर्ता हुन्छ।</li><li>खानामा समस्या भए त्यही दिन पसललाई पिकअप कोड देखाउनुहोस्।</li></ul>
<h3>५. पिकअप</h3>
<p>पिकअप कोड देखाएर लिनुहोस्। तयार भएको अर्डर त्यस दिन पसल बन्द नहुन्जेल राखिन्छ।</p>
<h3>६. परिवर्तन</h3>
<p>सर्तहरू बदलिए अर्को पटक लग इन गर्दा फेरि सोधिन्छ।</p>`,
  'lo-LA': `<h2>Camellia Row: ຂໍ້ກຳນົດການບໍລິການ</h2>
<p>ຂໍ້ກຳນົດນີ້ບອກສິ່ງທີ່ເຈົ້າ ແລະ ພວກເຮົາຕົກລົງກັນເມື່ອສັ່ງກັບ Camellia Row ກະລຸນາອ່ານກ່ອນສັ່ງ</p>
<h3>1. ບັນຊີຂອງເຈົ້າ</h3>
<p>ເຂົ້າສູ່ລະບົບດ້ວຍເບີໂທ ແລະ ລະຫັດ ເບີທີ່ຍັງບໍ່ໄດ້ລົງທະບຽນຈະໄດ້ບັນຊີເມື່ອເຂົ້າສູ່ລະບົບເທື່ອທຳອິດ ກະລຸນາໃຊ້ເບີຂອງເຈົ້າເອງ ແລະ ຢ່າບອກລະຫັດໃຫ້ໃຜ</p>
<h3>2. ຄຳສັ່ງຊື້ ແລະ ລາຄາ</h3>
<p>ລາຄາໃນໜ້າແມ່ນລາຄາຂອງຮ້ານໃນຕອນນັ້ນ ເມື່ອເຈົ້າສັ່ງ ພວກເຮົາຈະກວດລາຄາ ສະຕັອກ ແລະ ຈຳນວນຈຳກັດອີກຄັ້ງ ຖ້າມີຫຍັງແຕກຕ່າງ ພວກເຮົາຈະບອກກ່ອນ ແລ້ວໃຫ້ເຈົ້າຕັດສິນໃຈ ສ່ວນຫຼຸດຄິດໄລ່ຕາມລຳດັບໃນ “ເປັນຫຍັງລາຄານີ້?”</p>
<h3>3. ການຊຳລະ</h3>
<p>ຊຳລະອອນລາຍໃຫ້ແລ້ວກ່ອນໝົດເວລານັບຖອຍຫຼັງ ຫຼັງຈາກນັ້ນຄຳສັ່ງຊື້ຈະປິດ ແລະ ຄືນສະຕັອກ ຄຳສັ່ງຊື້ທີ່ຊຳລະຢູ່ຮ້ານຈະເລີ່ມເຮັດເມື່ອເຄົາເຕີຮັບເງິນແລ້ວ</p>
<h3>4. ການຍົກເລີກ ແລະ ຄືນເງິນ</h3>
<ul><li>ຄຳສັ່ງຊື້ທີ່ຍັງບໍ່ຊຳລະຍົກເລີກໄດ້ທຸກເວລາ ບໍ່ເສຍຄ່າ</li><li>ຄຳສັ່ງຊື້ທີ່ຊຳລະແລ້ວແຕ່ເຮັດບໍ່ໄດ້ ຮ້ານຈະປິດ ແລະ ຄືນເງິນທາງເດີມ</li><li>ຖ້າອາຫານມີບັນຫາ ກະລຸນາສະແດງລະຫັດຮັບໃຫ້ຮ້ານໃນມື້ດຽວກັນ</li></ul>
<h3>5. ການຮັບເຄື່ອງ</h3>
<p>ຮັບເຄື່ອງດ້ວຍລະຫັດຮັບ ເຄື່ອງທີ່ແລ້ວພວກເຮົາຮັກສາໄວ້ຈົນຮ້ານປິດໃນມື້ນັ້ນ</p>
<h3>6. ການປ່ຽນແປງ</h3>
<p>ເມື່ອຂໍ້ກຳນົດປ່ຽນ ພວກເຮົາຈະຖາມເຈົ້າອີກຄັ້ງຕອນເຂົ້າສູ່ລະບົບເທື່ອໜ້າ</p>`,
  'ar-IQ': `<h2>كاميليا رو: شروط الخدمة</h2>
<p>توضّح هذه الشروط ما نتفق عليه عند الطلب من كاميليا رو. يُرجى قراءتها مرة قبل الطلب.</p>
<h3>1. الحساب</h3>
<p>يتم الدخول برقم الهاتف ورمز. الرقم غير المسجّل يحصل على حساب عند أول دخول. الرجاء استخدام رقم شخصي وعدم مشاركة الرموز مع أحد.</p>
<h3>2. الطلبات والأسعار</h3>
<p>السعر المعروض هو سعر الفرع في تلك اللحظة. عند الطلب نراجع الأسعار والكميات والحدود مرة أخرى، وإذا اختلف شيء عمّا في الصفحة نُعلمك أولًا والقرار لك. تُحتسب الخصومات بالترتيب المبيّن في «لماذا هذا السعر؟».</p>
<h3>3. الدفع</h3>
<p>يجب إكمال الدفع الإلكتروني قبل انتهاء العدّ التنازلي، وبعده يُغلق الطلب وتعود الكميات للبيع. الطلبات التي تُدفع في الفرع يبدأ تحضيرها بعد استلام المبلغ عند الكاونتر.</p>
<h3>4. الإلغاء واسترداد المبلغ</h3>
<ul><li>يمكن إلغاء الطلب غير المدفوع في أي وقت ومن دون رسوم.</li><li>الطلب المدفوع الذي لا يمكن تحضيره يغلقه الفرع ويعود المبلغ بطريقة الدفع نفسها.</li><li>عند وجود مشكلة في الطعام يُعرض رمز الاستلام على الفرع في اليوم نفسه.</li></ul>
<h3>5. الاستلام</h3>
<p>الاستلام برمز الاستلام، ونحتفظ بما صار جاهزًا حتى إغلاق الفرع في ذلك اليوم.</p>
<h3>6. التغييرات</h3>
<p>عند تغيير هذه الشروط نطلب الموافقة عليها من جديد عند الدخول التالي.</p>`,
}

const privacy: Texts = {
  'zh-CN': `<h2>山茶里隐私政策</h2>
<p>我们只收集做好你这一单所需要的东西。</p>
<h3>我们保存什么</h3>
<ul><li>手机号：用来登录和在订单有变化时找到你。</li><li>订单：商品、金额、门店、时间，用于制作、退款和记账。</li><li>你自己填写的资料：昵称、生日、邮箱，可以随时删除（生日保存后不可修改）。</li></ul>
<h3>我们不保存什么</h3>
<p>不保存银行卡号，付款在支付方的页面完成。位置只用来排列附近的门店，不存档。验证码只存加密摘要。</p>
<h3>谁能看到</h3>
<p>制作你订单的门店能看到取餐码、昵称的简写和打码的手机号。我们不出售资料。</p>
<h3>注销</h3>
<p>你可以随时注销账号。个人资料会被抹去，依法须保留的订单记录不再与你关联。注销后无法恢复。</p>`,
  'en-US': `<h2>Camellia Row: privacy policy</h2>
<p>We keep what is needed to make your order well, and nothing besides.</p>
<h3>What we keep</h3>
<ul><li>Your phone number: to log you in and to reach you when an order changes.</li><li>Your orders: products, amounts, store and times, to make them, to refund them and for our books.</li><li>What you tell us yourself: nickname, birthday, email. You may remove it at any time (a saved birthday cannot be changed).</li></ul>
<h3>What we do not keep</h3>
<p>No card numbers: you pay on the page of the payment provider. Your position only puts nearby stores in order and is not stored. Codes are kept as a digest only.</p>
<h3>Who sees it</h3>
<p>The store that makes your order sees the pick-up code, a short form of your nickname and a masked phone number. We do not sell data.</p>
<h3>Leaving</h3>
<p>You can delete your account at any time. Personal data is erased; order records that the law asks us to keep are no longer tied to you. A deactivated account cannot be restored.</p>`,
  'in-ID': `<h2>Camellia Row: kebijakan privasi</h2>
<p>Kami hanya menyimpan yang diperlukan untuk membuat pesananmu dengan baik.</p>
<h3>Yang kami simpan</h3>
<ul><li>Nomor telepon: untuk masuk dan untuk menghubungimu saat pesanan berubah.</li><li>Pesanan: produk, jumlah uang, toko, dan waktu, untuk membuatnya, mengembalikan dana, dan pembukuan.</li><li>Data yang kamu isi sendiri: nama panggilan, tanggal lahir, email. Kamu bisa menghapusnya kapan saja (tanggal lahir yang sudah disimpan tidak bisa diubah).</li></ul>
<h3>Yang tidak kami simpan</h3>
<p>Nomor kartu tidak disimpan: kamu membayar di halaman penyedia pembayaran. Lokasi hanya dipakai untuk mengurutkan toko terdekat dan tidak disimpan. Kode hanya disimpan dalam bentuk terenkripsi.</p>
<h3>Siapa yang melihatnya</h3>
<p>Toko yang membuat pesananmu melihat kode ambil, singkatan nama panggilan, dan nomor telepon yang disamarkan. Kami tidak menjual data.</p>
<h3>Menghapus akun</h3>
<p>Kamu bisa menghapus akun kapan saja. Data pribadi dihapus; catatan pesanan yang wajib kami simpan menurut hukum tidak lagi terhubung denganmu. Akun yang sudah dinonaktifkan tidak bisa dipulihkan.</p>`,
  'th-TH': `<h2>Camellia Row: นโยบายความเป็นส่วนตัว</h2>
<p>เราเก็บเฉพาะสิ่งที่จำเป็นต่อการทำคำสั่งซื้อของคุณให้ดี</p>
<h3>สิ่งที่เราเก็บ</h3>
<ul><li>หมายเลขโทรศัพท์: เพื่อเข้าสู่ระบบและติดต่อคุณเมื่อคำสั่งซื้อเปลี่ยนแปลง</li><li>คำสั่งซื้อ: สินค้า จำนวนเงิน สาขา และเวลา เพื่อทำ คืนเงิน และลงบัญชี</li><li>ข้อมูลที่คุณกรอกเอง: ชื่อเล่น วันเกิด อีเมล ลบได้ทุกเมื่อ (วันเกิดที่บันทึกแล้วแก้ไขไม่ได้)</li></ul>
<h3>สิ่งที่เราไม่เก็บ</h3>
<p>ไม่เก็บเลขบัตร คุณชำระเงินบนหน้าของผู้ให้บริการชำระเงิน ตำแหน่งใช้จัดลำดับสาขาใกล้เคียงเท่านั้นและไม่บันทึกไว้ รหัสเก็บเป็นค่าที่เข้ารหัสแล้วเท่านั้น</p>
<h3>ใครเห็นได้บ้าง</h3>
<p>สาขาที่ทำคำสั่งซื้อเห็นรหัสรับ ชื่อเล่นแบบย่อ และหมายเลขโทรศัพท์ที่ปิดบังบางส่วน เราไม่ขายข้อมูล</p>
<h3>การลบบัญชี</h3>
<p>คุณลบบัญชีได้ทุกเมื่อ ข้อมูลส่วนตัวจะถูกลบ บันทึกคำสั่งซื้อที่กฎหมายให้เก็บจะไม่เชื่อมโยงกับคุณอีก บัญชีที่ปิดแล้วกู้คืนไม่ได้</p>`,
  'ne-NP': `<h2>Camellia Row: गोपनीयता नीति</h2>
<p>तपाईंको अर्डर राम्ररी बनाउन चाहिने कुरा मात्र हामी राख्छौँ।</p>
<h3>हामी के राख्छौँ</h3>
<ul><li>फोन नम्बर: लग इन गर्न र अर्डर बदलिँदा सम्पर्क गर्न।</li><li>अर्डर: सामान, रकम, पसल र समय; बनाउन, रकम फिर्ता गर्न र हिसाब राख्न।</li><li>तपाईंले आफैँ भरेको विवरण: उपनाम, जन्मदिन, इमेल। जुनसुकै बेला हटाउन सकिन्छ (बचत भएको जन्मदिन बदल्न मिल्दैन)।</li></ul>
<h3>हामी के राख्दैनौँ</h3>
<p>कार्ड नम्बर राखिँदैन: भुक्तानी प्रदायकको पृष्ठमा तिरिन्छ। स्थान नजिकका पसल मिलाउन मात्र प्रयोग हुन्छ र राखिँदैन। कोड सङ्केतन गरिएको रूपमा मात्र राखिन्छ।</p>
<h3>कसले देख्छ</h3>
<p>अर्डर बनाउने पसलले पिकअप कोड, उपनामको छोटो रूप र लुकाइएको फोन नम्बर देख्छ। हामी विवरण बेच्दैनौँ।</p>
<h3>खाता मेटाउने</h3>
<p>खाता जुनसुकै बेला मेटाउन सकिन्छ। व्यक्तिगत विवरण हटाइन्छ; कानुनअनुसार राख्नुपर्ने अर्डरका अभिलेख तपाईंसँग जोडिएर रहँदैनन्। निष्क्रिय भएको खाता फर्काउन सकिँदैन।</p>`,
  'lo-LA': `<h2>Camellia Row: ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ</h2>
<p>ພວກເຮົາເກັບສະເພາະສິ່ງທີ່ຈຳເປັນເພື່ອເຮັດຄຳສັ່ງຊື້ຂອງເຈົ້າໃຫ້ດີ</p>
<h3>ສິ່ງທີ່ພວກເຮົາເກັບ</h3>
<ul><li>ເບີໂທ: ເພື່ອເຂົ້າສູ່ລະບົບ ແລະ ຕິດຕໍ່ເຈົ້າເມື່ອຄຳສັ່ງຊື້ປ່ຽນ</li><li>ຄຳສັ່ງຊື້: ສິນຄ້າ ຈຳນວນເງິນ ຮ້ານ ແລະ ເວລາ ເພື່ອເຮັດ ຄືນເງິນ ແລະ ລົງບັນຊີ</li><li>ຂໍ້ມູນທີ່ເຈົ້າໃສ່ເອງ: ຊື່ຫຼິ້ນ ວັນເກີດ ອີເມວ ລຶບໄດ້ທຸກເວລາ (ວັນເກີດທີ່ບັນທຶກແລ້ວປ່ຽນບໍ່ໄດ້)</li></ul>
<h3>ສິ່ງທີ່ພວກເຮົາບໍ່ເກັບ</h3>
<p>ບໍ່ເກັບເລກບັດ ເຈົ້າຊຳລະຢູ່ໜ້າຂອງຜູ້ໃຫ້ບໍລິການຊຳລະ ຕຳແໜ່ງໃຊ້ຈັດລຳດັບຮ້ານໃກ້ຄຽງເທົ່ານັ້ນ ແລະ ບໍ່ບັນທຶກໄວ້ ລະຫັດເກັບແບບເຂົ້າລະຫັດລັບເທົ່ານັ້ນ</p>
<h3>ໃຜເຫັນໄດ້</h3>
<p>ຮ້ານທີ່ເຮັດຄຳສັ່ງຊື້ເຫັນລະຫັດຮັບ ຊື່ຫຼິ້ນແບບຫຍໍ້ ແລະ ເບີໂທທີ່ປິດບັງ ພວກເຮົາບໍ່ຂາຍຂໍ້ມູນ</p>
<h3>ການລຶບບັນຊີ</h3>
<p>ເຈົ້າລຶບບັນຊີໄດ້ທຸກເວລາ ຂໍ້ມູນສ່ວນຕົວຈະຖືກລຶບ ບັນທຶກຄຳສັ່ງຊື້ທີ່ກົດໝາຍໃຫ້ເກັບຈະບໍ່ເຊື່ອມໂຍງກັບເຈົ້າອີກ ບັນຊີທີ່ປິດແລ້ວກູ້ຄືນບໍ່ໄດ້</p>`,
  'ar-IQ': `<h2>كاميليا رو: سياسة الخصوصية</h2>
<p>نحتفظ بما يلزم لتحضير طلبك جيدًا، ولا شيء غيره.</p>
<h3>ما نحتفظ به</h3>
<ul><li>رقم الهاتف: للدخول وللتواصل عند تغيّر الطلب.</li><li>الطلبات: المنتجات والمبالغ والفرع والأوقات، للتحضير والاسترداد والحسابات.</li><li>ما تُدخله بنفسك: الاسم المستعار وتاريخ الميلاد والبريد الإلكتروني. يمكن حذفها في أي وقت (تاريخ الميلاد المحفوظ لا يمكن تغييره).</li></ul>
<h3>ما لا نحتفظ به</h3>
<p>لا نحفظ أرقام البطاقات: يتم الدفع في صفحة مزوّد الدفع. يُستخدم الموقع لترتيب الفروع القريبة فقط ولا يُحفظ. تُحفظ الرموز مشفّرة فقط.</p>
<h3>من يطّلع عليها</h3>
<p>يرى الفرع الذي يحضّر طلبك رمز الاستلام واسمًا مستعارًا مختصرًا ورقم هاتف مخفيًا جزئيًا. لا نبيع البيانات.</p>
<h3>حذف الحساب</h3>
<p>يمكن حذف الحساب في أي وقت. تُمحى البيانات الشخصية، وسجلات الطلبات التي يُلزمنا القانون بحفظها لا تعود مرتبطة بك. الحساب المعطّل لا يمكن استعادته.</p>`,
}

/** What a customer accepts at log-in. */
export const agreement = { terms, privacy }
