import {
  type ColumnDef,
  columnOrderingFeature,
  createColumnHelper,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useNarrow } from './use-narrow.ts'

const features = tableFeatures({ columnOrderingFeature })

/** Describes the columns of a table of such rows. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

interface DataTableProps<Row extends RowData> {
  readonly label: string
  // biome-ignore lint/suspicious/noExplicitAny: each column has a value of its own type
  readonly columns: readonly ColumnDef<typeof features, Row, any>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** A row on a phone: an entry of two lines. */
  readonly entryOf: (row: Row) => ReactNode
  /** Shown across the table in front of a row, such as a day. */
  readonly headingOf?: (row: Row, before: Row | undefined) => ReactNode
  /** Whether a row is ticked. */
  readonly isChosen?: (row: Row) => boolean
}

const Heading = ({ text }: { text: ReactNode }) => (text ? <p className="group">{text}</p> : null)

function Entries<Row extends RowData>(props: Omit<DataTableProps<Row>, 'columns'>) {
  const { label, rows, idOf, entryOf, headingOf, isChosen } = props
  return (
    <ul className="entries" aria-label={label}>
      {rows.map((row, index) => (
        <li key={idOf(row)} data-chosen={isChosen?.(row) || undefined}>
          <Heading text={headingOf?.(row, rows[index - 1])} />
          {entryOf(row)}
        </li>
      ))}
    </ul>
  )
}

function Grid<Row extends RowData>(props: Omit<DataTableProps<Row>, 'entryOf'>) {
  const { label, columns, rows, idOf, headingOf, isChosen } = props
  const table = useTable({ features, columns, data: rows, getRowId: idOf })
  return (
    <table className="tb c" aria-label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} data-column={header.column.id} scope="col">
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      {table.getRowModel().rows.map((row, index) => {
        const heading = headingOf?.(row.original, rows[index - 1])
        return (
          <tbody key={row.id}>
            {heading ? (
              <tr>
                <th colSpan={columns.length} scope="rowgroup" className="group">
                  {heading}
                </th>
              </tr>
            ) : null}
            <tr data-chosen={isChosen?.(row.original) || undefined}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-column={cell.column.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

/** A table of rows; on a phone a list of entries. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  return useNarrow() ? <Entries {...props} /> : <Grid {...props} />
}
