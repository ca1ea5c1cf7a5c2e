import { useEffect, useState } from 'react'

/** Nothing is asked while text is typed. */
const restMs = 300

/** What is typed, once the customer has stopped for a moment; nothing at once when the field is empty. */
export function useTypedText(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}
