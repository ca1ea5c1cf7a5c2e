import { type RefObject, useEffect } from 'react'

interface TypedKeys {
  readonly type: (key: string) => void
  readonly erase: () => void
  readonly hasPoint: boolean
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])')

/** Whether nothing lies over it. */
function isOnTop(pad: Element): boolean {
  const dialog = [...document.querySelectorAll('dialog:not([inert])')].at(-1)
  return dialog ? dialog.contains(pad) : true
}

/** Figures of a keyboard go to the pad that is on top, but for those that are meant for a field [kitchen-39]. */
export function useTypedKeys(pad: RefObject<HTMLElement | null>, { type, erase, hasPoint }: TypedKeys): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || isText(target) || !pad.current || !isOnTop(pad.current)) return
      if (/^\d$/.test(key)) type(key)
      else if (hasPoint && (key === '.' || key === ',')) type('.')
      else if (key === 'Backspace') erase()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [pad, type, erase, hasPoint])
}
