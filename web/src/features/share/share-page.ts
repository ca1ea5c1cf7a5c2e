import type { Store } from '@tiffin/core/store/store'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { copyText } from '../../device/share/clipboard.ts'
import { shareLink } from '../../device/share/share.ts'
import { paths } from '../../state/navigation/paths.ts'

/** What a link shows where it is sent [share-1]: the server reads what stands before the `#` only. */
export interface Named {
  readonly store: string
  readonly product?: string
  readonly cart?: string
  readonly group?: string
}

/** A page of this brand's app as a complete address, such as others can open. */
export function linkTo(path: string, named?: Named): string {
  const search = new URLSearchParams({ corp: corpOfAddress(), ...named, ...(named && { lang: currentLanguage() }) })
  return `${location.origin}/?${search}#${path}`
}

interface Given {
  readonly title?: string
  readonly named?: Named
}

/** Gives a page away: by the device's own sheet, else as a copied link. */
export async function sharePage(path: string, { title, named }: Given = {}): Promise<void> {
  const corpName = useBootstrap.getState().bootstrap?.corpSetting.brandName ?? ''
  const how = await shareLink({
    title: title === undefined ? corpName : `${title} · ${corpName}`,
    url: linkTo(path, named),
  })
  if (how === 'copied') showToast(t('share.copied'))
  if (how === 'failed') showToast(t('clipboard.failed'))
}

/** Gives a store away: whoever opens the link stands at its menu [share-2]. */
export const shareStore = ({ storeId, storeName }: Pick<Store, 'storeId' | 'storeName'>): Promise<void> =>
  sharePage(paths.menu, { title: storeName, named: { store: storeId } })

export async function copyLinkTo(path: string): Promise<void> {
  showToast(t((await copyText(linkTo(path))) ? 'share.copied' : 'clipboard.failed'))
}
