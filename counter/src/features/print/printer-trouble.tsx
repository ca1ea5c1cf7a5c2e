import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type Printer, usePrinters } from '../../data/printers.ts'

/** States without trouble: it prints, has little paper left, or was never connected. */
const calmStates: readonly Printer['state'][] = ['ok', 'paperLow', 'new']

const isInTrouble = ({ state, failedCount }: Printer) => failedCount > 0 || !calmStates.includes(state)

/** Printers that do not print, and what waits for them [print-6]. The board goes on without them. */
export function PrinterTrouble() {
  const t = useT()
  const { data } = usePrinters()
  const troubled = data?.list.filter(isInTrouble) ?? []
  return (
    <ul className="give-back" role="status" data-testid="printer-trouble">
      {troubled.map(({ printerId, name, state, waitingCount, failedCount }) => (
        <li key={printerId}>
          <Icon name="warning" size="s" />
          <b>{name}</b>
          <span className="grow">
            {[
              calmStates.includes(state) ? '' : t(`counter.print.state.${state}`),
              waitingCount > 0 ? t('counter.print.waiting', { count: waitingCount }) : '',
              failedCount > 0 ? t('counter.print.notPrinted', { count: failedCount }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
