import type { CallMap } from '@tiffin/contract/calls'
import { dateFormat } from '@tiffin/kit/client/dates.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'

export type PreviewDetail = CallMap['/api/app/common/preview/detail']['output']

const isFramed = () => window.parent !== window

/** The app as everybody sees it. */
function leave(): void {
  const address = new URL(location.href)
  address.searchParams.delete('preview')
  location.replace(address)
}

function momentOf({ at, timeZone, language }: PreviewDetail): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return dateFormat(language, { ...style, hourCycle: 'h23', timeZone }).format(at)
}

interface StripProps {
  readonly preview: PreviewDetail
  /** How many texts the language of the preview does not have. */
  readonly fallbackCount?: number
}

/** What is previewed, where and when, and the way out; at the desk its dialog is closed instead. */
export function Strip({ preview, fallbackCount = 0 }: StripProps) {
  const t = useT()
  const { draftName, storeName, isMember } = preview
  const parts = [storeName, momentOf(preview), t(isMember ? 'draftPreview.member' : 'draftPreview.visitor')]
  return (
    <aside className="preview-strip" aria-label={t('draftPreview.title')}>
      <p>
        <b>
          {t('draftPreview.title')}: <bdi>{draftName}</bdi>
        </b>
        <span>
          <bdi>{parts.join(' · ')}</bdi>
        </span>
        {fallbackCount > 0 && (
          <span className="fallbacks">{t('draftPreview.fallbacks', { count: fallbackCount })}</span>
        )}
      </p>
      {isFramed() ? null : (
        <button type="button" onClick={leave}>
          {t('draftPreview.exit')}
        </button>
      )}
    </aside>
  )
}

/** Stands where the app stood when the preview has ended. */
export function Over() {
  const t = useT()
  return (
    <main className="empty preview-over" role="alert">
      <Icon name="clock" />
      <h1>{t('draftPreview.over')}</h1>
      <p>{t('draftPreview.overText')}</p>
      {isFramed() ? null : (
        <button type="button" className="btn primary" onClick={leave}>
          {t('draftPreview.exit')}
        </button>
      )}
    </main>
  )
}
