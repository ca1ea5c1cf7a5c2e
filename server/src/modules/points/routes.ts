import * as calls from '@tiffin/contract/points'
import type { App } from '../../http/app.ts'
import { pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'

const none = { currentPoints: 0, remainingPoints: 0, obtainedPoints: 0, usedPoints: 0 }

/** The calls about points. */
export function servePoints(app: App): void {
  route(app, calls.findPointSummary, () => ({
    ...none,
    ...{ willExpirePoints: 0, expiredPoints: 0, expiryList: [] },
    rule: { pointsPerUnit: 0, minorPerPoint: 1, maxDeductPermille: 0 },
  }))
  route(app, calls.listPoints, (input) => pageOf<never, never>([], input, (row) => row))
  route(app, calls.findPointDescription, () => ({ content: '' }))
}
