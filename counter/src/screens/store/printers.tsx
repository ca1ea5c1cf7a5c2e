import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useCategories } from '../../data/menu.ts'
import { type Printer, usePrinters } from '../../data/printers.ts'
import { Missing } from '../../features/load/missing.tsx'
import { clockOf } from '../../state/dates.ts'
import { PrinterDialog } from './printer-dialog.tsx'

/** What it prints, what waits for it, and when it was heard. */
function useFacts({ categoryList, waitingCount, failedCount, seenAt }: Printer): string {
  const t = useT()
  const prints =
    categoryList.length === 0 ? t('counter.station.all') : t('counter.station.some', { count: categoryList.length })
  return [
    prints,
    waitingCount > 0 ? t('counter.print.waiting', { count: waitingCount }) : '',
    failedCount > 0 ? t('counter.print.notPrinted', { count: failedCount }) : '',
    seenAt === null ? '' : t('counter.print.seen', { time: clockOf(seenAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function PrinterRow({ printer, onOpen }: { readonly printer: Printer; readonly onOpen: () => void }) {
  const t = useT()
  const facts = useFacts(printer)
  const { name, state } = printer
  return (
    <li>
      <button type="button" className="printer" aria-haspopup="dialog" onClick={onOpen}>
        <b>{name}</b>
        <span className="printer-state" data-state={state}>
          {t(`counter.print.state.${state}`)}
        </span>
        <small className="ink2">{facts}</small>
      </button>
    </li>
  )
}

/** The categories that are on no ticket, by name: none as long as one printer prints everything, or there is none. */
function useNowhere(printers: readonly Printer[]): readonly string[] {
  const { data: tree = [] } = useCategories()
  if (printers.length === 0 || printers.some(({ categoryList }) => categoryList.length === 0)) return []
  const printed = printers.flatMap(({ categoryList }) => categoryList)
  return tree
    .flatMap((category) => [category, ...(category.children ?? [])])
    .filter(({ id }) => !printed.includes(id))
    .map(({ categoryName: name }) => name)
}

/** The printers of the store: made, named, tried and removed [print-3]. */
export function Printers() {
  const t = useT()
  const { data, isError, refetch } = usePrinters()
  const [open, setOpen] = useState<string | 'new'>()
  const list = data?.list ?? []
  const nowhere = useNowhere(list)
  const shown = list.find(({ printerId }) => printerId === open)
  return (
    <section className="card" aria-labelledby="printers">
      <h2 id="printers" className="t16 b">
        {t('counter.print.title')}
      </h2>
      {data === undefined && isError && <Missing text={t('counter.print.failed')} onRetry={() => void refetch()} />}
      {data && list.length === 0 && <p className="t14 ink2">{t('counter.print.none')}</p>}
      <ul className="printers">
        {list.map((printer) => (
          <PrinterRow key={printer.printerId} printer={printer} onOpen={() => setOpen(printer.printerId)} />
        ))}
      </ul>
      {nowhere.length > 0 && <p className="t14">{t('counter.print.nowhere', { list: nowhere.join(', ') })}</p>}
      <button type="button" className="btn line" disabled={data === undefined} onClick={() => setOpen('new')}>
        {t('counter.print.add')}
      </button>
      {(shown || open === 'new') && <PrinterDialog printer={shown} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
