/** Whether the keys of this machine are Apple's. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What opens the palette, as it stands on this machine's keys. */
export const paletteKeys = (): string => (isApple() ? '⌘ K' : 'Ctrl K')

/** Where keys are letters of something that is typed. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
