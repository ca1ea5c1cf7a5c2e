import { callSetting } from '@tiffin/kit/client/call.ts'
import { type Navigator, navigator, type RouteResult } from '../state/navigation/navigation.ts'
import { report } from '../state/report.ts'
import { breakPage } from './pages/test-hooks.ts'

interface RouteOptions {
  readonly url?: string
  readonly delta?: number
  readonly success?: (result: RouteResult) => void
  readonly fail?: (result: RouteResult) => void
  readonly complete?: (result: RouteResult) => void
}

type OpenApi = Exclude<keyof Navigator & ('navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch'), never>

/** With callbacks a call answers them and returns nothing; without, it returns a promise that rejects with the refusal. */
function settle(
  call: Promise<RouteResult>,
  { success, fail, complete }: RouteOptions,
): Promise<RouteResult> | undefined {
  if (success === undefined && fail === undefined && complete === undefined) return call
  call.then(
    (result) => {
      success?.(result)
      complete?.(result)
    },
    (result: RouteResult) => {
      fail?.(result)
      complete?.(result)
    },
  )
  return undefined
}

const open =
  (api: OpenApi) =>
  (target: string | RouteOptions = {}) => {
    const options = typeof target === 'string' ? { url: target } : target
    return settle(navigator()[api](options.url ?? ''), options)
  }

/** The programmatic navigation that the address bar cannot reach, as `window.icc`. */
export const icc = {
  navigateTo: open('navigateTo'),
  redirectTo: open('redirectTo'),
  switchTab: open('switchTab'),
  reLaunch: open('reLaunch'),
  navigateBack: (options: RouteOptions = {}) => settle(navigator().navigateBack(options.delta), options),
  /** Reports an event to statistics: a name, and a text or an object. */
  report,
  /** For tests only. */
  test: { breakPage, callSetting },
}

declare global {
  interface Window {
    icc: typeof icc
  }
}
