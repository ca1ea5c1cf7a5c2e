import { languages, type Texts } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { listed } from '../../state/lists.ts'
import { missingLanguages } from './item-texts.ts'

/** So many missing languages are named beside the bars. */
const mostNamed = 3

/** A bar for each language: full where there are words. */
export function LanguageBars({ texts }: { texts: Texts }) {
  const t = useT()
  const missing = missingLanguages(texts)
  const names = missing.map((language) => t(`lang.${language}`))
  const label =
    missing.length === 0 ? t('desk.menu.wordsAll') : t('desk.menu.wordsMissing', { languages: listed(names) })
  return (
    <span className="words" role="img" aria-label={label} title={label}>
      {languages.map((language) => (
        <i key={language} className={missing.includes(language) ? 'no' : undefined} />
      ))}
      {missing.length > 0 && missing.length <= mostNamed && (
        <small aria-hidden="true">{missing.map((language) => language.slice(0, 2)).join(', ')}</small>
      )}
    </span>
  )
}
