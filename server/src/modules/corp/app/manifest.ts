import type { Language } from '@tiffin/core/language/language'
import { textIn } from '@tiffin/core/language/language'
import { colorAt, parseColor } from '@tiffin/core/theme/color'
import { direction, htmlLang } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { Corp } from '../../../base/corp.ts'
import type { CorpSettings } from '../settings.ts'
import { iconSizes } from './app-icon.ts'

/** What a phone needs to keep the brand's app among its own: each brand is an app of its own, upright [brand-4]. */
export function showManifest({ corpId }: Corp, { setting }: CorpSettings, language: Language) {
  const start = `/?corp=${corpId}`
  const name = textIn(setting.brandName, language)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/app-icon/${purpose === 'any' ? '' : 'maskable-'}${size}.png?corp=${corpId}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const way = (key: 'tab.menu' | 'tab.order', path: string) => ({ name: say(language, key), url: `${start}#${path}` })
  return {
    id: start,
    start_url: start,
    scope: '/',
    name,
    short_name: name,
    description: textIn(setting.slogan, language),
    lang: htmlLang(language),
    dir: direction(language),
    display: 'standalone',
    orientation: 'portrait',
    theme_color: colorAt(parseColor(setting.primaryColor), 100),
    background_color: '#ffffff',
    categories: ['food', 'shopping'],
    icons: [
      ...iconSizes.any.map((size) => icon(size, 'any')),
      ...iconSizes.maskable.map((size) => icon(size, 'maskable')),
    ],
    shortcuts: [way('tab.menu', '/pages/home/menu/menu'), way('tab.order', '/pages/order/order')],
  }
}
