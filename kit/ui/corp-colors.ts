import { colorVariables } from '@tiffin/core/theme/color'

interface CorpColors {
  readonly pageColor: { readonly primaryColor: string; readonly secondaryColor: string }
}

/** Gives the document a brand's colours; set through the CSSOM, which the content policy allows. */
export function wearColors({ pageColor }: CorpColors): void {
  const variables = colorVariables(pageColor.primaryColor, pageColor.secondaryColor)
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}

interface CorpLook extends CorpColors {
  readonly corpSetting: { readonly browserLogo: string }
}

/** Gives the page of an app for staff the brand's colours and icon. */
export function wearCorp({ pageColor, corpSetting }: CorpLook): void {
  wearColors({ pageColor })
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && corpSetting.browserLogo !== '') icon.href = corpSetting.browserLogo
}
