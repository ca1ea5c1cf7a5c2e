import { useT } from '@tiffin/kit/client/words.ts'
import { useAllOf } from '../../data/menu.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { AddSelect } from '../../features/entry/add-select.tsx'
import { moved, RowTools } from '../../features/entry/row-tools.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'

const noOptions: readonly MenuItem[] = []

const choicesOf = ({ partList }: MenuItem): string =>
  partList
    .filter(({ kind, op }) => kind === 'propertyValue' && op !== 'archive')
    .toSorted((a, b) => Number(a.fields.sort ?? 0) - Number(b.fields.sort ?? 0))
    .map(nameOf)
    .join(' · ')

/** What customers choose of the product, in their order. */
export function OptionsSection({ setting: { product, reason } }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const { items: options = noOptions } = useAllOf('property')
  const known = new Map(options.map((option) => [option.itemId, option]))
  const value = fieldOf(product, 'propertyIdList')
  const ids = (Array.isArray(value) ? value : []).map(String)
  const put = (propertyIdList: readonly string[]) => edit.set(product, { propertyIdList })
  const free = options.filter(({ itemId, op }) => op !== 'archive' && !ids.includes(itemId))
  return (
    <Section
      id="options"
      title={t('desk.product.options')}
      end={
        <AddSelect
          label={t('desk.product.addOption')}
          options={free.map((option) => ({ value: option.itemId, text: nameOf(option) }))}
          isDisabled={reason !== undefined}
          onAdd={(id) => put([...ids, id])}
        />
      }
    >
      <ul className="stacked" id={anchorOf(product, 'propertyIdList')}>
        {ids.length === 0 && <li className="ink2">{t('desk.product.noOptions')}</li>}
        {ids.map((id, place) => {
          const option = known.get(id)
          const name = option === undefined ? t('desk.value.unknown') : nameOf(option)
          return (
            <li key={id} className="rolebox between">
              <span className="grow">
                <b>{name}</b> <span className="ink2">{option && choicesOf(option)}</span>
              </span>
              <RowTools
                name={name}
                isFirst={place === 0}
                isLast={place === ids.length - 1}
                isDisabled={reason !== undefined}
                onMove={(step) => put(moved(ids, place, step))}
                onRemove={() => put(ids.filter((each) => each !== id))}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
