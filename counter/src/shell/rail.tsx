import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { Messages } from '../features/help/messages.tsx'
import { Settings } from '../features/settings/settings.tsx'
import { useNewCount } from '../features/ticket/use-new-count.ts'
import { useIsNarrow } from '../state/narrow.ts'
import { useMay } from '../state/session.ts'
import { links, mostInBar } from './links.ts'
import { More } from './more.tsx'
import type { Page } from './use-page.ts'

/** Orders that nobody has begun are counted on every page: none of them hides that one came. */
function NewCount() {
  const t = useT()
  const count = useNewCount()
  if (count === 0) return null
  return (
    <>
      <span className="rail-count num" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{t('counter.newCount', { count })}</span>
    </>
  )
}

/** The brand's mark and the pages of the counter; on a phone the last of them behind one button. */
export function Rail({ page }: { readonly page: Page }) {
  const t = useT()
  const [isOpen, open] = useState(false)
  const may = useMay()
  const isNarrow = useIsNarrow()
  const allowed = links.filter(({ needs }) => may(needs))
  const inBar = isNarrow ? allowed.slice(0, mostInBar) : allowed
  const logo = useBootstrap((state) => state.bootstrap?.corpSetting.logo ?? '')
  return (
    <nav className="rail" aria-label={t('counter.title')}>
      {logo === '' ? (
        <span className="mark" />
      ) : (
        <img className="mark" src={`${logo}-192.webp`} alt="" width="44" height="44" />
      )}
      {inBar.map(({ to, href, icon, text }) => (
        <a key={to} href={href} aria-current={page === to ? 'page' : undefined}>
          <Icon name={icon} />
          {t(text)}
          {to === 'board' && <NewCount />}
        </a>
      ))}
      <Messages />
      {isNarrow ? (
        <More links={allowed.slice(mostInBar)} page={page} onSettings={() => open(true)} />
      ) : (
        <button type="button" className="last" onClick={() => open(true)}>
          <Icon name="settings" />
          {t('counter.settings')}
        </button>
      )}
      {isOpen && <Settings onClose={() => open(false)} />}
    </nav>
  )
}
