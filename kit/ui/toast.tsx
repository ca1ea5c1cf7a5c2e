import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

/** A short message above everything: the browser's top layer keeps the order in which things were shown. */
export function Toast({ text, icon }: { readonly text: string; readonly icon?: 'offline' }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = box.current
    shown?.showPopover?.()
    return () => shown?.hidePopover?.()
  }, [])
  return (
    <div ref={box} popover="manual" className={icon === undefined ? 'toast' : 'toast offline'} role="status">
      {icon === undefined ? null : <Icon name={icon} size="s" />}
      {text}
    </div>
  )
}
