import { type Language, languages, type Texts } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useId } from 'react'
import { missingLanguages } from '../menu/item-texts.ts'

interface LanguageTabsProps {
  /** The name, or another text, in the languages that it has. */
  readonly texts: Texts
  readonly chosen: Language
  readonly onChoose: (language: Language) => void
  /** What the tabs are called, and how a language without the text is; those of names unless given. */
  readonly words?: { readonly label: PhraseKey; readonly missing: PhraseKey }
}

const wordsOfNames = { label: 'desk.product.languages', missing: 'desk.product.missing' } as const

/** The language of the texts of a form; where there is no name yet, a ring says so. */
export function LanguageTabs({ texts, chosen, onChoose, words = wordsOfNames }: LanguageTabsProps) {
  const t = useT()
  const name = useId()
  const missing = missingLanguages(texts)
  return (
    <fieldset className="langtabs" aria-label={t(words.label)}>
      {languages.map((language) => (
        <Choice
          key={language}
          type="radio"
          name={name}
          isChosen={language === chosen}
          onChoose={() => onChoose(language)}
        >
          {missing.includes(language) ? (
            <>
              <i className="ring" aria-hidden="true" />
              <span aria-hidden="true">{t(`lang.${language}`)}</span>
              <span className="sr">{t(words.missing, { language: t(`lang.${language}`) })}</span>
            </>
          ) : (
            t(`lang.${language}`)
          )}
        </Choice>
      ))}
    </fieldset>
  )
}
