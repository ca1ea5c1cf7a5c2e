import type { SmsAccess } from '../../../config.ts'
import { type SmsGateway, SmsNotSent } from './sms.ts'

/** Within the patience of a browser, so that the customer hears from us and not from a time-out of the browser. */
const patienceMs = 8000

/** The provider was not reached, so nothing was sent. */
const unreachable =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS.*)$/

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  // as: a property read on something that is an object; its value is checked before it is used.
  const code = typeof cause === 'object' && cause !== null ? (cause as { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : ''
}

/** The provider's own number for what went wrong; its words may repeat the phone. */
async function faultOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return `${answer.status}${typeof code === 'number' ? ` fault ${code}` : ''}`
}

/**
 * A provider that speaks Twilio's Messages API: a form over HTTPS with the account's key, 201 once it is taken. It is asked once:
 * to ask again after an unclear answer may send a second SMS.
 */
export function twilioGateway({ url, account, key, sender }: SmsAccess, timeoutMs = patienceMs): SmsGateway {
  const address = `${url}/2010-04-01/Accounts/${account}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`
  const by: Record<string, string> = /^MG[0-9a-f]{32}$/.test(sender)
    ? { MessagingServiceSid: sender }
    : { From: sender }
  return {
    async send({ phone, text }) {
      const sent = fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: phone, ...by, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await sent.catch((error: unknown) => {
        const code = codeOf(error)
        throw unreachable.test(code) ? new SmsNotSent(code) : error
      })
      if (answer.status >= 400 && answer.status < 500) throw new SmsNotSent(await faultOf(answer))
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      await answer.body?.cancel()
    },
  }
}
