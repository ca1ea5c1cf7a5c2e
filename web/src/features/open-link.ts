import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { navigator, restartAt } from '../state/navigation/navigation.ts'
import { paths, withInputs } from '../state/navigation/paths.ts'

/** Follows a link of the brand's decoration: a page of the app, a page of the brand's own site inside the app, or an address of the web in a window of its own. */
export async function openLink(target: string): Promise<void> {
  const origins = useBootstrap.getState().bootstrap?.corpSetting.webviewOriginList ?? []
  const isOfCorp = origins.some((origin) => `${target}/`.startsWith(`${origin}/`))
  const link = isOfCorp ? withInputs(paths.webView, { url: target }) : target
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
