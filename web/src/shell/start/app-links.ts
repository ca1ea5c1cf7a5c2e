import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'

function link(rel: string, href: string): void {
  const element = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
}

/** The brand's icon for the tab, and the manifest that makes an app of the page: not among the first pictures. */
export function linkApp(): void {
  const logo = useBootstrap.getState().bootstrap?.corpSetting.browserLogo ?? ''
  if (logo !== '') link('icon', logo)
  link('manifest', `/manifest.webmanifest?corp=${corpOfAddress()}`)
}
