import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 5 * 60

const macOf = (secret: string, timestamp: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

/** The headers that prove a body; the same in both directions (PROTOCOL.md). */
export function signatureOf(secret: string, body: Buffer, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  return { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': macOf(secret, timestamp, body).toString('hex') }
}

/** Whether these very bytes were signed with the secret, not more than five minutes ago. */
export function isSigned(
  secret: string,
  body: Buffer,
  received: { headers: NodeJS.Dict<string | string[]>; now: number },
): boolean {
  const timestamp = String(received.headers['x-sandbox-timestamp'] ?? '')
  const signature = String(received.headers['x-sandbox-signature'] ?? '')
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(received.now / 1000 - Number(timestamp)) > toleranceSeconds) return false
  return timingSafeEqual(macOf(secret, timestamp, body), Buffer.from(signature, 'hex'))
}
