import { fetchMenu } from '../../data/catalog/catalog.ts'
import { loadRestOfWords } from '../../state/language/words.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { fetchDialogs } from '../hosts.tsx'
import { prepareScreen } from '../pages/lazy-screen.ts'
import { pageOf, pages } from '../pages/routes.ts'

const isOnTab = () => pageOf(navigator().pages().stack.at(-1)?.url ?? '')?.tab !== undefined

/** Ms after the start, when the pictures of the first page have usually loaded. */
const aheadMs = 2000

/** Fetches what the next taps will need, in idle moments after the first page stands. Answers how to stop. */
export function fetchAhead(): () => void {
  const works = [
    () => loadRestOfWords().catch(() => undefined),
    fetchDialogs,
    () => (isOnTab() ? fetchMenu() : undefined),
    ...pages
      .filter(({ tab }) => tab !== undefined)
      .map(
        ({ screen }) =>
          () =>
            prepareScreen(screen),
      ),
  ]
  const next = () => {
    const work = works.shift()
    if (work === undefined) return
    work()
    timer = setTimeout(next, 200)
  }
  let timer = setTimeout(next, aheadMs)
  return () => clearTimeout(timer)
}
