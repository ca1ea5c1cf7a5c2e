import { Outlet, useLocation } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { KnownMe, useMe, useMeLoading } from '../data/me.ts'
import { DraftKeeper } from '../features/draft/draft-keeper.tsx'
import { Failed } from '../features/load/failed.tsx'
import { Preferences } from '../features/settings/preferences.tsx'
import { useSession } from '../state/session.ts'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { Palette } from './palette.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { Redirect, ToLogIn } from './redirects.tsx'
import { Side } from './side.tsx'
import { useKeys } from './use-keys.ts'

/** What the frame lays over a page. */
type Over = 'palette' | 'keys' | 'preferences'

/** Without a second factor that the brand demands, only the page that sets it up opens [staff-4]. */
function Page() {
  const { isTotpDue } = useMe()
  const { pathname } = useLocation()
  const account = `/${corpOfAddress()}/account`
  return isTotpDue && pathname !== account ? <Redirect to="/$corp/account" /> : <Outlet />
}

function Inside() {
  const t = useT()
  const [over, setOver] = useState<Over>()
  const openPalette = () => setOver('palette')
  const openPreferences = () => setOver('preferences')
  useKeys({ onPalette: openPalette, onKeys: () => setOver('keys') })
  const close = () => setOver(undefined)
  return (
    <div className="desk">
      <a className="skip" href="#main">
        {t('desk.skip')}
      </a>
      <Side onFind={openPalette} onPreferences={openPreferences} />
      <main className="main" id="main" tabIndex={-1}>
        <OfflineStrip />
        <Page />
      </main>
      <PhoneBar onFind={openPalette} onPreferences={openPreferences} />
      {over === 'palette' && <Palette onClose={close} onKeys={() => setOver('keys')} onPreferences={openPreferences} />}
      {over === 'keys' && <KeysDialog onClose={close} />}
      {over === 'preferences' && <Preferences onClose={close} />}
      <DraftKeeper />
      <ProofDialog />
    </div>
  )
}

function Known({ label }: { label: string }) {
  const { data, error, refetch } = useMeLoading()
  if (data !== undefined)
    return (
      <KnownMe value={data}>
        <Inside />
      </KnownMe>
    )
  return (
    <main className="alone">
      {error === null ? <SkeletonRows label={label} /> : <Failed failure={error} onRetry={() => void refetch()} />}
    </main>
  )
}

/** The desk around its pages, for who is logged in; everybody else is asked to log in and comes back to the same address. */
export function Frame() {
  const t = useT()
  const isLoggedIn = useSession(({ token }) => token !== '')
  return isLoggedIn ? <Known label={t('desk.loading')} /> : <ToLogIn />
}
