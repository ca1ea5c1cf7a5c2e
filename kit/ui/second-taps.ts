/** Two taps of a finger: this close in time and place [page-13]. A mouse counts its clicks in `detail`; a finger on iOS does not. */
export const doubleTapMs = 400
export const doubleTapPx = 24

let lastTap: MouseEvent | undefined

function isSecondHalf(tap: MouseEvent, first: MouseEvent): boolean {
  if (tap.detail > 1) return true
  if ('pointerType' in tap && tap.pointerType === 'mouse') return false
  const isSoon = tap.timeStamp - first.timeStamp < doubleTapMs
  return (
    tap.detail === 1 && isSoon && Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) < doubleTapPx
  )
}

function swallow(tap: MouseEvent): void {
  if (lastTap === undefined || !isSecondHalf(tap, lastTap)) {
    lastTap = undefined
    removeEventListener('click', swallow, true)
    return
  }
  lastTap = tap
  tap.preventDefault()
  tap.stopImmediatePropagation()
}

/** Notes a tap on something that it may close. */
export function noteTap(tap: MouseEvent): void {
  lastTap = tap
}

/** Called when a layer closes: the second half of the tap that closed it presses nothing that lay below [page-13]. */
export function swallowSecondTap(): void {
  if (lastTap !== undefined) addEventListener('click', swallow, true)
}
