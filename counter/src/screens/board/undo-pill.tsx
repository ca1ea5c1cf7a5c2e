import { useT } from '@tiffin/kit/client/words.ts'
import { noteTap, swallowSecondTap } from '@tiffin/kit/ui/second-taps.ts'
import { useTap } from '../../data/send-taps.ts'
import { stepLabels } from '../../features/ticket/step-labels.ts'
import { useClock } from '../../state/clock.ts'
import { useIsLost } from '../../state/connection.ts'
import { useTaps } from '../../state/taps.ts'
import { undoable, useUndo } from '../../state/undo.ts'

/** The last step, and the way back from it, for ten seconds; then the one before it if its time is not over. */
export function UndoPill() {
  const t = useT()
  const tap = useTap()
  const steps = useUndo((undo) => undo.steps)
  const id = useClock((now) => undoable(steps, now)?.id)
  const last = steps.find((step) => step.id === id)
  const isLost = useIsLost()
  const isWaiting = useTaps(({ list }) => isLost && list.some((tap) => tap.id === id))
  return (
    <div role="status" className="undo-place">
      {last && (
        <p className="undo" key={last.id}>
          <span>
            {isWaiting
              ? `${last.code} · ${t('counter.tapWaits', { action: t(stepLabels[last.kind]) })}`
              : t(`counter.undone.${last.kind}`, { code: last.code })}
          </span>
          <span className="ring" aria-hidden="true" />
          <button
            type="button"
            className="btn"
            onClick={({ nativeEvent }) => {
              noteTap(nativeEvent)
              swallowSecondTap() // the step before comes under the finger
              tap.undo(last)
            }}
          >
            {t('action.undo')}
          </button>
        </p>
      )}
    </div>
  )
}
