import { findStatConfig, reportStatistics } from '@tiffin/contract/statistics'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { keyFor } from '../login/index.ts'
import { Intake } from './intake.ts'
import { readRecords } from './read-records.ts'

function appIdOf(conf: string): unknown {
  try {
    return JSON.parse(conf)?.ak
  } catch {
    return undefined
  }
}

/** Both calls answer from memory: no report waits for the database. */
export function serveStatistics(app: App): void {
  const key = keyFor(app.config.tokenSecret, 'device')
  const intake = new Intake({ db: app.db, log: app.log })
  app.http.addHook('onClose', () => intake.close())

  route(app, findStatConfig, ({ conf }, { corp }) =>
    appIdOf(conf) === corp.appId ? { ret: 0, enable: corp.statEnabled ? 1 : 0 } : { ret: 1, enable: 0 },
  )
  route(app, reportStatistics, ({ requests }, { corp, network, now }) => {
    if (!corp.statEnabled) return { ret: 0 }
    const { corpId, appId, timeZone } = corp
    const day = localTimeAt(now, timeZone).date
    const { rows, dropped } = readRecords(requests, { corpId, appId, key, day, now })
    intake.drop(dropped)
    intake.take(corpId, rows, { network, now })
    return { ret: 0 }
  })
}
