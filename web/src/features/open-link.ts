import { navigator, restartAt } from '../state/navigation.ts'

/** Follows a link of the brand's decoration: a page of the app, or an address of the web in a window of its own. */
export async function openLink(link: string): Promise<void> {
  if (/^https:\/\//.test(link)) {
    open(link, '_blank', 'noopener,noreferrer')
    return
  }
  if (!link.startsWith('/')) return
  try {
    await navigator().navigateTo(link)
  } catch (refusal) {
    const { errMsg } = refusal as { errMsg: string } // route calls reject with nothing else
    if (!errMsg.includes('tabbar')) return
    if (link.includes('?')) restartAt(link)
    else await navigator().switchTab(link)
  }
}
