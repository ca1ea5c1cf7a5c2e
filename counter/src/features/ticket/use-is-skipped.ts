import { type RefObject, useEffect, useState } from 'react'

const change = 'contentvisibilityautostatechange'

/** Whether the browser leaves out the ticket around an element, since it is far from what is seen. */
export function useIsSkipped(element: RefObject<HTMLElement | null>): boolean {
  const [isSkipped, setSkipped] = useState(false)
  useEffect(() => {
    const ticket = element.current?.closest('.ticket')
    const note = (event: Event) => setSkipped('skipped' in event && event.skipped === true)
    ticket?.addEventListener(change, note)
    return () => ticket?.removeEventListener(change, note)
  }, [element])
  return isSkipped
}
