import type { Language } from '@tiffin/core/language/language'

let edited: Language | undefined

/** Notes in which language a text was typed. */
export function noteEditedLanguage(language: Language): void {
  edited = language
}

/** The language in which a text was typed last, since the desk was opened. */
export const editedLanguage = (): Language | undefined => edited
