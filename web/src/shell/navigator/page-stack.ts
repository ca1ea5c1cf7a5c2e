import type { OpenPage, Pages } from '../../state/navigation/navigation.ts'
import { splitUrl } from './page-url.ts'

/** A page that comes up, already in its normal form. */
export interface Arrival {
  readonly url: string
  readonly isTab: boolean
}

/** How many history entries close, and the stack that stands afterwards. */
export interface StackChange {
  readonly closed: number
  readonly next: Pages
}

const newId = () => crypto.randomUUID().slice(0, 8)

const pathOf = (page: OpenPage) => splitUrl(page.url).path

function keep(tabs: readonly OpenPage[], page: OpenPage): readonly OpenPage[] {
  return [...tabs.filter((tab) => pathOf(tab) !== pathOf(page)), page]
}

/** A page opens on top. */
export function pushPage(pages: Pages, { url }: Arrival): Pages {
  return { ...pages, stack: [...pages.stack, { id: newId(), url }], move: 'push' }
}

/** The top `count` pages close and one opens in their place; 0 closes none. */
export function replaceTop(pages: Pages, count: number, arrival: Arrival): StackChange {
  const closing = Math.max(1, Math.min(count, pages.stack.length))
  const page = { id: newId(), url: arrival.url }
  const stack = [...pages.stack.slice(0, pages.stack.length - closing), page]
  const keptTabs = arrival.isTab ? keep(pages.keptTabs, page) : pages.keptTabs
  return { closed: closing, next: { stack, keptTabs, move: 'replace' } }
}

/** All pages but the tab pages close; a tab page that was shown before comes back as it was left. */
export function switchTo(pages: Pages, arrival: Arrival): StackChange {
  const known = pages.keptTabs.find((tab) => pathOf(tab) === splitUrl(arrival.url).path)
  const page = { id: known?.id ?? newId(), url: arrival.url }
  return {
    closed: pages.stack.length,
    next: { stack: [page], keptTabs: keep(pages.keptTabs, page), move: 'tab' },
  }
}

/** Every page closes, tab pages too, and one opens. */
export function relaunch(pages: Pages, { url, isTab }: Arrival): StackChange {
  const page = { id: newId(), url }
  return { closed: pages.stack.length, next: { stack: [page], keptTabs: isTab ? [page] : [], move: 'replace' } }
}

/** The stack that a history entry carries is shown again. */
export function restore(pages: Pages, stack: readonly OpenPage[], isTab: (page: OpenPage) => boolean): Pages {
  const isForward = stack.length > pages.stack.length
  const tabs = stack.filter(isTab).reduce(keep, pages.keptTabs)
  return { stack, keptTabs: tabs, move: isForward ? 'push' : 'back' }
}
