import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { Messages } from '../features/help/messages.tsx'
import { Settings } from '../features/settings/settings.tsx'
import { useSession } from '../state/session.ts'
import type { Page } from './use-page.ts'

/** The brand's mark and the pages of the counter. */
export function Rail({ page }: { readonly page: Page }) {
  const t = useT()
  const [isOpen, open] = useState(false)
  const maySellOut = useSession(({ employee }) => employee?.permission.includes('stock:sold-out') ?? false)
  const logo = useBootstrap((state) => state.bootstrap?.corpSetting.logo ?? '')
  return (
    <nav className="rail" aria-label={t('counter.title')}>
      {logo === '' ? (
        <span className="mark" />
      ) : (
        <img className="mark" src={`${logo}-192.webp`} alt="" width="44" height="44" />
      )}
      <a href="#/" aria-current={page === 'board' ? 'page' : undefined}>
        <Icon name="receipt" />
        {t('counter.board')}
      </a>
      {maySellOut && (
        <a href="#/sold-out" aria-current={page === 'soldOut' ? 'page' : undefined}>
          <Icon name="close" />
          {t('counter.soldOut.title')}
        </a>
      )}
      <Messages />
      <button type="button" className="last" onClick={() => open(true)}>
        <Icon name="settings" />
        {t('counter.settings')}
      </button>
      {isOpen && <Settings onClose={() => open(false)} />}
    </nav>
  )
}
