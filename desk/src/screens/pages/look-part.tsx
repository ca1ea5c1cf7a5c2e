import { readableFill } from '@tiffin/core/theme/readable-fill'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { itemOf } from '../../data/page-items.ts'
import { ColorField } from '../../features/color/color-field.tsx'
import { primaryColors, secondaryColors } from '../../features/color/proposals.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { textsOf } from '../../features/menu/item-texts.ts'
import { PictureField } from '../../features/picture/picture-field.tsx'
import { MiniPhone } from './mini-phone.tsx'
import type { PartProps } from './part-props.ts'

const longest = 1000

/** How well words on a colour can be read, and what the app does about it. */
function useReadable() {
  const t = useT()
  return (color: string): string => {
    const { contrast, isDarkened } = readableFill(color)
    const figure = contrast.toFixed(1)
    return t(isDarkened ? 'desk.pages.contrastDarkened' : 'desk.pages.contrast', { contrast: figure })
  }
}

/** The brand's name, its mark and its two colours, with a phone that wears them. */
export function LookPart({ items, reason }: PartProps) {
  const t = useT()
  const edit = useEdit()
  const readable = useReadable()
  const [language, setLanguage] = useState(currentLanguage)
  const look = itemOf(items, 'look')
  if (look === undefined) return null
  const [logo, primaryColor, secondaryColor] = ['logo', 'primaryColor', 'secondaryColor'].map((field) =>
    String(look.fields[field] ?? ''),
  ) as [string, string, string] // as: of three
  const texts = [
    ['brandName', t('desk.field.brandName')],
    ['slogan', t('desk.field.slogan')],
  ] as const
  return (
    <div className="pagegrid broad">
      <div className="blockform form2">
        <LanguageTabs texts={textsOf(look, 'brandName')} chosen={language} onChoose={setLanguage} />
        <div className="grid2">
          {texts.map(([field, label]) => (
            <EntryField
              key={`${field} ${language}`}
              item={look}
              entry={textIn(field, language)}
              label={t('desk.change.fieldIn', { field: label, language: t(`lang.${language}`) })}
              {...{ language, reason, mostSigns: longest }}
            />
          ))}
        </div>
        <div>
          <h2>{t('desk.field.logo')}</h2>
          <PictureField
            label={t('desk.field.logo')}
            address={logo}
            isDisabled={reason !== undefined}
            onChange={({ address }) => edit.set(look, { logo: address, browserLogo: `${address}-192.png` })}
          />
        </div>
        <ColorField
          label={t('desk.field.primaryColor')}
          hint={readable(primaryColor)}
          proposals={primaryColors}
          color={primaryColor}
          isDisabled={reason !== undefined}
          onChange={(color) => edit.set(look, { primaryColor: color })}
        />
        <ColorField
          label={t('desk.field.secondaryColor')}
          hint={readable(secondaryColor)}
          proposals={secondaryColors}
          color={secondaryColor}
          isDisabled={reason !== undefined}
          onChange={(color) => edit.set(look, { secondaryColor: color })}
        />
      </div>
      <MiniPhone items={items} />
    </div>
  )
}
