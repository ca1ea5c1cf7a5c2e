import { call } from '../../data/call.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

/** Types of the pages that are asked for (docs/decisions/0034); any other page is never checked. */
const pageTypes: Readonly<Record<string, number>> = {
  [paths.home]: 1,
  [paths.menu]: 2,
  [paths.orders]: 3,
  [paths.mine]: 4,
  [paths.storeList]: 5,
  [paths.searchStore]: 5,
  [paths.searchGoods]: 6,
  [paths.coupon]: 7,
  [paths.points]: 8,
  [paths.pointsDescription]: 8,
}

const mayBeShared = 1

/** A visit is a page load: its first page that has a type is asked for, and no other. */
let isAsked = false

export const pageTypeOf = (url: string): number | undefined => pageTypes[url.split('?')[0] ?? '']

/** Leads to the download page when the brand does not let this page be opened from outside. Without a clear answer the page stays. */
async function checkShare(url: string): Promise<void> {
  const pageType = pageTypeOf(url)
  if (pageType === undefined || isAsked) return
  isAsked = true
  const path = '/api/app/customer/page-config/share-status/list'
  const answer = await call(path, { pageType }, { isSilent: true }).catch(() => undefined)
  if (answer === undefined || answer.status === mayBeShared) return
  await navigator().reLaunch(paths.shareDownload)
}

/** The first page is held back no longer than this for an answer. */
const holdMs = 2000

/** The same before anything is painted, for a page that the brand's settings say is not to be shared: nothing of it flashes up. */
export async function checkShareFirst(url: string, shareOff: readonly number[]): Promise<void> {
  if (!shareOff.includes(pageTypeOf(url) ?? 0)) return
  const over = new Promise((resolve) => setTimeout(resolve, holdMs))
  await Promise.race([checkShare(url).catch(() => undefined), over])
}

/** Checks the first page of this visit that has a type. Answers how to stop. */
export function followShare(): () => void {
  const { pages, subscribe } = navigator()
  const note = () => {
    const { url } = pages().stack.at(-1) ?? {}
    if (url !== undefined) checkShare(url).catch(() => undefined)
  }
  note()
  return subscribe(note)
}
