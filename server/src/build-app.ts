import type { Clock, Sessions } from './base/context.ts'
import { corpChanged } from './base/corp.ts'
import type { ServingConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { PostgresHints } from './db/hints.ts'
import { serveDocs } from './docs/serve-docs.ts'
import type { App } from './http/app.ts'
import { buildHttp } from './http/build-http.ts'
import { NetworkGate } from './http/gate/network-gate.ts'
import { serveHealth } from './http/health.ts'
import { createLog } from './http/log.ts'
import { serveMedia } from './http/media.ts'
import { type DrawFile, MediaFiles } from './http/media-files.ts'
import { type Builds, ownBuilds, type PageAnswers, servePages } from './http/pages/pages.ts'
import { ReadyAnswers } from './http/ready-answers.ts'
import { createCorps } from './modules/corp/index.ts'
import { type LocationProvider, providerOf, serveLocation } from './modules/location/index.ts'
import { LoginSessions, type SmsGateway } from './modules/login/index.ts'
import { type Hasher, Passwords } from './modules/password/index.ts'
import { createPreviews } from './modules/preview/index.ts'
import type { SampleMenus } from './modules/setup/index.ts'
import { createUploadStorage } from './modules/upload/index.ts'
import { registerModules } from './modules.ts'

export interface Surroundings {
  readonly config: ServingConfig
  readonly db: Database
  readonly clock?: Clock
  /** Tests of other things bring their own. */
  readonly sessions?: Sessions
  readonly sms?: SmsGateway
  /** Stands in for the one that the settings name. */
  readonly locations?: LocationProvider
  /** Tests count what is hashed. */
  readonly hasher?: Hasher
  /** The pictures of demo and samples are drawn when they are asked for. */
  readonly drawFile?: DrawFile
  /** Menus that a new brand can begin with. */
  readonly samples?: SampleMenus
  readonly builds?: Builds
  /** What pages carry, where tests of other things bring their own. */
  readonly pageAnswers?: PageAnswers
}

/** The whole server, not yet listening. */
export function buildApp({
  config,
  db,
  clock = Date,
  sessions,
  sms,
  locations,
  hasher,
  drawFile,
  samples = () => ({ name: {}, about: {}, items: [] }),
  builds = ownBuilds,
  pageAnswers,
}: Surroundings): App {
  const hints = new PostgresHints(db.url)
  const { tokenSecret: secret, oldTokenSecrets: oldSecrets, tokenLifetimeSeconds: lifetimeSeconds } = config
  const logins = new LoginSessions({ db, hints, clock, secret, oldSecrets, lifetimeSeconds })
  const log = createLog(config)
  const { payTimeoutSeconds } = config
  const notCompared = (err: unknown) => log.warn({ err }, 'held brands could not be compared with the database')
  const corps = createCorps(db, { payTimeoutSeconds, onError: notCompared })
  hints.on(corpChanged, (corpId) => void (corpId && corps.follow(corpId).catch(notCompared)))
  const known = { corps, sessions: sessions ?? logins, clock }
  const ready = new ReadyAnswers({ ...known, log })
  const http = buildHttp(config, { log, ready, gate: new NetworkGate(clock) })
  http.addHook('onClose', () => hints.close())
  const uploads = createUploadStorage(config)
  const media = new MediaFiles(config.dataDir, { drawFile, openUpload: (name) => uploads.open(name) })
  const previews = createPreviews(config)
  const app: App = { http, config, db, hints, log, ready, media, ...known, previews, jobs: [] }
  serveHealth(app)
  serveMedia(app)
  serveDocs(app)
  serveLocation(app, locations ?? providerOf(config.maps))
  const answers = registerModules(app, {
    sessions: logins,
    sms,
    passwords: new Passwords(hasher),
    uploads,
    previews,
    samples,
  })
  servePages(app, pageAnswers ?? answers, builds)
  return app
}
