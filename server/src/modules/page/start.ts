import type { Language } from '@tiffin/core/language/language'
import type { Corp } from '../../base/corp.ts'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import { readyEnvelope } from '../../base/ready-envelope.ts'
import { type CorpSettings, type SettingsOfCorps, showSettings } from '../corp/index.ts'
import type { Pages, PagesOfCorps } from './pages.ts'
import { showPages } from './show-pages.ts'

const homePageType = 1

function startData(corp: Corp, { settings, pages }: { settings: CorpSettings; pages: Pages }, language: Language) {
  return {
    ...showSettings(corp, settings, language),
    pageList: showPages(pages, language, homePageType),
  }
}

export type StartBytes = (corp: Corp, language: Language) => Promise<ReadyBytes>

/**
 * What the app needs before its first screen: the complete answer of `bootstrap/detail`, made once per corp and language,
 * sent by the call and put into the page as it is. `serverTime` is 0 in it: the Date header has the time.
 */
export function createStartBytes(settingsOf: SettingsOfCorps, pagesOf: PagesOfCorps): StartBytes {
  return async (corp, language) => {
    const [settings, pages] = await Promise.all([settingsOf.of(corp), pagesOf.of(corp)])
    const held = pages.startAnswers.get(language)
    if (held) return held
    const made = readyEnvelope(startData(corp, { settings, pages }, language))
    pages.startAnswers.set(language, made)
    return made
  }
}
