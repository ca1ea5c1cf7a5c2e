import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useIsLost } from '../../state/connection.ts'

/** Says that something needs the server, which is not reached. */
export function NoConnection({ text }: { readonly text: string }) {
  return (
    <p className="unchangeable" role="status">
      <Icon name="offline" size="s" />
      {text}
    </p>
  )
}

/** Controls that need the server: without a connection they cannot be used, and that is said above them [kitchen-14]. */
export function WhileConnected({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const isLost = useIsLost()
  return (
    <fieldset className="while-connected" disabled={isLost}>
      {isLost && <NoConnection text={t('counter.lost.noChange')} />}
      {children}
    </fieldset>
  )
}
