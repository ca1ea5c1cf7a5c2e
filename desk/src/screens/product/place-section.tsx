import { useT } from '@tiffin/kit/client/words.ts'
import { useAllOf } from '../../data/menu.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { plainText } from '../../features/entry/entry-types.ts'
import { SwitchLine } from '../../features/entry/switch-line.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { inTree } from '../../features/menu/tree.ts'
import { SelectField } from '../../ui/field.tsx'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'
import { TaxClassField } from './tax-class-field.tsx'

/** Below which heading the product stands, and whether it is shown and sold. */
export function PlaceSection({ setting }: { setting: ProductSetting }) {
  const { product, reason } = setting
  const t = useT()
  const edit = useEdit()
  const { items = [] } = useAllOf('category')
  const { categoryId, launchStatus, saleStatus, isRequired } = product.fields
  const categories = inTree(items).filter(({ itemId, op }) => op !== 'archive' || itemId === categoryId)
  const chosen = categories.some(({ itemId }) => itemId === categoryId) ? String(categoryId) : ''
  return (
    <Section id="place" title={t('desk.product.place')}>
      <div className="grid2">
        <div id={anchorOf(product, 'categoryId')}>
          <SelectField
            label={t('desk.field.category')}
            value={chosen}
            disabled={reason !== undefined}
            hint={reason}
            onChange={({ target }) => edit.set(product, { categoryId: target.value })}
          >
            {chosen === '' && <option value="">{t('desk.value.none')}</option>}
            {categories.map((item) => (
              <option key={item.itemId} value={item.itemId}>
                {nameOf(item)}
              </option>
            ))}
          </SelectField>
        </div>
        <EntryField
          item={product}
          entry={plainText('code')}
          label={t('desk.field.code')}
          hint={t('desk.product.codeHint')}
          isLatin
          reason={reason}
        />
      </div>
      <TaxClassField setting={setting} />
      <div className="switches">
        <SwitchLine
          label={t('desk.field.shown')}
          isOn={launchStatus !== 0}
          reason={reason}
          onTurn={(isOn) => edit.set(product, { launchStatus: isOn ? 1 : 0 })}
        />
        <SwitchLine
          label={t('desk.field.onSale')}
          isOn={saleStatus !== 0}
          reason={reason}
          onTurn={(isOn) => edit.set(product, { saleStatus: isOn ? 1 : 0 })}
        />
        <SwitchLine
          label={t('desk.field.isRequired')}
          isOn={isRequired === true}
          reason={reason}
          onTurn={(isOn) => edit.set(product, { isRequired: isOn })}
        />
      </div>
    </Section>
  )
}
