import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMe } from '../../data/me.ts'
import { useAllOf } from '../../data/menu.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { AddSelect } from '../../features/entry/add-select.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { Segments } from '../../ui/segments.tsx'
import { idsIn, ruleKindOf, ruleOf } from './promotion.ts'

interface Option {
  readonly value: string
  readonly text: string
}

interface ChosenProps {
  readonly label: string
  readonly addLabel: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly isDisabled: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some of many, each to take out again. */
function Chosen({ label, addLabel, options, chosen, isDisabled, onChange }: ChosenProps) {
  const t = useT()
  const nameIn = (id: string) => options.find(({ value }) => value === id)?.text ?? t('desk.value.unknown')
  return (
    <>
      <ul className="chosen" aria-label={label}>
        {chosen.map((id) => (
          <li key={id}>
            {nameIn(id)}
            <button
              type="button"
              className="btn quiet sq s"
              aria-label={t('desk.product.remove', { name: nameIn(id) })}
              disabled={isDisabled}
              onClick={() => onChange(chosen.filter((each) => each !== id))}
            >
              <Icon name="close" size="xs" />
            </button>
          </li>
        ))}
      </ul>
      <AddSelect
        label={addLabel}
        isDisabled={isDisabled}
        options={options.filter(({ value }) => !chosen.includes(value))}
        onAdd={(id) => onChange([...chosen, id])}
      />
    </>
  )
}

interface AllOrSomeProps extends Omit<ChosenProps, 'chosen' | 'onChange'> {
  readonly all: string
  /** Null: all. */
  readonly chosen: readonly string[] | null
  readonly onChange: (chosen: readonly string[] | null) => void
}

function AllOrSome({ all, chosen, onChange, ...props }: AllOrSomeProps) {
  const t = useT()
  const { label, isDisabled } = props
  return (
    <div className="scope">
      <Segments
        legend={label}
        options={[
          { value: 'all', text: all, isDisabled },
          { value: 'some', text: t('desk.offer.some'), isDisabled },
        ]}
        chosen={chosen === null ? 'all' : 'some'}
        onChoose={(value) => onChange(value === 'all' ? null : [])}
      />
      {chosen !== null && <Chosen {...props} chosen={chosen} onChange={onChange} />}
    </div>
  )
}

/** Which products a promotion concerns, what it gives, and at which stores. */
export function ScopeFields({ promotion, reason }: { promotion: MenuItem; reason: string | undefined }) {
  const t = useT()
  const edit = useEdit()
  const { storeList } = useMe()
  const { items = [] } = useAllOf('product')
  const products = items
    .filter(({ op }) => op !== 'archive')
    .map((item) => ({ value: item.itemId, text: nameOf(item) }))
  const isDisabled = reason !== undefined
  return (
    <>
      <h3>{t('desk.menu.products')}</h3>
      <AllOrSome
        {...{ label: t('desk.menu.products'), addLabel: t('desk.pages.addProduct'), options: products, isDisabled }}
        all={t('desk.menu.allProducts')}
        chosen={idsIn(promotion.fields.productIdList)}
        onChange={(productIdList) => edit.set(promotion, { productIdList })}
      />
      {ruleKindOf(promotion) === 'gift' && (
        <>
          <h3>{t('desk.offer.gifts')}</h3>
          <Chosen
            {...{ label: t('desk.offer.gifts'), addLabel: t('desk.offer.addGift'), options: products, isDisabled }}
            chosen={idsIn(ruleOf(promotion).productIdList) ?? []}
            onChange={(productIdList) =>
              edit.set(promotion, {
                rule: { kind: 'gift', maxNum: Number(ruleOf(promotion).maxNum ?? 1), productIdList },
              })
            }
          />
        </>
      )}
      <h3>{t('desk.offer.stores')}</h3>
      <AllOrSome
        {...{ label: t('desk.offer.stores'), addLabel: t('desk.offer.addStore'), isDisabled }}
        options={storeList.map(({ storeId, storeName }) => ({ value: storeId, text: storeName }))}
        all={t('desk.allStores')}
        chosen={idsIn(promotion.fields.storeIdList)}
        onChange={(storeIdList) => edit.set(promotion, { storeIdList })}
      />
    </>
  )
}
