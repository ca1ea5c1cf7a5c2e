import type { PointsSeed } from '../shapes.ts'

/** Ten points for each dollar, each worth a cent, for up to half a bill; Mira has collected for more than a year. */
export const points: PointsSeed = {
  isEnabled: true,
  perUnit: 10,
  minorPerPoint: 1,
  mostPerMille: 500,
  given: [
    { customer: 'mira', daysAgo: 402, points: 360 },
    { customer: 'mira', daysAgo: 352, points: 1200 },
    { customer: 'mira', daysAgo: 341, points: 240 },
    { customer: 'mira', daysAgo: 190, points: 2600 },
    { customer: 'tomas', daysAgo: 61, points: 85 },
  ],
  text: {
    'zh-CN': `<h2>山茶里积分</h2>
<h3>怎么获得</h3>
<p>订单完成后，实付每 1 元得 10 分，不足 1 分的部分不计。用积分或优惠券抵掉的金额不再计分。</p>
<h3>怎么使用</h3>
<p>提交订单时可以用积分抵扣，<strong>1 分抵 0.01 元</strong>，最多抵应付金额的一半。免单活动不能再用积分。先到期的积分先用。</p>
<h3>有效期</h3>
<p>积分有效到获得日十二个月后的当天结束。过期不补。</p>
<h3>取消和退款</h3>
<ul><li>待付款的订单会先占用积分；取消或超时后，积分马上回到原来的批次，原有效期不变。</li><li>订单退款时，用掉的积分按比例退回，这一单得到的积分按比例收回。</li><li>要收回的积分如果已经用掉，会先记为欠分，由之后获得的积分补上。</li></ul>`,
    'en-US': `<h2>Points at Camellia Row</h2>
<h3>How you earn them</h3>
<p>Every order you collect earns 10 points for each dollar you paid, in whole points. What points or coupons paid for earns none.</p>
<h3>How you spend them</h3>
<p>Choose points when you confirm an order. <strong>One point takes one cent off</strong>, up to half of what is left to pay. They do not go together with a free order. The points that end first are spent first.</p>
<h3>How long they last</h3>
<p>Until the end of the same day twelve months later. What has expired does not come back.</p>
<h3>When an order is cancelled or refunded</h3>
<ul><li>An order that awaits payment holds its points. When it is cancelled or its time runs out, they are yours again at once and keep their date.</li><li>A refund returns the points you spent and takes back the points you earned, in step with the money.</li><li>If you have spent what is to be taken back, your next points make up for it first.</li></ul>`,
    'in-ID':
      '<h2>Poin Camellia Row</h2><h3>Cara mendapat poin</h3><p>Setiap pesanan yang kamu ambil memberi 10 poin per dolar yang dibayar, dibulatkan ke bawah. Bagian yang dibayar dengan poin atau kupon tidak dihitung.</p><h3>Cara memakai</h3><p>Pilih poin saat mengonfirmasi pesanan. <strong>Satu poin memotong satu sen</strong>, paling banyak setengah dari yang harus dibayar. Tidak bisa digabung dengan pesanan gratis. Poin yang paling dekat habis masa berlakunya dipakai lebih dulu.</p><h3>Masa berlaku</h3><p>Sampai akhir hari yang sama dua belas bulan kemudian. Poin yang kedaluwarsa tidak kembali.</p><h3>Pembatalan dan refund</h3><ul><li>Pesanan yang menunggu pembayaran menahan poinnya. Bila dibatalkan atau waktunya habis, poin langsung kembali dengan tanggal yang sama.</li><li>Refund mengembalikan poin yang dipakai dan menarik poin yang diperoleh, sebanding dengan uangnya.</li><li>Bila poin yang harus ditarik sudah dipakai, poin berikutnya menutupinya lebih dulu.</li></ul>',
    'th-TH':
      '<h2>คะแนนของ Camellia Row</h2><h3>ได้คะแนนอย่างไร</h3><p>เมื่อรับของแล้ว จะได้ 10 คะแนนต่อทุก 1 ดอลลาร์ที่ชำระ นับเฉพาะคะแนนเต็ม ส่วนที่ชำระด้วยคะแนนหรือคูปองไม่นับ</p><h3>ใช้คะแนนอย่างไร</h3><p>เลือกใช้คะแนนตอนยืนยันคำสั่งซื้อ <strong>1 คะแนนลดได้ 1 เซ็นต์</strong> สูงสุดครึ่งหนึ่งของยอดที่ต้องชำระ ใช้ร่วมกับออร์เดอร์ฟรีไม่ได้ คะแนนที่หมดอายุก่อนถูกใช้ก่อน</p><h3>อายุคะแนน</h3><p>ใช้ได้ถึงสิ้นวันเดียวกันในอีกสิบสองเดือน คะแนนที่หมดอายุแล้วไม่คืน</p><h3>การยกเลิกและการคืนเงิน</h3><ul><li>คำสั่งซื้อที่รอชำระจะกันคะแนนไว้ เมื่อยกเลิกหรือหมดเวลา คะแนนกลับมาทันทีพร้อมวันหมดอายุเดิม</li><li>เมื่อคืนเงิน คะแนนที่ใช้จะคืนให้ และคะแนนที่ได้รับจะถูกหักตามสัดส่วนของเงิน</li><li>ถ้าคะแนนที่ต้องหักถูกใช้ไปแล้ว จะหักจากคะแนนที่ได้รับครั้งต่อไปก่อน</li></ul>',
    'ne-NP':
      '<h2>Camellia Row का पोइन्ट</h2><h3>कसरी पाइन्छ</h3><p>लिइसकेको हरेक अर्डरमा तिरेको प्रति डलर 10 पोइन्ट पाइन्छ, पूरा पोइन्ट मात्र गनिन्छ। पोइन्ट वा कुपनले तिरेको भागको पोइन्ट हुँदैन।</p><h3>कसरी प्रयोग गर्ने</h3><p>अर्डर पक्का गर्दा पोइन्ट छान्नुहोस्। <strong>एक पोइन्टले एक सेन्ट घटाउँछ</strong>, तिर्न बाँकी रकमको बढीमा आधासम्म। निःशुल्क अर्डरसँग मिल्दैन। पहिले म्याद सकिने पोइन्ट पहिले प्रयोग हुन्छ।</p><h3>कति समय रहन्छ</h3><p>बाह्र महिनापछिको त्यही दिनको अन्त्यसम्म। म्याद सकिएको पोइन्ट फर्किंदैन।</p><h3>रद्द र रकम फिर्ता</h3><ul><li>भुक्तानी कुर्ने अर्डरले आफ्नो पोइन्ट रोक्छ। रद्द भए वा समय सकिए पोइन्ट तुरुन्तै उही म्यादसहित फर्किन्छ।</li><li>रकम फिर्ता हुँदा प्रयोग गरेको पोइन्ट फिर्ता हुन्छ र पाएको पोइन्ट रकमकै अनुपातमा काटिन्छ।</li><li>काटिनुपर्ने पोइन्ट प्रयोग भइसकेको भए पछि पाउने पोइन्टबाट पहिले मिलाइन्छ।</li></ul>',
    'lo-LA':
      '<h2>ຄະແນນຂອງ Camellia Row</h2><h3>ໄດ້ຄະແນນແນວໃດ</h3><p>ເມື່ອຮັບເຄື່ອງແລ້ວ ຈະໄດ້ 10 ຄະແນນຕໍ່ທຸກ 1 ໂດລາທີ່ຊຳລະ ນັບສະເພາະຄະແນນເຕັມ ສ່ວນທີ່ຊຳລະດ້ວຍຄະແນນ ຫຼື ຄູປອງບໍ່ນັບ</p><h3>ໃຊ້ຄະແນນແນວໃດ</h3><p>ເລືອກໃຊ້ຄະແນນຕອນຢືນຢັນຄຳສັ່ງຊື້ <strong>1 ຄະແນນຫຼຸດ 1 ເຊັນ</strong> ສູງສຸດເຄິ່ງໜຶ່ງຂອງຍອດທີ່ຕ້ອງຊຳລະ ໃຊ້ຮ່ວມກັບຄຳສັ່ງຊື້ຟຣີບໍ່ໄດ້ ຄະແນນທີ່ໝົດອາຍຸກ່ອນຈະຖືກໃຊ້ກ່ອນ</p><h3>ອາຍຸຄະແນນ</h3><p>ໃຊ້ໄດ້ຮອດທ້າຍມື້ດຽວກັນໃນອີກສິບສອງເດືອນ ຄະແນນທີ່ໝົດອາຍຸແລ້ວບໍ່ຄືນ</p><h3>ການຍົກເລີກ ແລະ ການຄືນເງິນ</h3><ul><li>ຄຳສັ່ງຊື້ທີ່ລໍຊຳລະຈະກັນຄະແນນໄວ້ ເມື່ອຍົກເລີກ ຫຼື ໝົດເວລາ ຄະແນນກັບມາທັນທີພ້ອມວັນໝົດອາຍຸເດີມ</li><li>ເມື່ອຄືນເງິນ ຄະແນນທີ່ໃຊ້ຈະຄືນໃຫ້ ແລະ ຄະແນນທີ່ໄດ້ຮັບຈະຖືກຫັກຕາມສັດສ່ວນຂອງເງິນ</li><li>ຖ້າຄະແນນທີ່ຕ້ອງຫັກຖືກໃຊ້ໄປແລ້ວ ຈະຫັກຈາກຄະແນນທີ່ໄດ້ຮັບຄັ້ງຕໍ່ໄປກ່ອນ</li></ul>',
    'ar-IQ':
      '<h2>نقاط كاميليا رو</h2><h3>كيف تكسبها</h3><p>كل طلب تستلمه يمنحك 10 نقاط عن كل دولار دفعته، بنقاط كاملة فقط. ما دُفع بالنقاط أو القسائم لا يُحتسب.</p><h3>كيف تستخدمها</h3><p>اختر النقاط عند تأكيد الطلب. <strong>كل نقطة تخصم سنتًا واحدًا</strong>، حتى نصف المبلغ المتبقي للدفع. لا تُجمع مع الطلب المجاني. تُستخدم أولًا النقاط الأقرب إلى الانتهاء.</p><h3>مدة صلاحيتها</h3><p>حتى نهاية اليوم نفسه بعد اثني عشر شهرًا. ما انتهت صلاحيته لا يعود.</p><h3>الإلغاء وإرجاع المبلغ</h3><ul><li>الطلب الذي ينتظر الدفع يحجز نقاطه. إذا أُلغي أو انتهى وقته تعود إليك فورًا بتاريخها نفسه.</li><li>عند إرجاع المبلغ تعود النقاط التي استخدمتها وتُسترد النقاط التي كسبتها، بنسبة المبلغ.</li><li>إذا كانت النقاط المطلوب استردادها قد استُخدمت، تُسدَّد أولًا من نقاطك القادمة.</li></ul>',
  },
}
