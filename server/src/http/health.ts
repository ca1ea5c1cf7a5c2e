import { Fault } from '../base/refusal.ts'
import type { App } from './app.ts'

/** `/healthz`: the process answers. `/readyz`: it can serve, its database included; while it stops it cannot. */
export function serveHealth({ http, db }: App): void {
  let stopping = false
  http.addHook('preClose', async () => {
    stopping = true
  })
  http.get('/healthz', async () => ({ alive: true }))
  http.get('/readyz', async () => {
    if (stopping) throw new Fault('unavailable', { 'retry-after': '5' })
    await db.ping().catch(() => Promise.reject(new Fault('unavailable', { 'retry-after': '1' })))
    return { ready: true }
  })
}
