import type { Language } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { textsOf } from '../../features/menu/item-texts.ts'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'

const longestText = 4000

interface TextsSectionProps {
  readonly setting: ProductSetting
  readonly onLanguage: (language: Language) => void
}

/** What the product is called and what is said of it, language by language. */
export function TextsSection({ setting: { product, language, reason }, onLanguage }: TextsSectionProps) {
  const t = useT()
  const spoken = t(`lang.${language}`)
  return (
    <Section id="texts" title={t('desk.product.texts')}>
      <LanguageTabs texts={textsOf(product, 'name')} chosen={language} onChoose={onLanguage} />
      <div id={anchorOf(product, 'name')}>
        <EntryField
          key={`name ${language}`}
          item={product}
          entry={textIn('name', language)}
          label={t('desk.field.nameIn', { language: spoken })}
          {...{ language, reason, mostSigns: longestText }}
        />
      </div>
      <div id={anchorOf(product, 'description')}>
        <EntryField
          key={`description ${language}`}
          item={product}
          entry={textIn('description', language)}
          label={t('desk.field.descriptionIn', { language: spoken })}
          isLong
          {...{ language, reason, mostSigns: longestText }}
        />
      </div>
    </Section>
  )
}
