import { languages, type Texts } from '@tiffin/core/language/language'
import { say } from '@tiffin/phrases/server'
import type { FirstItem } from '../draft/index.ts'

type TemplateKey = 'terms' | 'privacy' | 'payAtStore' | 'payAtStoreTip' | 'homeTitle' | 'homeText' | 'homeAction'

export const inAllLanguages = (key: TemplateKey): Texts =>
  Object.fromEntries(languages.map((language) => [language, say(language, `template.${key}`)]))

const empty = { title: {}, text: {}, action: {} }
const menuPage = '/pages/home/menu/menu'

/** What customers of a new brand see beside its menu until it says something else: agreements, two ways to the menu and a welcome. */
export const firstPages = (): readonly FirstItem[] => [
  {
    ...{ kind: 'agreement', itemId: 'corp' },
    fields: { serviceTerms: inAllLanguages('terms'), privacyPolicy: inAllLanguages('privacy') },
  },
  {
    ...{ kind: 'pageBlock', itemId: 'ways' },
    fields: {
      ...{ type: 'entries', title: {}, sort: 0 },
      itemList: ['butter', 'rose'].map((tint) => ({ ...empty, tint: tint as 'butter' | 'rose', link: menuPage })), // as: of these two
    },
  },
  {
    ...{ kind: 'pageBlock', itemId: 'welcome' },
    fields: {
      ...{ type: 'banner', title: {}, sort: 1 },
      itemList: [
        {
          ...{ title: inAllLanguages('homeTitle'), text: inAllLanguages('homeText') },
          ...{ action: inAllLanguages('homeAction'), tint: 'oat', link: menuPage },
        },
      ],
    },
  },
]
