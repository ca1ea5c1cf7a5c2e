import { appOs } from '@tiffin/kit/client/app-os.ts'
import { appVersion } from '@tiffin/kit/client/app-version.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'

function platform(): string {
  if (appOs() === '2') return 'i'
  return /Android/.test(navigator.userAgent) ? 'a' : 'h'
}

function net(): string {
  if (!navigator.onLine) return 'none'
  // as: browsers that know the kind of network say it there; lib.dom does not know it
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType ?? 'unknown'
}

const always = () => ({ ut: 'h5', p: platform(), v: appVersion, ch: '', usv: appVersion })

/** What is reported of the device: how large and in which language it shows, nothing by which it could be found again. */
export const deviceFacts = {
  always,
  session: () => ({
    ...{ lang: currentLanguage(), net: net(), sc: '', pr: Math.min(devicePixelRatio || 1, 20) },
    ...{ ww: Math.round(innerWidth), wh: Math.round(innerHeight), sw: screen.width, sh: screen.height },
  }),
}

export type DeviceFacts = ReturnType<typeof always>
