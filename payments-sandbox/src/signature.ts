import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceMs = 5 * 60_000

const macOf = (secret: string, time: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()

/** The value of the header `x-signature`: the time in epoch ms, and HMAC-SHA256 over `<time>.<body as sent>`, in hex. */
export function sign(secret: string, body: Buffer, now: number): string {
  const time = String(now)
  return `t=${time},v1=${macOf(secret, time, body).toString('hex')}`
}

/** Whether these very bytes were signed with the secret, not more than five minutes ago. */
export function isSigned(secret: string, body: Buffer, { header, now }: { header: string; now: number }): boolean {
  const [, time, mac] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (time === undefined || mac === undefined) return false
  if (Math.abs(now - Number(time)) > toleranceMs) return false
  return timingSafeEqual(macOf(secret, time, body), Buffer.from(mac, 'hex'))
}
