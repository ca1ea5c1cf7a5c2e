import { colorVariables } from '@tiffin/core/theme/color'
import type { Bootstrap } from '../state/settings.ts'

/** Gives the document the brand's colours; set through the CSSOM, which the content policy allows. */
export function wearBrand({ pageColor }: Bootstrap): void {
  const variables = colorVariables(pageColor.primaryColor, pageColor.secondaryColor)
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}
