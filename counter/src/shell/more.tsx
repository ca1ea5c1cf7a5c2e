import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import type { Link } from './links.ts'
import type { Page } from './use-page.ts'

interface MoreProps {
  readonly links: readonly Link[]
  readonly page: Page
  readonly onSettings: () => void
}

/** What does not fit the bar of a phone. */
export function More({ links, page, onSettings }: MoreProps) {
  const t = useT()
  const [isOpen, open] = useState(false)
  const close = () => open(false)
  const isHere = links.some(({ to }) => to === page)
  return (
    <>
      <button type="button" aria-current={isHere ? 'true' : undefined} onClick={() => open(true)}>
        <Icon name="more" />
        {t('action.more')}
      </button>
      {isOpen && (
        <Dialog isForm title={t('action.more')} onClose={close}>
          <div className="more-links">
            {links.map(({ to, href, icon, text }) => (
              <a key={to} href={href} className="row" aria-current={page === to ? 'page' : undefined} onClick={close}>
                <Icon name={icon} />
                {t(text)}
              </a>
            ))}
            <button
              type="button"
              className="row"
              onClick={() => {
                close()
                onSettings()
              }}
            >
              <Icon name="settings" />
              {t('counter.settings')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
