import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { creation, publishAtOnce } from '../../data/start.ts'
import { PictureField } from '../../features/picture/picture-field.tsx'
import { readAmount } from '../../state/money.ts'
import { emptyRow, isEmpty, isRows, type ProductRow, rowFaults } from './product-rows.ts'
import { Samples } from './samples.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { useStepEntries } from './use-step-entries.ts'

const firstRows = 5
/** Home shows the first of them in a row, below what a new brand's Home has. */
const mostOnShelf = 8
const shelfPlace = 2

const columns = {
  name: 'desk.start.products.label',
  price: 'desk.start.products.price',
  category: 'desk.start.products.category',
} as const

const missing = {
  name: 'desk.start.products.missing.name',
  price: 'desk.start.products.missing.price',
  category: 'desk.start.products.missing.category',
} as const

interface RowProps {
  readonly row: ProductRow
  readonly index: number
  readonly isChecked: boolean
  readonly onChange: (part: Partial<ProductRow>) => void
  readonly onRemove: () => void
}

interface InputsProps extends Pick<RowProps, 'row' | 'onChange'> {
  readonly number: number
  readonly faults: ReturnType<typeof rowFaults>
  /** Of the text that says what is missing. */
  readonly noteId: string
}

/** Name, price and category of a line. */
function Inputs({ row, number, faults, noteId, onChange }: InputsProps) {
  const t = useT()
  const { currentUnit } = useSettings()
  const tied = (column: keyof typeof columns) => ({
    'aria-label': `${t(columns[column])} ${number}`,
    'aria-invalid': faults.includes(column),
    'aria-describedby': noteId,
  })
  return (
    <>
      <span className="in grow">
        <input
          {...tied('name')}
          placeholder={t('desk.start.products.label')}
          maxLength={120}
          value={row.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </span>
      <span className="in price" dir="ltr">
        <span className="unit" aria-hidden="true">
          {currentUnit}
        </span>
        <input
          {...tied('price')}
          inputMode="decimal"
          placeholder="0"
          value={row.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </span>
      <span className="in category">
        <input
          {...tied('category')}
          placeholder={t('desk.start.products.category')}
          list="start-categories"
          maxLength={60}
          value={row.category}
          onChange={(event) => onChange({ category: event.target.value })}
        />
      </span>
    </>
  )
}

function Row({ row, index, isChecked, onChange, onRemove }: RowProps) {
  const t = useT()
  const { currencyScale } = useSettings()
  const number = index + 1
  const id = useId()
  const faults = isChecked && !isEmpty(row) ? rowFaults(row, currencyScale) : []
  return (
    <li>
      <PictureField
        isSmall
        label={`${t('desk.start.products.picture')} ${number}`}
        address={row.image}
        onChange={({ address, isCutOut }) => onChange({ image: address, isCutOut })}
      />
      <Inputs {...{ row, number, onChange }} faults={faults} noteId={id} />
      <button
        type="button"
        className="btn quiet sq"
        aria-label={t('desk.start.products.remove', { number })}
        onClick={onRemove}
      >
        <Icon name="close" size="s" />
      </button>
      <p id={id} className="hint bad" role="alert">
        {faults.map((column) => t(missing[column])).join(' · ')}
      </p>
    </li>
  )
}

/** The changes that put rows on the menu: a heading for each category, a product and its one size for each row, and a row of them on Home. */
function changesOf(
  rows: readonly ProductRow[],
  { scale, sizeName, shelfName }: { readonly scale: number; readonly sizeName: string; readonly shelfName: string },
) {
  const language = currentLanguage()
  const categories = [...new Set(rows.map(({ category }) => category.trim()))].map((name) => ({
    name,
    id: crypto.randomUUID(),
  }))
  const idOf = (name: string) => categories.find((category) => category.name === name.trim())?.id ?? ''
  const headings = categories.map(({ name, id }, sort) =>
    creation('category', id, { name: { [language]: name }, sort }),
  )
  const ids = rows.map(() => crypto.randomUUID())
  const products = rows.flatMap(({ name, price, category, image, isCutOut }, sort) => {
    const [productId = '', skuId] = [ids[sort], crypto.randomUUID()]
    return [
      creation('product', productId, {
        ...{ categoryId: idOf(category), name: { [language]: name.trim() }, sort },
        ...(image === '' ? {} : { image, cutImage: isCutOut ? image : '' }),
      }),
      creation('sku', skuId, {
        ...{ productId, name: { [language]: sizeName }, price: readAmount(price, scale) ?? 0, isDefault: true },
      }),
    ]
  })
  const shelf = creation('pageBlock', crypto.randomUUID(), {
    ...{ type: 'productGroup', title: { [language]: shelfName }, sort: shelfPlace },
    itemList: ids.slice(0, mostOnShelf).map((productId) => ({ productId })),
  })
  return [...headings, ...products, shelf]
}

const typedRows = {
  ...{ step: 'products', isEntries: isRows },
  empty: (): readonly ProductRow[] => Array.from({ length: firstRows }, emptyRow),
}

/** The first products, a line each. */
function ProductsForm({ onDone }: Pick<StepProps, 'onDone'>) {
  const t = useT()
  const { currencyScale: scale } = useSettings()
  const kept = useStepEntries(typedRows)
  const [rows, setRows] = useState(kept.initial)
  const [isChecked, setChecked] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const filled = rows.filter((row) => !isEmpty(row))
  const isWrong = filled.length === 0 || filled.some((row) => rowFaults(row, scale).length > 0)

  useEffect(() => kept.keep(rows), [kept, rows])
  const change = (key: string, part: Partial<ProductRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)))

  async function submit() {
    flushSync(() => setChecked(true))
    if (isWrong) return list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    await publishAtOnce(
      t('desk.start.products.name'),
      changesOf(filled, {
        ...{ scale, sizeName: t('desk.start.products.size'), shelfName: t('desk.start.products.shelf') },
      }),
    )
    kept.forget()
    onDone()
  }

  return (
    <StepForm
      title={t('desk.start.products.title')}
      text={t('desk.start.products.text')}
      action={t('desk.start.publish')}
      onSubmit={submit}
      aside={
        <button type="button" className="btn line" onClick={() => setRows((now) => [...now, emptyRow()])}>
          <Icon name="plus" size="s" />
          {t('desk.start.products.add')}
        </button>
      }
    >
      <ul ref={list} className="product-rows">
        {rows.map((row, index) => (
          <Row
            key={row.key}
            {...{ row, index, isChecked }}
            onChange={(part) => change(row.key, part)}
            onRemove={() => setRows((now) => now.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      <datalist id="start-categories">
        {[...new Set(rows.map(({ category }) => category.trim()))].filter(Boolean).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isChecked && filled.length === 0 && (
        <p className="hint bad" role="alert">
          {t('desk.start.products.wrong')}
        </p>
      )}
    </StepForm>
  )
}

/** The first products: typed, or a menu to begin with. */
export function ProductsStep({ start, onDone }: StepProps) {
  return (
    <>
      <ProductsForm onDone={onDone} />
      <Samples start={start} onDone={onDone} />
    </>
  )
}
