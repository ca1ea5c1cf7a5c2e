import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { Messages } from '../features/help/messages.tsx'
import { Settings } from '../features/settings/settings.tsx'
import { useMay } from '../state/session.ts'
import type { Page } from './use-page.ts'

const links = [
  { to: 'board', href: '#/', icon: 'receipt', text: 'counter.board', needs: 'order:manage' },
  { to: 'orders', href: '#/orders', icon: 'search', text: 'counter.orders.title', needs: 'order:read' },
  { to: 'soldOut', href: '#/sold-out', icon: 'close', text: 'counter.soldOut.title', needs: 'stock:sold-out' },
  { to: 'stock', href: '#/stock', icon: 'stock', text: 'counter.stock.title', needs: 'stock:count' },
  { to: 'store', href: '#/store', icon: 'store', text: 'counter.store.title', needs: 'store:edit' },
  { to: 'shift', href: '#/shift', icon: 'shift', text: 'counter.shift.title', needs: 'shift:manage' },
] as const

/** The brand's mark and the pages of the counter. */
export function Rail({ page }: { readonly page: Page }) {
  const t = useT()
  const [isOpen, open] = useState(false)
  const may = useMay()
  const logo = useBootstrap((state) => state.bootstrap?.corpSetting.logo ?? '')
  return (
    <nav className="rail" aria-label={t('counter.title')}>
      {logo === '' ? (
        <span className="mark" />
      ) : (
        <img className="mark" src={`${logo}-192.webp`} alt="" width="44" height="44" />
      )}
      {links
        .filter(({ needs }) => may(needs))
        .map(({ to, href, icon, text }) => (
          <a key={to} href={href} aria-current={page === to ? 'page' : undefined}>
            <Icon name={icon} />
            {t(text)}
          </a>
        ))}
      <Messages />
      <button type="button" className="last" onClick={() => open(true)}>
        <Icon name="settings" />
        {t('counter.settings')}
      </button>
      {isOpen && <Settings onClose={() => open(false)} />}
    </nav>
  )
}
