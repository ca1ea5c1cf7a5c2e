/** Keeps the screen on while the page is seen, where the browser can. Answers how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isStopped = false
  async function take(): Promise<void> {
    if (isStopped || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const taken = await navigator.wakeLock.request('screen').catch(() => undefined) // a battery that is low
    if (isStopped) void taken?.release()
    else lock = taken
  }
  const onChange = () => void take()
  document.addEventListener('visibilitychange', onChange)
  onChange()
  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', onChange)
    void lock?.release()
  }
}
