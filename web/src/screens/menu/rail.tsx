import type { Section } from '@tiffin/core/catalog/sections'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Picture } from '../../ui/picture.tsx'
import css from './menu.module.css'
import type { ShownHeading } from './use-scroll-spy.ts'

interface RailProps {
  readonly sections: readonly Section[]
  readonly heading: ShownHeading
  readonly onChoose: (id: string) => void
}

/** The headings at the side; the mark slides to the one that is shown, which stays in sight. */
export const Rail = memo(function Rail({ sections, heading, onChoose }: RailProps) {
  const t = useT()
  const shown = useSyncExternalStore(heading.subscribe, heading.get)
  const rail = useRef<HTMLElement>(null)
  const marker = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown === undefined || entry === null || entry === undefined) return
    const place = () => {
      const middle = entry.offsetTop + entry.offsetHeight / 2 - 15
      marker.current?.style.setProperty('translate', `0 ${middle}px`)
    }
    entry.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const watch = new ResizeObserver(place)
    watch.observe(entry)
    return () => watch.disconnect()
  }, [shown])

  return (
    <nav ref={rail} className={css.rail} aria-label={t('menu.categories')}>
      <span ref={marker} className={css.marker} />
      {sections.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className={css.entry}
          aria-current={id === shown || undefined}
          onClick={() => onChoose(id)}
        >
          {icon === '' ? <Icon name="cup" /> : <Picture base={icon} size={38} />}
          {name}
        </button>
      ))}
    </nav>
  )
})
