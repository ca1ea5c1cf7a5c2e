import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useRef, useState } from 'react'
import { endUndo, type UndoOffer, useUndo } from '../../state/undo.ts'
import css from './offer.module.css'

/** Long enough to read and to reach for. */
const offerMs = 8000

function Offer({ offer }: { readonly offer: UndoOffer }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const shown = box.current
    shown?.showPopover?.()
    return () => shown?.hidePopover?.()
  }, [])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(endUndo, offerMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <div
      ref={box}
      popover="manual"
      className={css.offer}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="grow">{offer.text}</span>
      <button
        type="button"
        className={css.take}
        onClick={() => {
          endUndo()
          offer.undo()
        }}
      >
        {t('action.undo')}
      </button>
    </div>
  )
}

/** What was just done, with the way back, for a few seconds or as long as the customer rests on it. */
export function UndoHost() {
  const offer = useUndo((state) => state.offer)
  return offer === undefined ? null : <Offer key={offer.id} offer={offer} />
}
