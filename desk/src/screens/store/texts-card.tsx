import type { Language } from '@tiffin/core/language/language'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { htmlLang } from '@tiffin/phrases/locales'
import { useState } from 'react'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { LanguageBars } from '../../features/menu/language-bars.tsx'
import { TextField } from '../../ui/field.tsx'
import type { StoreForm } from './use-store-form.ts'

const texts = [
  { name: 'name', most: 120 },
  { name: 'address', most: 300 },
  { name: 'notice', most: 500 },
] as const

interface CardProps {
  readonly form: StoreForm
  readonly hasTried: boolean
}

/** What customers read of a store, in each language. */
export function TextsCard({ form, hasTried }: CardProps) {
  const t = useT()
  const own = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(own)
  const { values, set, locked, faults } = form
  return (
    <section className="card form2" aria-labelledby="store-texts">
      <div className="cardhead">
        <h2 id="store-texts">{t('desk.storePage.texts')}</h2>
        <span className="end">
          <LanguageBars texts={values.name} />
        </span>
      </div>
      <LanguageTabs texts={values.name} chosen={language} onChoose={setLanguage} />
      {texts.map(({ name, most }) => (
        <TextField
          key={`${name}-${language}`}
          label={t(`desk.storePage.${name}`)}
          hint={name === 'notice' ? t('desk.storePage.noticeHint') : undefined}
          fault={hasTried && name !== 'notice' ? faults[name] : undefined}
          lang={htmlLang(language)}
          dir="auto"
          maxLength={most}
          disabled={locked !== undefined}
          value={values[name][language] ?? ''}
          onChange={({ target }) => {
            const { [language]: _before, ...others } = values[name]
            set(name, target.value === '' ? others : { ...others, [language]: target.value })
          }}
        />
      ))}
      {locked !== undefined && <p className="t12 ink2">{locked}</p>}
    </section>
  )
}
