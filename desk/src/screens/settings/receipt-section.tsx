import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { SwitchLine } from '../../features/entry/switch-line.tsx'
import { textsOf } from '../../features/menu/item-texts.ts'
import type { TaxSetting } from './tax-setting.ts'

/** What receipts say beside the bill [receipt-8]. */
export function ReceiptSection({ item, reason }: TaxSetting) {
  const t = useT()
  const edit = useEdit()
  const [language, setLanguage] = useState(currentLanguage)
  return (
    <section className="sec" aria-labelledby="receipts">
      <h2 id="receipts">{t('desk.tax.receipts')}</h2>
      <SwitchLine
        label={t('desk.tax.receiptFood')}
        isOn={item.fields.receiptFood === true}
        reason={reason}
        onTurn={(receiptFood) => edit.set(item, { receiptFood })}
      />
      <LanguageTabs texts={textsOf(item, 'receiptNote')} chosen={language} onChoose={setLanguage} />
      <EntryField
        key={language}
        item={item}
        entry={textIn('receiptNote', language)}
        label={t('desk.change.fieldIn', { field: t('desk.tax.receiptNote'), language: t(`lang.${language}`) })}
        hint={t('desk.tax.receiptNoteHint')}
        isLong
        {...{ language, reason, mostSigns: 500 }}
      />
    </section>
  )
}
