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
import { couponTypeOf } from './coupon-kind.ts'
import { RuleSentence } from './rule-sentence.tsx'
import { ScopeFields } from './scope-fields.tsx'

interface CouponEditorProps {
  readonly promotion: MenuItem
  readonly reason: string | undefined
  readonly onClose: () => void
}

/** Name and description in a language. */
function Texts({ promotion, reason }: Omit<CouponEditorProps, 'onClose'>) {
  const t = useT()
  const [language, setLanguage] = useState(currentLanguage)
  return (
    <>
      <LanguageTabs texts={textsOf(promotion, 'name')} chosen={language} onChoose={setLanguage} />
      <EntryField
        key={`name ${language}`}
        item={promotion}
        entry={textIn('name', language)}
        label={t('desk.field.nameIn', { language: t(`lang.${language}`) })}
        {...{ language, reason, mostSigns: 200 }}
      />
      <EntryField
        key={`description ${language}`}
        item={promotion}
        entry={textIn('description', language)}
        label={t('desk.field.description')}
        isLong
        {...{ language, reason, mostSigns: 2000 }}
      />
    </>
  )
}

/** What coupons of a kind are worth, said as a sentence, saved to the draft while it is typed [coupon-6]. */
export function CouponEditor({ promotion: coupon, reason, onClose }: CouponEditorProps) {
  const t = useT()
  const edit = useEdit()
  const locked = coupon.op === 'archive' ? t('desk.product.isGoing') : reason
  const setting = { promotion: coupon, reason: locked }
  return (
    <section className="form2" aria-label={nameOf(coupon)}>
      <div className="cardhead">
        <button type="button" className="btn quiet sq only-s" aria-label={t('desk.offer.back')} onClick={onClose}>
          <Icon name="back" size="s" isDirected />
        </button>
        <h2>{t(`desk.offer.couponType.${couponTypeOf(coupon)}`)}</h2>
        <span className="end">
          <ArchiveButton
            item={coupon}
            title={t('desk.items.archiveTitle', { name: nameOf(coupon) })}
            text={t('desk.offer.archiveCoupon')}
            reason={reason}
          />
        </span>
      </div>
      {coupon.op === 'archive' && <p className="notice warn">{t('desk.product.isGoing')}</p>}
      <RuleSentence {...setting} />
      {coupon.op !== 'create' && <p className="hint2">{t('desk.offer.couponText')}</p>}
      <Texts {...setting} />
      <ScopeFields {...setting} />
      <div className="switches">
        <SwitchLine
          label={t('desk.offer.withActivity')}
          isOn={coupon.fields.combinable !== false}
          reason={locked}
          onTurn={(combinable) => edit.set(coupon, { combinable })}
        />
      </div>
    </section>
  )
}
