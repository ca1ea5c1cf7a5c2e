import { useSyncExternalStore } from 'react'

/** The five ways to move between pages [page-2]. */
export type RouteApi = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch' | 'navigateBack'

/** What every such call settles with: `<api>:ok` or `<api>:fail <reason>`. */
export interface RouteResult {
  readonly errMsg: string
}

/** A page that is open: its place in the stack is its order, the last one is shown. */
export interface OpenPage {
  readonly id: string
  /** In-app address in its one normal form, query included. */
  readonly url: string
}

export interface Pages {
  readonly stack: readonly OpenPage[]
  /** Tab pages that stay alive although they are not in the stack. */
  readonly keptTabs: readonly OpenPage[]
  /** How the page shown came up; it chooses the motion. */
  readonly move: 'start' | 'push' | 'back' | 'tab' | 'replace'
}

/** What the shell lends to everything below it. */
export interface Navigator {
  navigateTo(url: string): Promise<RouteResult>
  /** Opens in place of the page that is shown, or of so many on top. */
  redirectTo(url: string, closing?: number): Promise<RouteResult>
  switchTab(url: string): Promise<RouteResult>
  reLaunch(url: string): Promise<RouteResult>
  navigateBack(delta?: number): Promise<RouteResult>
  /** Asked before navigateBack leaves the page; false keeps it. */
  onBackPress(pageId: string, mayLeave: () => boolean): () => void
  pages(): Pages
  subscribe(listener: () => void): () => void
}

let current: Navigator | undefined

/** Called once by the shell at start. */
export function lendNavigator(navigator: Navigator): void {
  current = navigator
}

export function navigator(): Navigator {
  if (current === undefined) throw new Error('the navigator is used before the shell has started')
  return current
}

/** A refused navigation is a fact for the caller of `window.icc`, not a fault of a tap. */
function quietly(result: Promise<RouteResult>): void {
  result.catch(() => undefined)
}

/** Opens a page on top, or switches to it when it is a tab page given as such. */
export const openPage = (url: string) => quietly(navigator().navigateTo(url))
export const replacePage = (url: string) => quietly(navigator().redirectTo(url))
export const openTab = (url: string) => quietly(navigator().switchTab(url))
export const restartAt = (url: string) => quietly(navigator().reLaunch(url))
export const goBack = (delta?: number) => quietly(navigator().navigateBack(delta))

export function usePages(): Pages {
  const source = navigator()
  return useSyncExternalStore(source.subscribe, source.pages)
}
