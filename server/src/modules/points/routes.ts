import * as calls from '@tiffin/contract/points'
import { textIn } from '@tiffin/core/language/language'
import type { Context } from '../../base/context.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import { showMovements } from './list-movements.ts'
import { showSummary } from './summary.ts'

/** The calls about points. */
export function servePoints(app: App, { settings }: { settings: SettingsOfCorps }): void {
  const whose = ({ corp, session, now }: Context<'customer'>) => ({ corp, customerId: session.customerId, now })
  route(app, calls.findPointSummary, (_input, context) => showSummary(app.db, whose(context)))
  route(app, calls.listPoints, (input, context) =>
    showMovements(app.db, input, { ...whose(context), language: context.language }),
  )
  route(app, calls.findPointDescription, async (_input, { corp, language }) => {
    const { setting } = await settings.of(corp)
    const { pointsEnabled, pointsPerUnit, minorPerPoint, maxDeductPermille } = corp
    const rule = pointsEnabled ? { pointsPerUnit, minorPerPoint, maxDeductPermille } : null
    return { content: textIn(setting.pointsText, language), rule }
  })
}
