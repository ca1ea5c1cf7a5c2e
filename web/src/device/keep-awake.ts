/** Keeps the screen from going dark, where the browser can. Answers how to let it again. */
export function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const take = async () => {
    if (document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOver) await lock?.release()
  }
  take()
  document.addEventListener('visibilitychange', take) // a hidden page loses it
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', take)
    lock?.release().catch(() => undefined)
  }
}
