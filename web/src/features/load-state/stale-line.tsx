import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useOverlays } from '../../state/overlays.ts'
import { useT } from '../../state/words.ts'

/** Without a connection a page shows what it knew, and says so. */
export function StaleLine() {
  const t = useT()
  if (!useOverlays((state) => state.isOffline)) return null
  return (
    <p className="notice stale">
      <Icon name="offline" size="s" />
      {t('frame.stale')}
    </p>
  )
}
