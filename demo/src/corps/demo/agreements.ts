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
  'in-ID':
    '<h2>Ketentuan layanan</h2><p>Kamu masuk dengan nomor telepon dan kode. Harga di halaman adalah harga toko saat itu dan diperiksa lagi ketika kamu memesan; bila berbeda, kami bertanya dulu.</p><p>Pembayaran online selesai sebelum hitungan mundur berakhir. Pesanan yang belum dibayar bisa dibatalkan kapan saja. Pesanan berbayar yang tidak bisa dibuat ditutup oleh toko dan uangnya dikembalikan lewat cara yang sama.</p><p>Ambil pesanan dengan kode ambil. Kami menyimpannya sampai toko tutup hari itu.</p>',
  'th-TH':
    '<h2>ข้อกำหนดการให้บริการ</h2><p>เข้าสู่ระบบด้วยหมายเลขโทรศัพท์และรหัส ราคาบนหน้าคือราคาของสาขาในขณะนั้น และจะตรวจสอบอีกครั้งเมื่อสั่ง หากต่างไป เราจะถามก่อน</p><p>ชำระเงินออนไลน์ก่อนหมดเวลา คำสั่งซื้อที่ยังไม่ชำระยกเลิกได้ทุกเมื่อ คำสั่งซื้อที่ชำระแล้วแต่ทำไม่ได้ สาขาจะปิดและคืนเงินทางเดิม</p><p>รับของด้วยรหัสรับ เราเก็บไว้ให้จนสาขาปิดในวันนั้น</p>',
  'ne-NP':
    '<h2>सेवाका सर्तहरू</h2><p>फोन नम्बर र कोडले लग इन गरिन्छ। पृष्ठको मूल्य त्यस बेलाको पसलको मूल्य हो र अर्डर गर्दा फेरि जाँचिन्छ; फरक परे पहिले सोधिन्छ।</p><p>अनलाइन भुक्तानी समय सकिनुअघि गर्नुपर्छ। नतिरेको अर्डर जुनसुकै बेला रद्द गर्न सकिन्छ। बनाउन नसकिएको तिरेको अर्डर पसलले बन्द गर्छ र पैसा आएकै बाटो फिर्ता हुन्छ।</p><p>पिकअप कोड देखाएर लिनुहोस्। त्यस दिन पसल बन्द नहुन्जेल राखिन्छ।</p>',
  'lo-LA':
    '<h2>ຂໍ້ກຳນົດການບໍລິການ</h2><p>ເຂົ້າສູ່ລະບົບດ້ວຍເບີໂທ ແລະ ລະຫັດ ລາຄາໃນໜ້າແມ່ນລາຄາຂອງຮ້ານໃນຕອນນັ້ນ ແລະ ຈະກວດສອບອີກຄັ້ງເມື່ອສັ່ງ ຖ້າແຕກຕ່າງ ພວກເຮົາຈະຖາມກ່ອນ</p><p>ຊຳລະອອນລາຍກ່ອນໝົດເວລາ ຄຳສັ່ງຊື້ທີ່ຍັງບໍ່ຊຳລະຍົກເລີກໄດ້ທຸກເວລາ ຄຳສັ່ງຊື້ທີ່ຊຳລະແລ້ວແຕ່ເຮັດບໍ່ໄດ້ ຮ້ານຈະປິດ ແລະ ຄືນເງິນທາງເດີມ</p><p>ຮັບເຄື່ອງດ້ວຍລະຫັດຮັບ ພວກເຮົາຮັກສາໄວ້ຈົນຮ້ານປິດໃນມື້ນັ້ນ</p>',
  'ar-IQ':
    '<h2>شروط الخدمة</h2><p>يتم الدخول برقم الهاتف ورمز. السعر المعروض هو سعر الفرع في تلك اللحظة، ويُراجع مرة أخرى عند الطلب؛ وإذا اختلف نسأل أولًا.</p><p>يكتمل الدفع الإلكتروني قبل انتهاء العدّ التنازلي. يمكن إلغاء الطلب غير المدفوع في أي وقت. الطلب المدفوع الذي لا يمكن تحضيره يغلقه الفرع ويعود المبلغ بالطريقة نفسها.</p><p>الاستلام برمز الاستلام، ونحتفظ بالطلب حتى إغلاق الفرع في ذلك اليوم.</p>',
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
  'in-ID':
    '<h2>Kebijakan privasi</h2><p>Kami menyimpan nomor telepon, pesanan, dan data yang kamu isi sendiri, hanya untuk membuat pesananmu. Nomor kartu tidak disimpan. Lokasi hanya dipakai untuk mengurutkan toko terdekat.</p><p>Toko melihat kode ambil, nama singkat, dan nomor yang disamarkan. Data tidak dijual. Kamu bisa menghapus akun kapan saja; setelah itu tidak bisa dipulihkan.</p>',
  'th-TH':
    '<h2>นโยบายความเป็นส่วนตัว</h2><p>เราเก็บหมายเลขโทรศัพท์ คำสั่งซื้อ และข้อมูลที่คุณกรอกเอง เพื่อทำคำสั่งซื้อเท่านั้น ไม่เก็บเลขบัตร ตำแหน่งใช้จัดลำดับสาขาใกล้เคียงเท่านั้น</p><p>สาขาเห็นรหัสรับ ชื่อย่อ และหมายเลขที่ปิดบังบางส่วน เราไม่ขายข้อมูล ลบบัญชีได้ทุกเมื่อ และกู้คืนไม่ได้</p>',
  'ne-NP':
    '<h2>गोपनीयता नीति</h2><p>फोन नम्बर, अर्डर र तपाईंले आफैँ भरेको विवरण अर्डर बनाउनका लागि मात्र राखिन्छ। कार्ड नम्बर राखिँदैन। स्थान नजिकका पसल मिलाउन मात्र प्रयोग हुन्छ।</p><p>पसलले पिकअप कोड, छोटो नाम र लुकाइएको नम्बर देख्छ। विवरण बेचिँदैन। खाता जुनसुकै बेला मेटाउन सकिन्छ; त्यसपछि फर्काउन सकिँदैन।</p>',
  'lo-LA':
    '<h2>ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ</h2><p>ພວກເຮົາເກັບເບີໂທ ຄຳສັ່ງຊື້ ແລະ ຂໍ້ມູນທີ່ທ່ານໃສ່ເອງ ເພື່ອເຮັດຄຳສັ່ງຊື້ເທົ່ານັ້ນ ບໍ່ເກັບເລກບັດ ຕຳແໜ່ງໃຊ້ຈັດລຳດັບຮ້ານໃກ້ຄຽງເທົ່ານັ້ນ</p><p>ຮ້ານເຫັນລະຫັດຮັບ ຊື່ຫຍໍ້ ແລະ ເບີທີ່ປິດບັງ ພວກເຮົາບໍ່ຂາຍຂໍ້ມູນ ລຶບບັນຊີໄດ້ທຸກເວລາ ແລະ ກູ້ຄືນບໍ່ໄດ້</p>',
  'ar-IQ':
    '<h2>سياسة الخصوصية</h2><p>نحتفظ برقم الهاتف والطلبات وما تُدخله بنفسك لتحضير الطلب فقط. لا نحفظ أرقام البطاقات، ولا يُستخدم الموقع إلا لترتيب الفروع القريبة.</p><p>يرى الفرع رمز الاستلام واسمًا مختصرًا ورقمًا مخفيًا جزئيًا. لا نبيع البيانات. يمكن حذف الحساب في أي وقت ولا يمكن استعادته بعد ذلك.</p>',
}

/** What a customer accepts at log-in. */
export const agreement = { terms, privacy }
