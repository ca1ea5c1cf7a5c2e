import type { StatRecord } from '@tiffin/contract/statistics'
import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { callHeaders } from '@tiffin/kit/client/headers.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'

const patienceMs = 20_000

/** As every call, but without a customer: statistics are not about customers. */
const headers = () => callHeaders({ language: currentLanguage(), token: '' })

/** Whether the brand wants reports; undefined when that cannot be learned. */
export async function askStatus(appId: string): Promise<0 | 1 | undefined> {
  const search = new URLSearchParams({ usv: appVersion, conf: JSON.stringify({ ak: appId }) })
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(`/api/app/common/stat/config?${search}`, { headers: headers(), signal })
    const { ret, enable } = await answer.json()
    if (ret !== 0) return undefined
    return enable === 1 ? 1 : 0
  } catch {
    return undefined
  }
}

/** Sends a report, also while the page goes. False: worth another try. */
export async function sendReport(requests: readonly StatRecord[], now: number): Promise<boolean> {
  const body = JSON.stringify({ usv: appVersion, t: now, requests })
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const init = { method: 'POST', headers: headers(), body, keepalive: true, signal }
    const answer = await fetch('/api/app/common/stat/report', init)
    await answer.text().catch(() => undefined) // read to its end, or the connection stays taken
    const { status } = answer
    return status < 500 && status !== 429
  } catch {
    return false
  }
}
