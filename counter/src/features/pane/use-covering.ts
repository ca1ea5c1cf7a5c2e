import { noteLayer } from '@tiffin/kit/ui/open-layers.ts'
import { useEffect, useRef } from 'react'
import { useIsOnePane } from '../../state/narrow.ts'

/** Back closes a pane that lies over the page, as it does a dialog [kitchen-17]; beside the page it is part of it. */
export function useCovering(isOpen: boolean, close: () => void): void {
  const isCovering = useIsOnePane() && isOpen
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isCovering ? noteLayer(() => latest.current()) : undefined), [isCovering])
}
