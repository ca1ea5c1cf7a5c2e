import { useT } from '@tiffin/kit/client/words.ts'
import { type ReactNode, useMemo } from 'react'
import { type SheetOutcome, saveWorkbook } from '../../data/sheets.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { columnsOf, DataTable } from '../../ui/table.tsx'
import { useCellNames } from './cell-names.ts'

type Fault = SheetOutcome['faultList'][number]
type Cell = SheetOutcome['cellList'][number]
type Place = Pick<Cell, 'sheet' | 'row' | 'column'>

const rowText = ({ row }: Place): string => (row === 0 ? '' : String(row))

/** Where a cell stands, as its program says it: `sizes · 4 · price`. */
const placeText = (place: Place): string =>
  [place.sheet, rowText(place), place.column].filter((part) => part !== '').join(' · ')

const placeKey = (place: Place): string => `${place.sheet} ${place.row} ${place.column}`
const faultKey = (fault: Fault): string => `${placeKey(fault)} ${fault.fault} ${fault.text}`

function usePlaceColumns<Row extends Place>() {
  const t = useT()
  return useMemo(() => {
    const { display } = columnsOf<Row>()
    return [
      display({
        id: 'sheet',
        header: t('desk.sheet.sheet'),
        cell: ({ row }) => <span dir="ltr">{row.original.sheet}</span>,
      }),
      display({
        id: 'row',
        header: t('desk.sheet.row'),
        cell: ({ row }) => <span className="num">{rowText(row.original)}</span>,
      }),
      display({
        id: 'column',
        header: t('desk.sheet.column'),
        cell: ({ row }) => <span dir="ltr">{row.original.column}</span>,
      }),
    ]
  }, [t])
}

/** `as`: what stands in the file, where a name is shown in its place. */
const Text = ({ children, as }: { children: ReactNode; as?: string }) => (
  <bdi className="celltext" title={as !== children ? as : undefined}>
    {children}
  </bdi>
)

function More({ count }: { count: number }) {
  const t = useT()
  return count > 0 ? <p className="ink2 more">{t('desk.sheet.more', { count })}</p> : null
}

function FaultEntry({ fault }: { fault: Fault }) {
  const t = useT()
  return (
    <div className="entry">
      <span className="grow">
        <span className="ink2" dir="ltr">
          {placeText(fault)}
        </span>
        {fault.text !== '' && (
          <Text>
            <b>{fault.text}</b>
          </Text>
        )}
        <span>{t(`desk.fault.${fault.fault}`)}</span>
      </span>
    </div>
  )
}

interface FaultTableProps {
  readonly outcome: SheetOutcome
  /** As the file was called that has them. */
  readonly fileName: string
}

/** What is wrong, in place, and the file with it marked. */
export function FaultTable({ outcome: { faultList, faultCount, faultFile }, fileName }: FaultTableProps) {
  const t = useT()
  const title = t('desk.sheet.faults')
  const places = usePlaceColumns<Fault>()
  const columns = useMemo(() => {
    const { columns: all, display } = columnsOf<Fault>()
    return all([
      ...places,
      display({ id: 'text', header: t('desk.sheet.inFile'), cell: ({ row }) => <Text>{row.original.text}</Text> }),
      display({ id: 'fault', header: t('desk.sheet.fault'), cell: ({ row }) => t(`desk.fault.${row.original.fault}`) }),
    ])
  }, [t, places])
  return (
    <section className="outcomepart faulty" role="alert" aria-label={title}>
      <div className="cardhead">
        <DeskIcon name="warning" size="s" />
        <h2>{title}</h2>
        {faultFile !== null && (
          <button
            type="button"
            className="btn line s end"
            onClick={() => saveWorkbook(fileName.replace(/(\.\w+)?$/, '-faults.xlsx'), faultFile)}
          >
            {t('desk.sheet.faultFile')}
          </button>
        )}
      </div>
      <p className="ink2">{t('desk.sheet.faultsText')}</p>
      <DataTable
        label={title}
        columns={columns}
        rows={faultList}
        idOf={faultKey}
        entryOf={(fault) => <FaultEntry fault={fault} />}
      />
      <More count={faultCount - faultList.length} />
    </section>
  )
}

type NameCell = ReturnType<typeof useCellNames>

const Moved = ({ cell, nameOf }: { cell: Cell; nameOf: NameCell }) => (
  <>
    {cell.from !== '' && (
      <del>
        <Text as={cell.from}>{nameOf(cell, cell.from)}</Text>
      </del>
    )}{' '}
    <ins>
      <Text as={cell.to}>{nameOf(cell, cell.to)}</Text>
    </ins>
  </>
)

/** Every cell that changes something, from what to what. */
export function CellTable({ outcome: { cellList, cellCount } }: { outcome: SheetOutcome }) {
  const t = useT()
  const title = t('desk.sheet.cells')
  const nameOf = useCellNames(cellList)
  const places = usePlaceColumns<Cell>()
  const columns = useMemo(() => {
    const { columns: all, display } = columnsOf<Cell>()
    return all([
      ...places,
      display({
        id: 'now',
        header: t('desk.sheet.now'),
        cell: ({ row: { original } }) => <Text as={original.from}>{nameOf(original, original.from)}</Text>,
      }),
      display({
        id: 'file',
        header: t('desk.sheet.inFile'),
        cell: ({ row: { original } }) => (
          <ins>
            <Text as={original.to}>{nameOf(original, original.to)}</Text>
          </ins>
        ),
      }),
    ])
  }, [t, places, nameOf])
  return (
    <section className="outcomepart" aria-label={title}>
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={cellList}
        idOf={placeKey}
        entryOf={(cell) => (
          <div className="entry">
            <span className="grow">
              <span className="ink2" dir="ltr">
                {placeText(cell)}
              </span>
              <span>
                <Moved cell={cell} nameOf={nameOf} />
              </span>
            </span>
          </div>
        )}
      />
      <More count={cellCount - cellList.length} />
    </section>
  )
}
