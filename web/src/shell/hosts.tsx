import { showToast, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Toast } from '@tiffin/kit/ui/toast.tsx'
import { useLayoutEffect, useRef } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'

export function ToastHost() {
  const t = useT()
  const toast = useOverlays((state) => state.toast)
  const isOffline = useOverlays((state) => state.isOffline)
  return (
    <>
      {toast === undefined ? null : <Toast key={toast.id} text={toast.text} />}
      {isOffline ? <Toast text={t('error.network')} icon="offline" /> : null}
    </>
  )
}

const loadDialog = () => import('@tiffin/kit/ui/question.tsx').then(({ Question }) => Question)

/** A question that cannot be shown is answered as if it had been put away. */
function putAway(): void {
  const [dialog] = useOverlays.getState().dialogs
  dialog?.settle(dialog.closing ?? (dialog.cancel ?? dialog.confirm).answer)
  showToast(t('error.network'))
}

const Question = lazyPart(loadDialog, { onFail: putAway })

/** Fetches the dialogs' code, so that they can ask without a connection too. */
export const fetchDialogs = (): void => {
  loadDialog().catch(() => undefined)
}

/** One dialog at a time, in the order they were asked. */
export function DialogHost() {
  const dialog = useOverlays((state) => state.dialogs[0])
  return dialog === undefined ? null : <Question key={dialog.id} {...dialog} />
}

/** Keeps the keyboard from what is behind the loading indicator, and gives it its place again [page-98]. */
function holdPage(): () => void {
  const { activeElement: focused, body } = document
  const behind = [...document.querySelectorAll('.frame, dialog[open]:not([data-leaving])')]
  for (const each of behind) each.toggleAttribute('inert', true)
  return () => {
    for (const each of behind) each.removeAttribute('inert')
    if (document.activeElement === body && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Into the browser's top layer, above open dialogs. */
function raise(sign: HTMLElement | null): void {
  if (typeof sign?.showPopover !== 'function') return
  sign.popover = 'manual'
  sign.showPopover()
}

export function LoadingHost() {
  const t = useT()
  const isLoading = useOverlays((state) => state.loading > 0)
  const sign = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isLoading) return
    raise(sign.current)
    return holdPage()
  }, [isLoading])
  if (!isLoading) return null
  return (
    <div ref={sign} className="loading" role="status" aria-label={t('frame.loading')}>
      <span className="ring" />
    </div>
  )
}
