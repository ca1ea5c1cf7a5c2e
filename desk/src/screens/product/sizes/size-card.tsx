import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { MenuPart } from '../../../data/menu-items.ts'
import { useEdit } from '../../../features/draft/use-edit.ts'
import { EntryField } from '../../../features/entry/entry-field.tsx'
import { amountOf, neededAmountOf, plainText, textIn } from '../../../features/entry/entry-types.ts'
import { wholeOf } from '../../../features/entry/food-entries.ts'
import { Recipe } from '../../../features/entry/recipe.tsx'
import { RowTools } from '../../../features/entry/row-tools.tsx'
import { nameOf, textsOf } from '../../../features/menu/item-texts.ts'
import { Check } from '../../../ui/check.tsx'
import { anchorOf, type ProductSetting, useMoneyTyping } from '../product-setting.ts'

interface SizeCardProps {
  readonly setting: ProductSetting
  readonly sku: MenuPart
  readonly number: number
  readonly isLast: boolean
  readonly onMove: (step: 1 | -1) => void
  readonly onDefault: () => void
}

const volume = wholeOf('volumeMl', { least: 1, most: 100_000, fault: 'desk.food.volumeWrong', isOptional: true })

const hasName = (sku: MenuPart): boolean => Object.values(textsOf(sku, 'name')).some((text) => text?.trim())

/** What a size is called, or its number while it has no name. */
function useSizeName(sku: MenuPart, number: number): string {
  const t = useT()
  return hasName(sku) ? nameOf(sku) : t('desk.product.size', { number })
}

function Prices({ setting: { reason }, sku }: Pick<SizeCardProps, 'setting' | 'sku'>) {
  const t = useT()
  const { scale, unit } = useMoneyTyping()
  const optional = t('desk.product.optional')
  const common = { item: sku, unit, isLatin: true, inputMode: 'decimal', reason } as const
  return (
    <div className="grid3">
      <div id={anchorOf(sku, 'price')}>
        <EntryField {...common} entry={neededAmountOf('price', scale)} label={t('desk.field.price')} />
      </div>
      <EntryField
        {...common}
        entry={amountOf('memberPrice', scale)}
        label={t('desk.field.memberPrice')}
        hint={optional}
      />
      <EntryField {...common} entry={amountOf('cost', scale)} label={t('desk.field.cost')} hint={optional} />
    </div>
  )
}

/** A size: name, code, prices, and what it is made of. */
export function SizeCard({ setting, sku, number, isLast, onMove, onDefault }: SizeCardProps) {
  const t = useT()
  const edit = useEdit()
  const { language, reason } = setting
  const name = useSizeName(sku, number)
  return (
    <fieldset className="rolebox size" aria-label={name}>
      <div className="between">
        <h3>{name}</h3>
        <RowTools
          name={name}
          isFirst={number === 1}
          isLast={isLast}
          isDisabled={reason !== undefined}
          onMove={onMove}
        />
      </div>
      <div className="grid2">
        <div id={anchorOf(sku, 'name')}>
          <EntryField
            key={language}
            item={sku}
            entry={textIn('name', language)}
            label={t('desk.field.nameIn', { language: t(`lang.${language}`) })}
            {...{ language, reason }}
          />
        </div>
        <EntryField item={sku} entry={plainText('code')} label={t('desk.field.code')} isLatin reason={reason} />
      </div>
      <Prices setting={setting} sku={sku} />
      <Recipe item={sku} name={name} reason={reason} />
      <div className="grid3">
        <EntryField
          item={sku}
          entry={volume}
          label={t('desk.field.volume')}
          hint={t('desk.food.volumeHint')}
          isLatin
          inputMode="numeric"
          reason={reason}
        />
      </div>
      <div className="between">
        <Check isChecked={sku.fields.isDefault === true} isDisabled={reason !== undefined} onChange={onDefault}>
          {t('desk.field.isDefault')}
        </Check>
        <button
          type="button"
          className="btn quiet s"
          disabled={reason !== undefined}
          aria-label={t('desk.product.archiveSize', { name })}
          onClick={() => edit.archive(sku)}
        >
          <Icon name="bin" size="s" />
          {t('desk.product.archive')}
        </button>
      </div>
    </fieldset>
  )
}

/** A size that the draft archives. */
export function GoneSize({ sku, reason }: { sku: MenuPart; reason: string | undefined }) {
  const t = useT()
  const edit = useEdit()
  const name = nameOf(sku)
  return (
    <p className="rolebox between">
      <span className="st draft">{t('desk.product.goingSize', { name })}</span>
      <button type="button" className="btn line s" disabled={reason !== undefined} onClick={() => edit.keep(sku)}>
        {t('desk.product.keepSize', { name })}
      </button>
    </p>
  )
}
