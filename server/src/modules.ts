import type { App } from './http/app.ts'
import type { FindSettings } from './http/pages.ts'

/** What the pages need from the modules. */
export interface Modules {
  readonly findSettings?: FindSettings
}

/** The one list of modules: each adds its routes, each talks to others only through their index.ts. */
export function registerModules(_app: App): Modules {
  return {}
}
