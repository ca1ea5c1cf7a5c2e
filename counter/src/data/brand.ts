import { colorVariables } from '@tiffin/core/theme/color'
import { useBrand } from '../state/settings.ts'
import { call } from './call.ts'

/** Reads the brand's settings in the language that is shown and wears its colours. */
export async function loadBrand(): Promise<void> {
  const brand = await call('/api/app/common/bootstrap/detail', {})
  const { primaryColor, secondaryColor } = brand.pageColor
  for (const [name, value] of Object.entries(colorVariables(primaryColor, secondaryColor)))
    document.documentElement.style.setProperty(name, value)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && brand.corpSetting.browserLogo !== '') icon.href = brand.corpSetting.browserLogo
  useBrand.setState({ brand })
}
