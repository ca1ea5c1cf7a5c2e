import { useNavigate } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { countLayers } from '@tiffin/kit/ui/open-layers.ts'
import { useEffect, useRef } from 'react'
import { isTyping } from './keys.ts'
import { useSections } from './sections.ts'

/** The letter after G comes within this. */
const secondKeyMs = 1_200
const never = Number.NEGATIVE_INFINITY

/** The next or the one before of the rows that are shown. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-main]')]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  rows[current < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, current + step))]?.focus()
}

const focusSearch = () => document.querySelector<HTMLElement>('[data-list-search]')?.focus()

interface KeyActions {
  readonly onPalette: () => void
  readonly onKeys: () => void
}

/** The keys of the desk; none but the palette's while something is typed, and none under a dialog. */
export function useKeys(actions: KeyActions): void {
  const navigate = useNavigate()
  const sections = useSections()
  const goneAt = useRef(never)
  const latest = useRef({ actions, sections, navigate })
  latest.current = { actions, sections, navigate }
  useEffect(() => {
    const plain: Record<string, () => void> = {
      '?': () => latest.current.actions.onKeys(),
      '/': focusSearch,
      j: () => moveRow(1),
      k: () => moveRow(-1),
      g: () => {
        goneAt.current = performance.now()
      },
    }
    const goTo = (letter: string): boolean => {
      const section = latest.current.sections.find((each) => each.letter === letter)
      if (section === undefined || performance.now() - goneAt.current > secondKeyMs) return false
      goneAt.current = never
      void latest.current.navigate({ to: section.to, params: { corp: corpOfAddress() } })
      return true
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.altKey || countLayers() > 0) return
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'k') return
        event.preventDefault()
        latest.current.actions.onPalette()
        return
      }
      if (isTyping(event.target) || goTo(key)) return
      const action = plain[key]
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
