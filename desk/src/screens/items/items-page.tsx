import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { ReactNode } from 'react'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { MenuTabs } from '../../features/menu/menu-tabs.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { useItemSearch } from './use-item-search.ts'

interface ItemsPageProps {
  readonly title: PhraseKey
  /** What the button says that makes one. */
  readonly newLabel: PhraseKey
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** A list of the menu with its head. */
function ItemsSheet({ title, newLabel, isBusy, children }: ItemsPageProps) {
  const t = useT()
  const { change } = useItemSearch()
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:edit')
  return (
    <>
      <Head title={t(title)}>
        <SaveStatus />
        <DraftMenu />
        <button
          type="button"
          className="btn primary"
          disabled={reason !== undefined}
          title={reason}
          onClick={() => change({ item: 'new' })}
        >
          <Icon name="plus" size="s" />
          {t(newLabel)}
        </button>
      </Head>
      <section className="sheet2 products" aria-label={t(title)} aria-busy={isBusy}>
        <MenuTabs />
        {children}
      </section>
    </>
  )
}

/** The same for who may read the menu; all others read who may. */
export function ItemsPage(props: ItemsPageProps) {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <ItemsSheet {...props} /> : <NotAllowed title={t(props.title)} needs="menu:read" />
}
