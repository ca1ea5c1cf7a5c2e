import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'

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
