import type { Deed, Status } from './payment.ts'

interface Texts {
  readonly lang: string
  readonly title: string
  readonly note: string
  readonly paymentNo: string
  readonly deeds: Record<Deed, { readonly label: string; readonly hint: string }>
  readonly ended: Record<Exclude<Status, 'pending'>, string>
  readonly back: string
  readonly unknown: string
}

const english: Texts = {
  lang: 'en',
  title: 'Sandbox checkout',
  note: 'No money moves here. Choose what the payment provider should do.',
  paymentNo: 'Payment number',
  deeds: {
    pay: { label: 'Pay', hint: '' },
    late: { label: 'Pay, but tell late', hint: 'The shop hears of it 20 seconds later' },
    wrong: { label: 'Pay a wrong amount', hint: 'One smallest coin less than asked' },
    dispute: { label: 'Pay, then dispute it', hint: 'The bank takes it back after 20 seconds' },
    fail: { label: 'Fail', hint: 'The bank refuses' },
    close: { label: 'Close', hint: 'Leave without paying' },
  },
  ended: {
    succeeded: 'This payment has been made.',
    processing: 'This payment is being processed.',
    failed: 'This payment has failed.',
    cancelled: 'This payment was closed.',
  },
  back: 'Back to the shop',
  unknown: 'There is no such payment.',
}

const chinese: Texts = {
  lang: 'zh-CN',
  title: '沙盒收银台',
  note: '这里不会真正扣款。请选择支付机构的结果。',
  paymentNo: '支付单号',
  deeds: {
    pay: { label: '支付', hint: '' },
    late: { label: '支付，稍后通知', hint: '商家在 20 秒后才收到结果' },
    wrong: { label: '支付错误金额', hint: '比应付少一个最小单位' },
    dispute: { label: '支付，随后拒付', hint: '20 秒后银行扣回' },
    fail: { label: '支付失败', hint: '银行拒绝' },
    close: { label: '关闭', hint: '不支付，直接离开' },
  },
  ended: {
    succeeded: '这笔支付已完成。',
    processing: '这笔支付正在处理中。',
    failed: '这笔支付失败了。',
    cancelled: '这笔支付已关闭。',
  },
  back: '返回商家',
  unknown: '没有这笔支付。',
}

/** Chinese for `zh…`, English for everybody else. */
export const textsFor = (lang: string): Texts => (lang.toLowerCase().startsWith('zh') ? chinese : english)
