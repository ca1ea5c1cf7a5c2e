import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The machine's Chromium. */
export function chromiumPath(): string {
  const found = candidates.find((path) => path !== undefined && existsSync(path))
  if (!found) throw new Error('This needs a Chromium: install the package chromium, or set CHROMIUM_PATH to one.')
  return found
}

/** No sandbox inside containers, and nothing that asks the outside world by itself. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What Playwright turns off itself: the browser takes the last switch of a name, so its list is said again. */
const playwrightDisables = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]

/** Pages of the address bar, which are never seen here: each new window loads them, half a second of processor time. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** The same for many short journeys. */
export const journeyFlags = [
  ...chromiumFlags,
  `--disable-features=${[...playwrightDisables, ...addressBarPages].join()}`,
]
