import { colorVariables } from '@tiffin/core/theme/color'
import type { Bootstrap } from '../state/settings.ts'

/** The tab's icon is not fetched among the first pictures. */
const iconDelayMs = 1000

function wearIcon(address: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link')
  icon.rel = 'icon'
  icon.href = address
  document.head.append(icon)
}

/** Gives the document the brand's colours and its icon; set through the CSSOM, which the content policy allows. */
export function wearBrand({ pageColor, corpSetting }: Bootstrap): void {
  const variables = colorVariables(pageColor.primaryColor, pageColor.secondaryColor)
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
  const { browserLogo } = corpSetting
  if (browserLogo !== '') setTimeout(() => wearIcon(browserLogo), iconDelayMs)
}
