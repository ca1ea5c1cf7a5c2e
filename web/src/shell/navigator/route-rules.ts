import type { RouteApi } from '../../state/navigation/navigation.ts'
import { encodeSearch, joinUrl, resolveUrl, splitUrl } from './page-url.ts'

/** What the rules need to know of a page. */
export interface PageRule {
  readonly path: string
  readonly alias?: string
  /** Place in the tab bar, for the four tab pages. */
  readonly tab?: number
  readonly needLogin?: boolean
}

/** Finds the page of a path or of an alias; a trailing slash is not a page. */
export function findPage<Page extends PageRule>(pages: readonly Page[], path: string): Page | undefined {
  return pages.find((page) => page.path === path || page.alias === path)
}

export type RouteCheck<Page extends PageRule> =
  | { readonly ok: true; readonly url: string; readonly page: Page }
  | { readonly ok: false; readonly reason: string }

interface Wanted {
  readonly api: Exclude<RouteApi, 'navigateBack'>
  readonly url: string
  readonly currentPath: string
}

/**
 * The checks every page-open action makes before anything moves, in this order: address given, page registered,
 * tab pages only by their own action [page-2]. Answers the address in its one normal form.
 */
export function checkRoute<Page extends PageRule>(pages: readonly Page[], target: Wanted): RouteCheck<Page> {
  const { api } = target
  if (target.url === '') return { ok: false, reason: 'Missing required args: "url"' }
  const url = resolveUrl(target.url, target.currentPath)
  const { path, search } = splitUrl(url)
  const page = findPage(pages, path)
  if (page === undefined) return { ok: false, reason: `page \`${url}\` is not found` }
  const isTab = page.tab !== undefined
  if (isTab && (api === 'navigateTo' || api === 'redirectTo')) {
    return { ok: false, reason: `can not ${api} a tabbar page` }
  }
  if (!isTab && api === 'switchTab') return { ok: false, reason: 'can not switch to no-tabBar page' }
  const kept = api === 'switchTab' ? '' : encodeSearch(search)
  return { ok: true, page, url: joinUrl({ path: page.path, search: kept }) }
}

/** The normal form of an address typed by a person, or undefined when no page has it. Tab pages are legal here. */
export function readAddress<Page extends PageRule>(pages: readonly Page[], address: string) {
  const { path, search } = splitUrl(address === '' ? '/' : address)
  const page = findPage(pages, path)
  return page === undefined ? undefined : { page, url: joinUrl({ path: page.path, search: encodeSearch(search) }) }
}
