import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { type PositionState, usePosition } from '../../state/store/position.ts'
import css from './location.module.css'

/** Nothing says where the customer is, and they have been asked. */
export const isPositionOff = (state: PositionState): boolean => state === 'denied' || state === 'unavailable'

/** How it stood before the browser was asked again, as long as that is under way. */
function useKnownState(): PositionState {
  const state = usePosition((position) => position.state)
  const [known, setKnown] = useState(state)
  useEffect(() => {
    if (state !== 'asking') setKnown(state)
  }, [state])
  return state === 'asking' ? known : state
}

/** Why stores cannot be matched to where the customer is, and what to do about it [store-6]; nothing while they can. */
export function PositionNotice({
  className = '',
  place,
  note,
  children,
}: {
  readonly className?: string | undefined
  /** Where it floats above the page; what else floats there gives way. */
  readonly place?: 'home'
  /** What is said below why, instead of what follows from it. */
  readonly note?: string | undefined
  readonly children: ReactNode
}) {
  const t = useT()
  const state = useKnownState()
  if (!isPositionOff(state)) return null
  return (
    <div className={`notice warn ${css.notice} ${className}`} role="status" data-floats={place}>
      <Icon name="pin" size="s" />
      <span className={css.text}>
        <b className="block">{t(state === 'denied' ? 'location.permission' : 'location.service')}</b>
        <span className="t12 block">{note ?? t('location.browserOff')}</span>
      </span>
      {children}
    </div>
  )
}
