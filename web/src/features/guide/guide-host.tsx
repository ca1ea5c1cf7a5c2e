import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useGuideMarkers } from '../../data/corp.ts'
import { followInstall, install, installWay } from '../../device/install.ts'
import { countShown, putAway, timesShown } from '../../state/guides.ts'
import { usePages } from '../../state/navigation/navigation.ts'
import { Picture } from '../../ui/picture.tsx'
import { pageTypeOf } from '../share-check/check-share.ts'
import css from './guide-host.module.css'

type Marker = NonNullable<ReturnType<typeof useGuideMarkers>['data']>[number]

/** The one that offers to put the app on the home screen. */
const installId = 'install'

function Hint({ marker, onClose }: { readonly marker: Marker; readonly onClose: () => void }) {
  const t = useT()
  const { markerId, text, image, position } = marker
  const way = markerId === installId ? installWay() : 'none'
  useEffect(() => countShown(markerId), [markerId])
  const close = () => {
    putAway(markerId)
    onClose()
  }
  return (
    <aside className={css.hint} data-at={position} aria-label={t('guide.label')} data-testid="guide-marker">
      {image === '' ? null : <Picture base={image} size={44} />}
      <span className="grow">
        <b className="t14">{text}</b>
        {way === 'byHand' ? <span className="t12 ink2 block">{t('guide.byHand')}</span> : null}
      </span>
      {way === 'ask' ? (
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            install().catch(() => undefined)
            close()
          }}
        >
          {t('guide.install')}
        </button>
      ) : null}
      <button type="button" className="iconbtn" aria-label={t('action.close')} onClick={close}>
        <Icon name="close" size="s" />
      </button>
    </aside>
  )
}

/** The brand's hint for the page that is shown: one at a time, so many times on a device, and never again once put away. */
export function GuideHost() {
  const { data = [] } = useGuideMarkers()
  const way = useSyncExternalStore(followInstall, installWay)
  const [closed, setClosed] = useState<readonly string[]>([])
  const pageType = pageTypeOf(usePages().stack.at(-1)?.url ?? '')
  // What was shown before this visit counts; a hint that is on the screen stays there.
  const [known] = useState(() => new Map<string, number>())
  const timesBefore = (markerId: string) => {
    const times = known.get(markerId) ?? timesShown(markerId)
    known.set(markerId, times)
    return times
  }
  const marker = data.find(
    ({ markerId, pageType: page, showTimes, text }) =>
      page === pageType &&
      text !== '' &&
      !closed.includes(markerId) &&
      (markerId !== installId || way !== 'none') &&
      timesBefore(markerId) < showTimes,
  )
  if (marker === undefined) return null
  const { markerId } = marker
  return <Hint key={markerId} marker={marker} onClose={() => setClosed((before) => [...before, markerId])} />
}
