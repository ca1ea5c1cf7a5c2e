import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { keepApp } from '@tiffin/kit/client/keep-app.ts'
import { wearColors } from '@tiffin/kit/ui/corp-colors.ts'
import { useEffect } from 'react'
import { keepAnswers } from '../../data/kept-answers.ts'
import { followClient } from '../../data/push/push-client.ts'
import { followStoreNews } from '../../data/store/store-news.ts'
import { GuideHost } from '../../features/guide/guide-host.tsx'
import { followMessages } from '../../features/open-message/open-message.ts'
import { followShare } from '../../features/share-check/check-share.ts'
import { SlidesHost } from '../../features/slides/slides-host.tsx'
import { followVersion } from '../../features/update/check-update.ts'
import { useGroup } from '../../state/group/group.ts'
import { usePages } from '../../state/navigation/navigation.ts'
import { hearOfRelease, useRelease } from '../../state/release.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { pageOf } from '../pages/routes.ts'
import { linkApp } from './app-links.ts'
import { beginInTurn } from './begin-in-turn.ts'

const GroupHost = lazyPart(() => import('../../features/group/group-host.tsx').then((it) => it.GroupHost))
const ReleaseOffer = lazyPart(() => import('../../features/release/release-offer.tsx').then((it) => it.ReleaseOffer))

/** On a tab page no form is open that reloading would empty. */
function useIsOnTab(): boolean {
  const url = usePages().stack.at(-1)?.url ?? ''
  return pageOf(url)?.tab !== undefined
}

/** The brand's colours as they are published while the page is open. */
const followColors = () =>
  useBootstrap.subscribe(({ bootstrap }) => {
    if (bootstrap === undefined) return
    document.documentElement.style.removeProperty('--tab-ink') // not every colour has one
    wearColors(bootstrap)
  })

/** A code on a table was scanned, or the link of a store, a cart or a group was opened: what it needs comes only then. */
function followAddress(): () => void {
  const search = new URLSearchParams(location.search)
  if (search.has('table'))
    import('../../features/table/open-table.ts').then(({ openTable }) => openTable()).catch(() => undefined)
  else if (search.has('group') || search.has('cart') || (search.has('store') && !search.has('product')))
    import('../../features/shared-link/open-shared.ts').then(({ openShared }) => openShared()).catch(() => undefined)
  return () => undefined
}

/** Nothing waits for any of them. */
const watchers = [
  followAddress,
  keepAnswers,
  () => keepApp({ base: '/', onNewRelease: hearOfRelease }),
  followClient,
  followMessages,
  followShare,
  followVersion,
  followStoreNews,
  followColors,
]

/** What may come last of all: the app without a connection, and what is offered beside the pages. */
export function AfterFirstPaint() {
  const isNewer = useRelease((state) => state.isNewer)
  const isOnTab = useIsOnTab()
  const isInGroup = useGroup(({ seat, sheet }) => seat !== null || sheet !== null)
  useEffect(() => beginInTurn(watchers), [])
  useEffect(linkApp, [])
  return (
    <>
      <SlidesHost />
      {isInGroup ? <GroupHost /> : null}
      {isNewer && isOnTab ? null : <GuideHost />}
      {isNewer && isOnTab ? <ReleaseOffer /> : null}
    </>
  )
}
