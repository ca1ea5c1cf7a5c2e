import { copyText } from '../../device/clipboard.ts'
import { shareLink } from '../../device/share.ts'
import { corpOfAddress } from '../../entry/address.ts'
import { showToast } from '../../state/overlays.ts'
import { useBootstrap } from '../../state/settings.ts'
import { t } from '../../state/words.ts'

/** A page of this brand's app as a complete address, such as others can open. */
const linkTo = (path: string): string => `${location.origin}/?corp=${corpOfAddress()}#${path}`

/** Gives a page away: by the device's own sheet, else as a copied link. */
export async function sharePage(path: string, title?: string): Promise<void> {
  const brand = useBootstrap.getState().bootstrap?.corpSetting.brandName ?? ''
  const how = await shareLink({ title: title === undefined ? brand : `${title} · ${brand}`, url: linkTo(path) })
  if (how === 'copied') showToast(t('share.copied'))
  if (how === 'failed') showToast(t('clipboard.failed'))
}

export async function copyLinkTo(path: string): Promise<void> {
  showToast(t((await copyText(linkTo(path))) ? 'share.copied' : 'clipboard.failed'))
}
