import type { ReactNode } from 'react'
import { usePosition } from '../../state/position.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './location.module.css'

/** Why stores cannot be matched to where the customer is, and what to do about it (spec §8); nothing while they can. */
export function PositionNotice({
  className = '',
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const t = useT()
  const state = usePosition((position) => position.state)
  if (state !== 'denied' && state !== 'unavailable') return null
  return (
    <div className={`notice warn ${css.notice} ${className}`} role="status">
      <Icon name="pin" size="s" />
      <span className={css.text}>
        <b className="block">{t(state === 'denied' ? 'location.permission' : 'location.service')}</b>
        {t('location.browserOff')}
      </span>
      {children}
    </div>
  )
}
