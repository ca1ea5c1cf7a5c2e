import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'
import { ArchiveButton } from '../../features/draft/archive-button.tsx'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { textIn } from '../../features/entry/entry-types.ts'
import { LanguageTabs } from '../../features/entry/language-tabs.tsx'
import { SwitchLine } from '../../features/entry/switch-line.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { typeNameOf } from './promotion.ts'
import { RuleSentence } from './rule-sentence.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { TimeFields } from './time-fields.tsx'

interface OfferEditorProps {
  readonly promotion: MenuItem
  readonly reason: string | undefined
  readonly onClose: () => void
}

function Switches({ promotion, reason }: Omit<OfferEditorProps, 'onClose'>) {
  const t = useT()
  const edit = useEdit()
  const { status, combinableWithCoupon, combinableWithActivity } = promotion.fields
  return (
    <div className="switches">
      <SwitchLine
        label={t('desk.offer.isOn')}
        isOn={status !== 0}
        reason={reason}
        onTurn={(isOn) => edit.set(promotion, { status: isOn ? 1 : 0 })}
      />
      <SwitchLine
        label={t('desk.offer.withCoupon')}
        isOn={combinableWithCoupon !== false}
        reason={reason}
        onTurn={(isOn) => edit.set(promotion, { combinableWithCoupon: isOn })}
      />
      <SwitchLine
        label={t('desk.offer.withActivity')}
        isOn={combinableWithActivity !== false}
        reason={reason}
        onTurn={(isOn) => edit.set(promotion, { combinableWithActivity: isOn })}
      />
    </div>
  )
}

/** What a promotion does, said as a sentence, saved to the draft while it is typed. */
export function OfferEditor({ promotion, reason, onClose }: OfferEditorProps) {
  const t = useT()
  const [language, setLanguage] = useState(currentLanguage)
  const locked = promotion.op === 'archive' ? t('desk.product.isGoing') : reason
  const setting = { promotion, reason: locked }
  return (
    <section className="form2" aria-label={nameOf(promotion)}>
      <div className="cardhead">
        <button type="button" className="btn quiet sq only-s" aria-label={t('desk.offer.back')} onClick={onClose}>
          <Icon name="back" size="s" isDirected />
        </button>
        <h2>{t(`desk.offer.type.${typeNameOf(promotion)}`)}</h2>
        <span className="end">
          <ArchiveButton
            item={promotion}
            title={t('desk.items.archiveTitle', { name: nameOf(promotion) })}
            text={t('desk.offer.archiveText')}
            reason={reason}
          />
        </span>
      </div>
      {promotion.op === 'archive' && <p className="notice warn">{t('desk.product.isGoing')}</p>}
      <RuleSentence key={promotion.itemId} {...setting} />
      <LanguageTabs texts={textsOf(promotion, 'name')} chosen={language} onChoose={setLanguage} />
      <EntryField
        key={language}
        item={promotion}
        entry={textIn('name', language)}
        label={t('desk.field.nameIn', { language: t(`lang.${language}`) })}
        {...{ language, reason: locked, mostSigns: 200 }}
      />
      <TimeFields {...setting} />
      <ScopeFields {...setting} />
      <Switches {...setting} />
    </section>
  )
}
