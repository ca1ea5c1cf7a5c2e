import { useEffect, useRef } from 'react'

/** What is wrong, beside it and in view; an empty text is nothing. */
export function Fault({ text }: { readonly text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text !== '') place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [text])
  return (
    <p className="wrong" role="alert" ref={place}>
      {text}
    </p>
  )
}
