import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import css from './slides.module.css'

/** Long enough to read one. */
const slideMs = 6000

interface DotsProps {
  /** What is pushed along; its children are the slides. */
  readonly box: HTMLElement
  readonly count: number
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which slide stands at the start; right-to-left boxes count their scroll downwards from 0. */
function slideShown({ scrollLeft, clientWidth }: HTMLElement, count: number): number {
  return clientWidth === 0 ? 0 : Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth))
}

function showSlide(box: HTMLElement, index: number): void {
  const slide = box.children[index]
  if (!(slide instanceof HTMLElement)) return
  const first = box.children[0]
  const from = first instanceof HTMLElement ? first.offsetLeft : 0
  box.scrollTo({ left: slide.offsetLeft - from, behavior: isStill() ? 'auto' : 'smooth' })
}

const pauses = ['pointerenter', 'focusin'] as const
const resumes = ['pointerleave', 'focusout'] as const

/** Whether the slides move by themselves: not where motion is unwanted, not while they are pointed at or focused, never again once touched. */
function useIsRunning(slides: HTMLElement) {
  const [isWanted, setWanted] = useState(() => !isStill())
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    const stop = () => setWanted(false)
    for (const kind of pauses) slides.addEventListener(kind, hold)
    for (const kind of resumes) slides.addEventListener(kind, release)
    for (const kind of ['touchstart', 'wheel', 'keydown'] as const)
      slides.addEventListener(kind, stop, { passive: true })
    return () => {
      for (const kind of pauses) slides.removeEventListener(kind, hold)
      for (const kind of resumes) slides.removeEventListener(kind, release)
      for (const kind of ['touchstart', 'wheel', 'keydown'] as const) slides.removeEventListener(kind, stop)
    }
  }, [slides])
  return { isWanted, isRunning: isWanted && !isHeld, setWanted }
}

/** Arrow keys turn to the next slide in the direction they point to. */
function useArrows(slides: HTMLElement, shown: number, count: number): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      const towardsEnd = (event.key === 'ArrowRight') === (getComputedStyle(slides).direction !== 'rtl')
      const next = (shown + (towardsEnd ? 1 : -1) + count) % count
      showSlide(slides, next)
      const slide = slides.children[next]
      if (slide instanceof HTMLElement) slide.focus({ preventScroll: true })
    }
    slides.addEventListener('keydown', turn)
    return () => slides.removeEventListener('keydown', turn)
  }, [slides, shown, count])
}

/** Where among the slides one is, with a way to each and a way to stop them. */
export function SlideDots({ box: slides, count }: DotsProps) {
  const t = useT()
  const [shown, setShown] = useState(0)
  const { isWanted, isRunning, setWanted } = useIsRunning(slides)
  useArrows(slides, shown, count)
  useEffect(() => {
    const note = () => setShown(slideShown(slides, count))
    slides.addEventListener('scroll', note, { passive: true })
    return () => slides.removeEventListener('scroll', note)
  }, [slides, count])
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') showSlide(slides, (shown + 1) % count)
    }, slideMs)
    return () => clearTimeout(timer)
  }, [isRunning, shown, slides, count])
  return (
    <div className={css.dots}>
      {Array.from({ length: count }, (_none, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className={css.dot}
          aria-label={t('slides.show', { number: index + 1, count })}
          aria-current={index === shown || undefined}
          onClick={() => {
            setWanted(false)
            showSlide(slides, index)
          }}
        />
      ))}
      <button
        type="button"
        className={css.pause}
        aria-label={t(isWanted ? 'slides.pause' : 'slides.play')}
        onClick={() => setWanted(!isWanted)}
      >
        <Icon name={isWanted ? 'pause' : 'play'} size="xs" />
      </button>
    </div>
  )
}
