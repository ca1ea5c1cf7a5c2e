import type { ServingConfig } from './config.ts'
import type { Database } from './db/database.ts'
import type { App } from './http/app.ts'
import { buildHttp } from './http/build-http.ts'
import type { Clock, Sessions } from './http/context.ts'
import { serveHealth } from './http/health.ts'
import { serveMedia } from './http/media.ts'
import { type Builds, type FindSettings, ownBuilds, servePages } from './http/pages.ts'
import { createCorps } from './modules/corp/index.ts'
import { registerModules } from './modules.ts'

export interface Surroundings {
  readonly config: ServingConfig
  readonly db: Database
  readonly clock?: Clock
  readonly sessions?: Sessions
  /** Tests bring pages of their own. */
  readonly pages?: { readonly builds: Builds; readonly findSettings: FindSettings }
}

const nobody: Sessions = { find: async () => undefined }

/** The whole server, not yet listening. */
export function buildApp({ config, db, clock = Date, sessions = nobody, pages }: Surroundings): App {
  const app: App = { http: buildHttp(config), config, db, clock, sessions, corps: createCorps(db, config), jobs: [] }
  serveHealth(app)
  serveMedia(app)
  const { findSettings } = registerModules(app)
  servePages(app, pages?.findSettings ?? findSettings, pages?.builds ?? ownBuilds)
  return app
}
