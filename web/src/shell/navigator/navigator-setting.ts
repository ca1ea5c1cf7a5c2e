import type { LoginState } from './guard.ts'
import type { PageRule } from './route-rules.ts'

/** What the navigator knows of the app: its pages, who has logged in, and what lies over a page. */
export interface NavigatorSetting<Page extends PageRule> {
  readonly pages: readonly Page[]
  readonly homePath: string
  readonly loginPath: string
  readonly notFoundPath: string
  readonly hasCorp: () => boolean
  readonly loginState: () => LoginState
  /** Fetches a page's code; answers early when that takes long, so that the page can show that it is loading. */
  readonly prepare: (page: Page) => Promise<void>
  /** Closes what lies over the page. */
  readonly closeTopLayer: () => void
  readonly closeLayers: () => void
  readonly countLayers: () => number
  readonly onPageNotFound: (event: { notFound: true; path: string; query: string }) => void
}
