import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { money } from '../../state/money.ts'
import { endChange, useChange } from './say-change.ts'

/** The change to give, or what goes back, is the one large figure until it is dismissed [shift-8] [shift-17]. */
export function ChangeDialog() {
  const t = useT()
  const change = useChange((store) => store.change)
  if (change === undefined) return null
  const { code, isBack } = change
  const title = t(isBack ? 'counter.given.toGiveBack' : 'counter.given.toGive', { code })
  return (
    <Dialog isForm title={title} onClose={endChange}>
      <output className="change-figure num">{money(change.amount)}</output>
      <div className="buttons">
        <button type="button" className="btn primary" data-initial-focus onClick={endChange}>
          {t('action.done')}
        </button>
      </div>
    </Dialog>
  )
}
