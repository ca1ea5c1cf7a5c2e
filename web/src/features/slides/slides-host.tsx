import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePages } from '../../state/navigation/navigation.ts'
import { SlideDots } from './slide-dots.tsx'

const isSame = (some: readonly Element[], others: readonly Element[]) =>
  some.length === others.length && some.every((element, index) => element === others[index])

/** Home shows several banners of a block as slides from the first paint on; what moves them is put below them later. */
export function SlidesHost() {
  const pages = usePages()
  const bootstrap = useBootstrap((state) => state.bootstrap)
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    if (pages.stack.length === 0 || bootstrap === undefined) return
    const found = [...document.querySelectorAll<HTMLElement>('[data-slides]')]
    setPlaces((before) => (isSame(before, found) ? before : found))
  }, [pages, bootstrap])
  return places.map((place, index) => {
    const box = place.firstElementChild
    if (!(box instanceof HTMLElement)) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: a place on the page is what it is
    return createPortal(<SlideDots key={index} box={box} count={box.childElementCount} />, place)
  })
}
