import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { copyText } from '../../device/share/clipboard.ts'
import { shareLink } from '../../device/share/share.ts'

/** A page of this brand's app as a complete address, such as others can open. */
const linkTo = (path: string): string => `${location.origin}/?corp=${corpOfAddress()}#${path}`

/** Gives a page away: by the device's own sheet, else as a copied link. */
export async function sharePage(path: string, title?: string): Promise<void> {
  const corpName = useBootstrap.getState().bootstrap?.corpSetting.brandName ?? ''
  const how = await shareLink({ title: title === undefined ? corpName : `${title} · ${corpName}`, url: linkTo(path) })
  if (how === 'copied') showToast(t('share.copied'))
  if (how === 'failed') showToast(t('clipboard.failed'))
}

export async function copyLinkTo(path: string): Promise<void> {
  showToast(t((await copyText(linkTo(path))) ? 'share.copied' : 'clipboard.failed'))
}
