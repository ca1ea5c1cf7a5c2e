import type { Language } from '@tiffin/core/language/language'
import type { Corp } from '../../base/corp.ts'
import type { CorpSettings } from './settings.ts'
import * as dress from './show-dress.ts'
import * as show from './show-settings.ts'

/** All of a brand's settings that the app needs before its first screen; `serverTime` is 0. */
export function showSettings(corp: Corp, settings: CorpSettings, language: Language) {
  const { version, updateTime } = show.showAgreement(settings, language)
  return {
    corpSetting: show.showSetting(corp, settings, { language, now: 0 }),
    pageColor: show.showColor(settings),
    tabList: dress.showTabs(settings, language),
    languageList: show.showLanguages(settings),
    version: show.showVersion(corp, settings, language),
    agreement: { version, updateTime },
    shareOffList: dress.listShareOff(settings),
  }
}
