import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type KeyboardEvent, useMemo } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'
import type { Ticks } from '../../features/bulk/use-ticks.ts'
import { RestoreButton } from '../../features/draft/restore-button.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { LanguageBars } from '../../features/menu/language-bars.tsx'
import { columnsOf } from '../../ui/table.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { Tile } from '../../ui/tile.tsx'
import { priceText } from './prices.ts'

/** What cells know beside their row. */
export interface CellSetting {
  /** Undefined for who may not edit, and where everything is archived. */
  readonly ticks: Ticks | undefined
  readonly categoryName: (categoryId: unknown) => string
}

const imageOf = ({ fields }: MenuItem): string => (typeof fields.image === 'string' ? fields.image : '')

/** Whether customers see it, or what the draft does with it. */
function ProductStatus({ item }: { item: MenuItem }) {
  const t = useT()
  const { launchStatus, saleStatus } = item.fields
  const resting = launchStatus === 0 ? t('desk.menu.offShelf') : saleStatus === 0 ? t('desk.menu.offSale') : undefined
  return <ItemStatus item={item}>{resting && <span className="st off">{resting}</span>}</ItemStatus>
}

/** The name leads to the editor; Space ticks the row. */
function NameLink({ item, ticks }: { item: MenuItem; ticks: Ticks | undefined }) {
  const { itemId, isArchived } = item
  if (isArchived) return <bdi className="rowname ink2">{nameOf(item)}</bdi>
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || ticks === undefined) return
    event.preventDefault()
    ticks.turn(itemId, event.shiftKey)
  }
  return (
    <Link
      className="rowname"
      data-row-main
      to="/$corp/menu/$productId"
      params={{ corp: corpOfAddress(), productId: itemId }}
      onKeyDown={onKeyDown}
    >
      <bdi>{nameOf(item)}</bdi>
    </Link>
  )
}

function RowTick({ item, ticks }: { item: MenuItem; ticks: Ticks }) {
  const t = useT()
  if (item.isArchived) return null
  return (
    <TickBox
      label={t('desk.menu.tick', { name: nameOf(item) })}
      isChecked={ticks.ticked.has(item.itemId)}
      onTurn={(isRange) => ticks.turn(item.itemId, isRange)}
    />
  )
}

function Price({ item }: { item: MenuItem }) {
  const t = useT()
  const text = priceText(item)
  if (item.isArchived) return null
  return text === '' ? <span className="warnink">{t('desk.menu.noPrice')}</span> : <span className="num">{text}</span>
}

/** Brings back what is archived. */
function RowRestore({ item }: { item: MenuItem }) {
  return item.isArchived || item.isBack ? <RestoreButton item={item} kind="product" /> : null
}

const { columns, display } = columnsOf<MenuItem>()

/** What the table of products shows of one. */
export function useProductColumns({ ticks, categoryName }: CellSetting, rows: readonly MenuItem[]) {
  const t = useT()
  return useMemo(() => {
    const tick = display({
      id: 'tick',
      header: () =>
        ticks && (
          <TickBox
            label={t('desk.menu.tickAll')}
            isChecked={rows.length > 0 && ticks.ticked.size === rows.length}
            isMixed={ticks.ticked.size > 0 && ticks.ticked.size < rows.length}
            onTurn={ticks.turnAll}
          />
        ),
      cell: ({ row }) => ticks && <RowTick item={row.original} ticks={ticks} />,
    })
    return columns([
      ...(ticks ? [tick] : []),
      display({
        id: 'product',
        header: t('desk.menu.product'),
        cell: ({ row: { original } }) => (
          <span className="cell">
            <Tile image={imageOf(original)} />
            <span>
              <NameLink item={original} ticks={ticks} />
              <span className="sub">{categoryName(original.fields.categoryId)}</span>
            </span>
          </span>
        ),
      }),
      ...(rows.every(({ isArchived }) => isArchived)
        ? []
        : [display({ id: 'price', header: t('desk.menu.price'), cell: ({ row }) => <Price item={row.original} /> })]),
      display({
        id: 'status',
        header: t('desk.menu.status'),
        cell: ({ row }) => <ProductStatus item={row.original} />,
      }),
      display({
        id: 'words',
        header: t('desk.menu.words'),
        cell: ({ row }) => <LanguageBars texts={textsOf(row.original, 'name')} />,
      }),
      ...(rows.some(({ isArchived, isBack }) => isArchived || isBack)
        ? [display({ id: 'restore', header: t('desk.actions'), cell: ({ row }) => <RowRestore item={row.original} /> })]
        : []),
    ])
  }, [t, ticks, categoryName, rows])
}

/** A product on a phone: picture, name, price, and whether customers see it. */
export function ProductEntry({ item, setting: { ticks, categoryName } }: { item: MenuItem; setting: CellSetting }) {
  return (
    <div className="entry">
      {ticks && <RowTick item={item} ticks={ticks} />}
      <Tile image={imageOf(item)} />
      <span className="grow">
        <span className="between">
          <NameLink item={item} ticks={ticks} />
          <Price item={item} />
        </span>
        <span className="sub">{categoryName(item.fields.categoryId)}</span>
        <span className="between">
          <span className="t12">
            <ProductStatus item={item} />
          </span>
          <RowRestore item={item} />
        </span>
      </span>
    </div>
  )
}
