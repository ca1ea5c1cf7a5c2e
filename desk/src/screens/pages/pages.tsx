import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { ComponentType } from 'react'
import { usePageItems } from '../../data/page-items.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { AgreementsPart } from './agreements-part.tsx'
import { AppPart } from './app/app-part.tsx'
import { HomePart } from './home/home-part.tsx'
import { LookPart } from './look-part.tsx'
import { type PagePart, pageParts } from './page-search.ts'
import type { PartProps } from './part-props.ts'
import { TabsPart } from './tabs-part.tsx'
import { usePageSearch } from './use-page-search.ts'

const names = {
  home: 'desk.pages.home',
  tabs: 'desk.pages.tabs',
  look: 'desk.pages.look',
  agreements: 'desk.pages.agreements',
  app: 'desk.pages.app',
} as const

const partViews: Readonly<Record<PagePart, ComponentType<PartProps>>> = {
  home: HomePart,
  tabs: TabsPart,
  look: LookPart,
  agreements: AgreementsPart,
  app: AppPart,
}

function PartTabs({ chosen }: { chosen: PagePart }) {
  const t = useT()
  return (
    <nav className="pagetabs" aria-label={t('desk.pages.title')}>
      {pageParts.map((part) => (
        <Link
          key={part}
          to="/$corp/pages"
          params={{ corp: corpOfAddress() }}
          search={part === 'home' ? {} : { part }}
          aria-current={part === chosen ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          {t(names[part])}
        </Link>
      ))}
    </nav>
  )
}

function Pages() {
  const t = useT()
  const { search } = usePageSearch()
  const { reasonAgainst } = useRights()
  const { query, items } = usePageItems()
  const part = search.part ?? 'home'
  const Part = partViews[part]
  return (
    <>
      <Head title={t('desk.pages.title')}>
        <SaveStatus />
        <DraftMenu />
      </Head>
      <section className="sheet2 products" aria-label={t(names[part])} aria-busy={query.isFetching}>
        <PartTabs chosen={part} />
        {items && <Part items={items} reason={reasonAgainst('menu:edit')} />}
        {items === undefined && query.error === null && <SkeletonRows label={t('desk.loading')} />}
        {items === undefined && query.error !== null && (
          <Failed failure={query.error} onRetry={() => void query.refetch()} />
        )}
      </section>
    </>
  )
}

/** What customers see beside the menu: Home, tabs, look, agreements, and the pages of the app. */
export function PagesScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Pages /> : <NotAllowed title={t('desk.pages.title')} needs="menu:read" />
}
