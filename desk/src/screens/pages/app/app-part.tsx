import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { itemOf } from '../../../data/page-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { EntryField } from '../../../features/entry/entry-field.tsx'
import { plainText, textIn } from '../../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../../features/entry/language-tabs.tsx'
import { SwitchLine } from '../../../features/entry/switch-line.tsx'
import { textsOf } from '../../../features/menu/item-texts.ts'
import { PictureField } from '../../../features/picture/picture-field.tsx'
import type { PartProps } from '../part-props.ts'
import { Hints } from './hints.tsx'

const longest = { title: 1000, description: 1000, url: 500, pointsText: 8000, phone: 40 }

type SectionProps = Pick<PartProps, 'items' | 'reason'> & { readonly language: ReturnType<typeof currentLanguage> }

/** The page that leads to the brand's own app. */
function DownloadSection({ items, reason, language }: SectionProps) {
  const t = useT()
  const edit = useEdit()
  const page = itemOf(items, 'downloadPage')
  if (page === undefined) return null
  const spoken = t(`lang.${language}`)
  return (
    <section className="sec" aria-labelledby="download">
      <h2 id="download">{t('desk.pages.download')}</h2>
      <SwitchLine
        label={t('desk.pages.downloadOn')}
        isOn={page.fields.enabled === true}
        reason={reason}
        onTurn={(enabled) => edit.set(page, { enabled })}
      />
      {(['title', 'description'] as const).map((field) => (
        <EntryField
          key={`${field} ${language}`}
          item={page}
          entry={textIn(field, language)}
          label={t('desk.change.fieldIn', { field: t(`desk.field.${field}`), language: spoken })}
          isLong={field === 'description'}
          {...{ language, reason, mostSigns: longest[field] }}
        />
      ))}
      <div className="grid2">
        {(['iosUrl', 'androidUrl'] as const).map((field) => (
          <EntryField
            key={field}
            item={page}
            entry={plainText(field)}
            label={t(`desk.field.${field}`)}
            placeholder="https://"
            isLatin
            {...{ reason, mostSigns: longest.url }}
          />
        ))}
      </div>
      <PictureField
        label={t('desk.field.picture')}
        address={String(page.fields.image ?? '')}
        isDisabled={reason !== undefined}
        onChange={({ address }) => edit.set(page, { image: address })}
      />
    </section>
  )
}

/** What single pages say: how points work, whom to call, what lies behind the member code. */
function TextsSection({ items, reason, language }: SectionProps) {
  const t = useT()
  const edit = useEdit()
  const texts = itemOf(items, 'pageText')
  if (texts === undefined) return null
  return (
    <section className="sec" aria-labelledby="texts">
      <h2 id="texts">{t('desk.pages.texts')}</h2>
      <EntryField
        item={texts}
        entry={plainText('servicePhone')}
        label={t('desk.field.servicePhone')}
        isLatin
        {...{ reason, mostSigns: longest.phone }}
      />
      <EntryField
        key={language}
        item={texts}
        entry={textIn('pointsText', language)}
        label={t('desk.change.fieldIn', { field: t('desk.field.pointsText'), language: t(`lang.${language}`) })}
        hint={t('desk.pages.tags')}
        isLong
        {...{ language, reason, mostSigns: longest.pointsText }}
      />
      <div>
        <h3>{t('desk.field.codeImage')}</h3>
        <PictureField
          label={t('desk.field.codeImage')}
          address={String(texts.fields.codeImage ?? '')}
          isDisabled={reason !== undefined}
          onChange={({ address }) => edit.set(texts, { codeImage: address })}
        />
      </div>
    </section>
  )
}

/** What single pages of the app say. */
export function AppPart({ items, reason }: PartProps) {
  const [language, setLanguage] = useState(currentLanguage)
  const page = itemOf(items, 'downloadPage') ?? { fields: {} }
  return (
    <div className="pagegrid broad alone">
      <div className="blockform">
        <LanguageTabs texts={textsOf(page, 'title')} chosen={language} onChoose={setLanguage} />
        <DownloadSection {...{ items, reason, language }} />
        <Hints {...{ items, reason, language }} />
        <TextsSection {...{ items, reason, language }} />
      </div>
    </div>
  )
}
