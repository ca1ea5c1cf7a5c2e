import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMe } from '../../data/me.ts'
import type { MenuPart } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { AddSelect } from '../../features/entry/add-select.tsx'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { neededAmountOf } from '../../features/entry/entry-types.ts'
import { isNamed, nameOf } from '../../features/menu/item-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { ListedPrices } from './listed-prices.tsx'
import { type ProductSetting, skusOf, useMoneyTyping } from './product-setting.ts'
import { Section } from './section.tsx'

const storeOf = ({ itemId }: MenuPart): string => itemId.split('.')[0] ?? ''

const isDifference = ({ kind, op }: MenuPart): boolean =>
  (kind === 'storeProduct' || kind === 'storeSku') && op !== 'archive'

/** An item of a store that is there, is taken away by the draft, or is to be made when something is said of it. */
function partOf({ product }: ProductSetting, kind: MenuPart['kind'], itemId: string): MenuPart {
  const found = product.partList.find((part) => part.kind === kind && part.itemId === itemId)
  return found ?? { kind, itemId, op: null, isArchived: true, fields: {}, changeList: [] }
}

/** Says something of a store: the difference is made when there was none. */
function usePut() {
  const edit = useEdit()
  return (part: MenuPart, values: Readonly<Record<string, Value>>) => {
    if (part.isArchived) edit.create(part, values)
    else {
      if (part.op === 'archive') edit.keep(part)
      edit.set(part, values)
    }
  }
}

const optionalStates = ['launchStatus', 'saleStatus'] as const

function States({ setting, storeId }: { setting: ProductSetting; storeId: string }) {
  const t = useT()
  const put = usePut()
  const { product, reason } = setting
  const part = partOf(setting, 'storeProduct', `${storeId}.${product.itemId}`)
  const labels = { launchStatus: t('desk.field.shown'), saleStatus: t('desk.field.onSale') }
  return (
    <div className="grid3">
      <SelectField
        label={t('desk.field.isSold')}
        value={part.fields.isSold === false ? 'no' : 'yes'}
        disabled={reason !== undefined}
        onChange={({ target }) => put(part, { isSold: target.value === 'yes' })}
      >
        <option value="yes">{t('action.yes')}</option>
        <option value="no">{t('action.no')}</option>
      </SelectField>
      {optionalStates.map((field) => (
        <SelectField
          key={field}
          label={labels[field]}
          value={String(part.fields[field] ?? '')}
          disabled={reason !== undefined}
          onChange={({ target }) => put(part, { [field]: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('desk.value.asBrand')}</option>
          <option value="1">{t('action.yes')}</option>
          <option value="0">{t('action.no')}</option>
        </SelectField>
      ))}
    </div>
  )
}

function StorePrice({ setting, storeId, sku }: { setting: ProductSetting; storeId: string; sku: MenuPart }) {
  const t = useT()
  const edit = useEdit()
  const put = usePut()
  const { scale, unit } = useMoneyTyping()
  const part = partOf(setting, 'storeSku', `${storeId}.${sku.itemId}`)
  const isThere = !part.isArchived && part.op !== 'archive'
  const label = isNamed(sku) ? t('desk.product.priceOf', { name: nameOf(sku) }) : t('desk.field.price')
  const { reason } = setting
  if (!isThere)
    return (
      <button
        type="button"
        className="btn line"
        disabled={reason !== undefined}
        onClick={() => put(part, { price: (sku.fields.price ?? 0) as Value })}
      >
        <Icon name="plus" size="s" />
        {label}
      </button>
    )
  return (
    <div className="recipeline">
      <EntryField
        item={part}
        entry={neededAmountOf('price', scale)}
        label={label}
        isLatin
        inputMode="decimal"
        {...{ unit, reason }}
      />
      <button
        type="button"
        className="btn quiet sq"
        disabled={reason !== undefined}
        aria-label={t('desk.product.remove', { name: label })}
        onClick={() => edit.archive(part)}
      >
        <Icon name="bin" size="s" />
      </button>
    </div>
  )
}

/** Where the product is sold otherwise than everywhere else. */
export function StoresSection({ setting }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const put = usePut()
  const { storeList } = useMe()
  const { product, reason } = setting
  const differences = product.partList.filter(isDifference)
  const stores = storeList.filter(({ storeId }) => differences.some((part) => storeOf(part) === storeId))
  const skus = skusOf(product).filter(({ op }) => op !== 'archive')
  const free = storeList.filter((store) => !stores.includes(store))
  return (
    <Section
      id="stores"
      title={t('desk.product.stores')}
      intro={stores.length === 0 ? t('desk.product.storesNone') : t('desk.product.storesText')}
      end={
        <AddSelect
          label={t('desk.product.addStore')}
          options={free.map(({ storeId, storeName }) => ({ value: storeId, text: storeName }))}
          isDisabled={reason !== undefined}
          onAdd={(storeId) => put(partOf(setting, 'storeProduct', `${storeId}.${product.itemId}`), { isSold: true })}
        />
      }
    >
      {stores.map(({ storeId, storeName }) => (
        <fieldset key={storeId} className="rolebox" aria-label={storeName}>
          <div className="between">
            <h3>{storeName}</h3>
            <button
              type="button"
              className="btn quiet sq s"
              disabled={reason !== undefined}
              aria-label={t('desk.product.remove', { name: storeName })}
              onClick={() => differences.filter((part) => storeOf(part) === storeId).forEach(edit.archive)}
            >
              <Icon name="bin" size="s" />
            </button>
          </div>
          <States setting={setting} storeId={storeId} />
          <div className="grid3">
            {skus.map((sku) => (
              <StorePrice key={sku.itemId} {...{ setting, storeId, sku }} />
            ))}
          </div>
        </fieldset>
      ))}
      <ListedPrices product={product} />
    </Section>
  )
}
