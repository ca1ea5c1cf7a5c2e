import { useT } from '@tiffin/kit/client/words.ts'
import { createContext, useContext, useMemo, useState } from 'react'
import type { Ticks } from '../../features/bulk/use-ticks.ts'
import { money } from '../../state/money.ts'
import { columnsOf, DataTable } from '../../ui/table.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { PriceCell } from './price-cell.tsx'
import { differenceOf, type PriceField, type PriceRow, rowName } from './price-rows.ts'
import type { PutPrice } from './use-put-price.ts'

/** What cells know beside their row. */
interface GridSetting {
  readonly put: PutPrice
  /** Undefined for who may not edit. */
  readonly ticks: Ticks | undefined
  readonly reason: string | undefined
  /** Of all rows. */
  readonly count: number
}

/** For cells: they stay the same components while prices are typed, so that no entry loses the cursor. */
const Setting = createContext<GridSetting>({ put: () => {}, ticks: undefined, reason: undefined, count: 0 })

const idOf = ({ sku }: PriceRow): string => sku.skuId
const { columns, display } = columnsOf<PriceRow>()

function RowTick({ row }: { row: PriceRow }) {
  const t = useT()
  const { ticks } = useContext(Setting)
  if (ticks === undefined) return null
  return (
    <TickBox
      label={t('desk.menu.tick', { name: rowName(row) })}
      isChecked={ticks.ticked.has(idOf(row))}
      onTurn={(isRange) => ticks.turn(idOf(row), isRange)}
    />
  )
}

/** `+15%`, up or down against the brand's price. */
function Difference({ row }: { row: PriceRow }) {
  const percent = differenceOf(row)
  if (percent === undefined || percent === 0) return null
  return (
    <span className={percent > 0 ? 'num up' : 'num down'} dir="ltr">
      {percent > 0 ? '+' : '−'}
      {Math.abs(percent)}%
    </span>
  )
}

/** What a size costs everywhere, below it what members pay. */
function BrandPrice({ row: { sku } }: { row: PriceRow }) {
  const t = useT()
  return (
    <span className="num">
      {money(sku.price)}
      {sku.memberPrice !== null && (
        <span className="sub">{t('desk.prices.members', { price: money(sku.memberPrice) })}</span>
      )}
    </span>
  )
}

function AllTick() {
  const t = useT()
  const { ticks, count } = useContext(Setting)
  if (ticks === undefined) return null
  return (
    <TickBox
      label={t('desk.menu.tickAll')}
      isChecked={count > 0 && ticks.ticked.size === count}
      isMixed={ticks.ticked.size > 0 && ticks.ticked.size < count}
      onTurn={ticks.turnAll}
    />
  )
}

function ListedPrice({ row, field }: { row: PriceRow; field: PriceField }) {
  const { put, reason } = useContext(Setting)
  return <PriceCell {...{ row, field, put, reason }} />
}

function useColumns(isTickable: boolean) {
  const t = useT()
  return useMemo(() => {
    const tick = display({ id: 'tick', header: () => <AllTick />, cell: ({ row }) => <RowTick row={row.original} /> })
    return columns([
      ...(isTickable ? [tick] : []),
      display({
        id: 'product',
        header: t('desk.menu.product'),
        cell: ({ row: { original } }) => (
          <>
            <b className="rowname">
              <bdi>{original.sku.productName}</bdi>
            </b>
            <span className="sub">{[original.sku.skuName, original.sku.code].filter(Boolean).join(' · ')}</span>
          </>
        ),
      }),
      display({ id: 'brand', header: t('desk.prices.brand'), cell: ({ row }) => <BrandPrice row={row.original} /> }),
      display({
        id: 'listed',
        header: t('desk.prices.listed'),
        cell: ({ row }) => <ListedPrice row={row.original} field="price" />,
      }),
      display({
        id: 'member',
        header: t('desk.field.memberPrice'),
        cell: ({ row }) => <ListedPrice row={row.original} field="memberPrice" />,
      }),
      display({
        id: 'difference',
        header: t('desk.prices.difference'),
        cell: ({ row }) => <Difference row={row.original} />,
      }),
    ])
  }, [t, isTickable])
}

/** A size on a phone: its name and the brand's price, and below the two that the list may name. */
function PriceEntry({ row }: { row: PriceRow }) {
  const t = useT()
  return (
    <div className="entry">
      <RowTick row={row} />
      <span className="grow">
        <span className="between">
          <b className="rowname">{rowName(row)}</b>
          <BrandPrice row={row} />
        </span>
        <span className="pricepair">
          <ListedPrice row={row} field="price" />
          <ListedPrice row={row} field="memberPrice" />
          <Difference row={row} />
        </span>
        <span className="sub" aria-hidden="true">
          {t('desk.prices.pair')}
        </span>
      </span>
    </div>
  )
}

/** So many rows are drawn at once: each has two entries. */
const pageSize = 100

interface PriceGridProps extends Omit<GridSetting, 'count'> {
  readonly label: string
  readonly rows: readonly PriceRow[]
}

/** Sizes with their prices, to be typed as in a spreadsheet. */
export function PriceGrid({ label, rows, ...setting }: PriceGridProps) {
  const t = useT()
  const [shown, setShown] = useState(pageSize)
  const tableColumns = useColumns(setting.ticks !== undefined)
  const left = rows.length - shown
  return (
    <Setting.Provider value={{ ...setting, count: rows.length }}>
      <DataTable
        label={label}
        columns={tableColumns}
        rows={rows.slice(0, shown)}
        idOf={idOf}
        isChosen={(row) => setting.ticks?.ticked.has(idOf(row)) ?? false}
        entryOf={(row) => <PriceEntry row={row} />}
      />
      {left > 0 && (
        <p className="more">
          <button type="button" className="btn line" onClick={() => setShown(shown + pageSize)}>
            {t('desk.prices.more', { count: left })}
          </button>
        </p>
      )}
    </Setting.Provider>
  )
}
