import { type Language, textIn } from '@tiffin/core/language/language'
import { say } from '@tiffin/phrases/server'
import type { CorpSettings } from './settings.ts'

const tabs = [
  ['tab.home', 'home', '/'],
  ['tab.menu', 'menu', '/pages/home/menu/menu'],
  ['tab.order', 'order', '/pages/order/order'],
  ['tab.me', 'me', '/pages/user/mine/mine'],
] as const

/** The four tabs of the app [brand-4], each with what the brand wants different. */
export const showTabs = (settings: CorpSettings, language: Language) =>
  tabs.map(([key, drawing, pagePath], index) => {
    const ownTab = settings.tabs.find((tab) => tab.index === index)
    const text = textIn(ownTab?.text ?? {}, language)
    return {
      index,
      text: text === '' ? say(language, key) : text,
      textKey: text === '' ? key : '',
      icon: ownTab?.icon || drawing,
      selectedIcon: ownTab?.selectedIcon || ownTab?.icon || drawing,
      pagePath,
      visible: ownTab?.visible ?? true,
    }
  })

/** Whether a page may be opened from outside; it may unless the brand has said otherwise. */
export const showShareStatus = ({ shares }: CorpSettings, pageType: number) => ({
  pageType,
  status: shares.find((share) => share.pageType === pageType)?.status ?? 1,
})

export const listShareOff = ({ shares }: CorpSettings): number[] =>
  shares.filter(({ status }) => status !== 1).map(({ pageType }) => pageType)

export const showQrBackground = ({ setting: { qrBackground } }: CorpSettings) => ({
  image: qrBackground.image ?? '',
  textColor: qrBackground.textColor ?? '',
})

/** Without a word of the brand the app is not enabled. */
export const showDownloadPage = ({ setting: { downloadPage, logo } }: CorpSettings, language: Language) => ({
  title: textIn(downloadPage.title ?? {}, language),
  logo,
  image: downloadPage.image ?? '',
  description: textIn(downloadPage.description ?? {}, language),
  iosUrl: downloadPage.iosUrl ?? '',
  androidUrl: downloadPage.androidUrl ?? '',
  enabled: downloadPage.enabled ?? false,
})

export const listMarkers = ({ markers }: CorpSettings, language: Language) =>
  markers.map(({ text, ...marker }) => ({ ...marker, text: textIn(text, language) }))
