import { useT } from '@tiffin/kit/client/words.ts'
import type { SheetOutcome } from '../../data/sheets.ts'
import { StateBox } from '../../ui/state-box.tsx'
import { CellTable, FaultTable } from './cell-tables.tsx'

type Counted = Exclude<keyof SheetOutcome['sheetList'][number], 'sheet'>

const sumOf = ({ sheetList }: SheetOutcome, name: Counted): number =>
  sheetList.reduce((sum, each) => sum + each[name], 0)

/** How many things the file changes. */
export const countChanges = (outcome: SheetOutcome): number =>
  (['created', 'changed', 'archived'] as const).reduce((sum, name) => sum + sumOf(outcome, name), 0)

const tiles = [
  { name: 'wrong', phrase: 'desk.sheet.wrong', tone: 'bad' },
  { name: 'created', phrase: 'desk.sheet.created', tone: 'good' },
  { name: 'changed', phrase: 'desk.sheet.changed', tone: 'warn' },
  { name: 'archived', phrase: 'desk.sheet.archived', tone: '' },
  { name: 'unchanged', phrase: 'desk.sheet.unchanged', tone: 'quiet' },
] as const

function Tiles({ outcome }: { outcome: SheetOutcome }) {
  const t = useT()
  return (
    <dl className="counts">
      {tiles.map(({ name, phrase, tone }) => (
        <div key={name} className={sumOf(outcome, name) > 0 ? tone : 'quiet'}>
          <dt>{t(phrase)}</dt>
          <dd className="num">{sumOf(outcome, name)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a file would change, and what is wrong with it. */
export function Outcome({ outcome, fileName }: { outcome: SheetOutcome; fileName: string }) {
  const t = useT()
  const isNothing = outcome.faultCount === 0 && countChanges(outcome) === 0
  return (
    <div className="sheetoutcome">
      <Tiles outcome={outcome} />
      {isNothing && <StateBox icon="check" title={t('desk.sheet.nothing')} />}
      {outcome.faultCount > 0 && <FaultTable outcome={outcome} fileName={fileName} />}
      {outcome.cellCount > 0 && <CellTable outcome={outcome} />}
    </div>
  )
}
