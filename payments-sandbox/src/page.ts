import { createHash } from 'node:crypto'
import { amountText } from './amount.ts'
import { type Deed, deeds, type Payment } from './payment.ts'
import { textsFor } from './texts.ts'

const style = `
:root{color-scheme:light dark;--ground:light-dark(#f3f1ec,#14130f);--card:light-dark(#fff,#1f1d18);--ink:light-dark(#1d1b16,#f4f1ea);
--soft:light-dark(#6b665c,#a8a296);--line:light-dark(#e6e1d6,#35322a);--accent:light-dark(#1f5f4c,#7fd1b3);--on-accent:light-dark(#fff,#0c1d17)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI","PingFang SC","Noto Sans SC",sans-serif}
main{width:100%;max-width:400px;background:var(--card);border:1px solid var(--line);border-radius:24px;padding:32px 24px 24px;
box-shadow:0 24px 64px light-dark(rgb(60 50 20/.10),rgb(0 0 0/.4))}
h1{margin:0;display:flex;align-items:center;gap:8px;font-size:14px;font-weight:600;color:var(--soft)}
h1::before{content:"";width:10px;height:10px;border-radius:50%;background:var(--accent)}
.amount{margin:24px 0 0;font-size:40px;line-height:1.1;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:-.02em;overflow-wrap:anywhere}
.amount small{font-size:16px;font-weight:600;color:var(--soft);letter-spacing:0}
.subject{margin:8px 0 0}
.number{margin:4px 0 0;font-size:12px;color:var(--soft);overflow-wrap:anywhere}
.note{margin:24px 0 16px;padding-top:16px;border-top:1px dashed var(--line);font-size:14px;color:var(--soft)}
form{margin:0;display:grid;gap:8px}
button,.back{display:grid;align-content:center;width:100%;min-height:52px;padding:8px 16px;border-radius:16px;border:1px solid var(--line);background:none;
color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer;transition:border-color .12s,background .12s}
button:hover,.back:hover{border-color:var(--accent)}
button:focus-visible,.back:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button span{display:block;font-size:12px;color:var(--soft)}
.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:700;text-align:center}
.main:hover{filter:brightness(1.06)}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`

const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** Where the customer goes from here: the shop's address with our parameters before its hash. */
export function returnAddress({ returnUrl, paymentNo, status }: Payment): string {
  const url = new URL(returnUrl)
  url.searchParams.set('sandboxPaymentNo', paymentNo)
  url.searchParams.set('sandboxResult', status)
  return url.href
}

const layout = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** What the customer sees at the provider. */
export function payPage(payment: Payment, lang: string): string {
  const texts = textsFor(lang)
  const button = (deed: Deed) => {
    const { label, hint } = texts.deeds[deed]
    const more = hint ? `<span>${escapeHtml(hint)}</span>` : ''
    return `<button name="deed" value="${deed}"${deed === 'pay' ? ' class="main"' : ''}>${escapeHtml(label)}${more}</button>`
  }
  const head =
    `<h1>${escapeHtml(texts.title)}</h1>` +
    `<p class="amount"><small>${escapeHtml(payment.currency)}</small> ${amountText(payment.amount, ',')}</p>` +
    `<p class="subject">${escapeHtml(payment.subject)}</p><p class="number">${escapeHtml(texts.paymentNo)} ${escapeHtml(payment.paymentNo)}</p>`
  if (payment.status !== 'pending') {
    const back = `<a class="back main" href="${escapeHtml(returnAddress(payment))}">${escapeHtml(texts.back)}</a>`
    return layout(
      texts.lang,
      texts.title,
      `${head}<p class="note" role="status">${escapeHtml(texts.ended[payment.status])}</p>${back}`,
    )
  }
  const form = `<form method="post">${deeds.map(button).join('')}</form>`
  return layout(texts.lang, texts.title, `${head}<p class="note">${escapeHtml(texts.note)}</p>${form}`)
}

export function unknownPage(lang: string): string {
  const texts = textsFor(lang)
  return layout(
    texts.lang,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1><p class="note">${escapeHtml(texts.unknown)}</p>`,
  )
}

/** Nothing runs on the page and nothing comes from elsewhere. Its form may lead back to the shop, since browsers follow the rule through the redirect. */
export const pageHeaders = (shop: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${hash}; form-action 'self' ${shop}; frame-ancestors 'none'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
})
