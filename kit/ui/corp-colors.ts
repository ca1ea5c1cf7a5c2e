import { colorVariables } from '@tiffin/core/theme/color'

interface CorpColors {
  readonly pageColor: { readonly primaryColor: string; readonly secondaryColor: string }
}

/** Gives the document a brand's colours; set through the CSSOM, which the content policy allows. */
export function wearColors({ pageColor }: CorpColors): void {
  const variables = colorVariables(pageColor.primaryColor, pageColor.secondaryColor)
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}
