import type { Navigator, OpenPage, Pages, RouteApi, RouteResult } from '../../state/navigation/navigation.ts'
import { type BrowserHistory, browserHistory } from './browser-history.ts'
import { checkLoginPage, type LoginState, loginAddress } from './guard.ts'
import type { NavigatorSetting } from './navigator-setting.ts'
import { type Arrival, pushPage, relaunch, replaceTop, restore, type StackChange, switchTo } from './page-stack.ts'
import { splitUrl } from './page-url.ts'
import { checkRoute, findPage, type PageRule, readAddress } from './route-rules.ts'

type OpenApi = Exclude<RouteApi, 'navigateBack'>

interface Move {
  readonly api: OpenApi
  readonly url: string
  /** Pages on top that make room for a redirect. */
  readonly closing: number
}

const failed = (api: RouteApi, reason: string): RouteResult => ({ errMsg: `${api}:fail ${reason}` })
const pathOf = (page: OpenPage | undefined) => splitUrl(page?.url ?? '/').path

/** The page stack of the app: the framework's route calls over the browser's history [page-2]. */
export class PageNavigator<Page extends PageRule> implements Navigator {
  readonly #setting: NavigatorSetting<Page>
  readonly #history: BrowserHistory
  readonly #listeners = new Set<() => void>()
  readonly #vetoes = new Map<string, () => boolean>()
  #pages: Pages = { stack: [], keptTabs: [], move: 'start' }
  #lock = ''
  /** Whether the entry of a sheet or dialog stands on top of the page's own. */
  #isCovered = false
  /** The history operation that is running; the next one waits for it, since two at once would interfere. */
  #moving: Promise<void> | undefined

  constructor(setting: NavigatorSetting<Page>, history: BrowserHistory = browserHistory()) {
    checkLoginPage(setting.pages, setting.loginPath)
    this.#setting = setting
    this.#history = history
  }

  navigateTo = (url: string) => this.#open('navigateTo', url)
  redirectTo = (url: string, closing = 1) => this.#open('redirectTo', url, closing)
  switchTab = (url: string) => this.#open('switchTab', url)
  reLaunch = (url: string) => this.#open('reLaunch', url)
  navigateBack = (delta = 1) => this.#settle(this.#back(delta))
  pages = () => this.#pages

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onBackPress = (pageId: string, mayLeave: () => boolean) => {
    this.#vetoes.set(pageId, mayLeave)
    return () => this.#vetoes.delete(pageId)
  }

  /** Shows the page of the address, and follows the browser from then on. Answers how to stop. */
  start(): () => void {
    const stop = this.#history.listen(() => this.#follow())
    this.#isCovered = this.#history.isCover() // reloaded under a layer, which is gone
    this.#arrive()
    if (this.#isCovered) this.uncover()
    return stop
  }

  /** Works on the history alone: at once when nothing else does, after it otherwise. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    while (this.#moving !== undefined) await this.#moving.catch(() => undefined)
    const moving = work().finally(() => {
      if (this.#moving === moving) this.#moving = undefined
    })
    this.#moving = moving
    await moving
  }

  /** Something lies over the page now: it gets an entry of its own in the history. */
  cover = (): void => {
    this.#inTurn(async () => {
      if (this.#isCovered || this.#pages.stack.length === 0 || this.#setting.countLayers() === 0) return
      this.#isCovered = true
      this.#history.cover(this.#pages.stack)
    })
  }

  /** Nothing lies over the page any more; its entry goes, unless another layer opens in the same task. */
  uncover = (): void => {
    setTimeout(() => {
      this.#inTurn(async () => {
        if (this.#setting.countLayers() > 0) return
        const covers = this.#takeCover()
        await this.#history.back(covers)
        // An address that came in between stands on top of the entry, which did not go.
        this.#isCovered = covers > 0 && this.#history.stack() === undefined
      })
    })
  }

  /** How many entries of a layer stand on top of the page's own: the caller has to leave them. */
  #takeCover(): number {
    const covers = this.#isCovered ? 1 : 0
    this.#isCovered = false
    return covers
  }

  /** The browser moved: by its Back or Forward, or to an address that was typed or followed. */
  #follow(): void {
    const address = this.#history.stack() === undefined ? this.#history.address() : undefined
    this.#inTurn(() => (address === undefined ? this.#moved() : this.#meet(address)))
  }

  /** Back first closes what lies over the page. An entry whose layer is gone is passed over. */
  async #moved(): Promise<void> {
    const isSamePage = this.#history.stack()?.at(-1)?.id === this.#top()?.id
    if (this.#takeCover() > 0 && isSamePage && !this.#history.isCover()) return this.#closeTop()
    if (this.#history.isCover()) await this.#history.back(1)
    this.#setting.closeLayers()
    await this.#leave()
  }

  #closeTop(): void {
    const others = this.#setting.countLayers() - 1
    this.#setting.closeTopLayer()
    if (others <= 0) return
    this.#isCovered = true
    this.#history.cover(this.#pages.stack)
  }

  /**
   * An address closes what lies over the page and takes the place of its entry. A Back of our own that was under way
   * has left the address again; it is opened once more from there.
   */
  async #meet(address: string): Promise<void> {
    this.#setting.closeLayers()
    const isLeft = this.#history.stack() !== undefined
    const covers = this.#takeCover()
    await this.#history.back(isLeft ? Number(this.#history.isCover()) : covers * 2)
    this.#arriveAtAddress(address, isLeft || covers > 0)
  }

  /** A page that asks before it is left is put back first, so that its question stands over it. */
  async #leave(): Promise<void> {
    const { stack } = this.#pages
    const id = this.#top()?.id ?? ''
    const below = this.#history.stack() ?? stack
    const steps = stack.length - below.length
    if (steps > 0 && this.#vetoes.has(id) && stack[below.length - 1]?.id === below.at(-1)?.id) {
      await this.#history.back(-steps)
      if (this.#history.stack()?.at(-1)?.id === id) {
        if (this.#vetoes.get(id)?.() !== false) await this.#goBack(steps)
        return
      }
    }
    this.#arrive()
  }

  #top = () => this.#pages.stack.at(-1)
  #ruleOf = (url: string) => findPage(this.#setting.pages, splitUrl(url).path)

  #show(next: Pages): void {
    this.#pages = next
    for (const listener of this.#listeners) listener()
  }

  /** The new stack is computed when the operation runs, not when it was requested. */
  #commit(change: () => StackChange): Promise<void> {
    return this.#inTurn(async () => {
      const { closed, next } = change()
      await this.#history.back(Math.max(0, closed - 1) + this.#takeCover())
      this.#history.replace(next.stack)
      this.#show(next)
    })
  }

  /** A page that opens takes the place of a layer's entry, so nothing has to be left first. */
  #push(arrival: Arrival): Promise<void> {
    return this.#inTurn(async () => {
      const next = pushPage(this.#pages, arrival)
      if (this.#takeCover() > 0) this.#history.replace(next.stack)
      else this.#history.push(next.stack)
      this.#show(next)
    })
  }

  #refusal(page: Page): Exclude<LoginState, 'ok'> | undefined {
    const state = page.needLogin === true ? this.#setting.loginState() : 'ok'
    return state === 'ok' ? undefined : state
  }

  #open(api: OpenApi, wantedUrl: string, closing = 1): Promise<RouteResult> {
    const currentPath = pathOf(this.#top())
    const check = checkRoute(this.#setting.pages, { api, url: wantedUrl, currentPath })
    if (!check.ok) return this.#settle(Promise.resolve(failed(api, check.reason)))
    const { page, url } = check
    if (url === this.#lock) return this.#settle(Promise.resolve(failed(api, `${url} locked`)))
    this.#lock = url
    const refusal = this.#refusal(page)
    if (refusal === undefined) {
      return this.#settle(this.#move(page, { api, url, closing }).then(() => ({ errMsg: `${api}:ok` })))
    }
    return this.#settle(this.#toLogin(api, url).then(() => failed(api, refusal)))
  }

  /** Every call frees the lock when it ends, whichever call it is. */
  async #settle(work: Promise<RouteResult>): Promise<RouteResult> {
    const result = await work.finally(() => {
      this.#lock = ''
    })
    if (result.errMsg.includes(':fail')) throw result
    return result
  }

  async #move(page: Page, { api, url, closing }: Move): Promise<void> {
    await this.#setting.prepare(page)
    const arrival = { url, isTab: page.tab !== undefined }
    if (api === 'redirectTo') return this.#commit(() => replaceTop(this.#pages, closing, arrival))
    if (api === 'switchTab') return this.#commit(() => switchTo(this.#pages, arrival))
    if (api === 'reLaunch') return this.#commit(() => relaunch(this.#pages, arrival))
    return this.#push(arrival)
  }

  /** The login page opens by the same kind of call; it is no tab page, so a refused switchTab becomes navigateTo. */
  async #toLogin(api: OpenApi, target: string): Promise<void> {
    const { loginPath } = this.#setting
    const login = this.#ruleOf(loginPath)
    if (login === undefined || pathOf(this.#top()) === loginPath) return
    const opener = api === 'switchTab' ? 'navigateTo' : api
    await this.#move(login, { api: opener, url: loginAddress(loginPath, target), closing: 1 })
  }

  async #back(delta: number): Promise<RouteResult> {
    const shown = this.#top()
    if (shown !== undefined && this.#vetoes.get(shown.id)?.() === false) return failed('navigateBack', 'onBackPress')
    const steps = Math.min(Math.max(1, Math.trunc(delta)), this.#pages.stack.length - 1)
    const { homePath } = this.#setting
    if (steps > 0) await this.#inTurn(() => this.#goBack(steps))
    else if (pathOf(shown) !== homePath) await this.#open('reLaunch', homePath)
    return { errMsg: 'navigateBack:ok' }
  }

  async #goBack(steps: number): Promise<void> {
    await this.#history.back(steps + this.#takeCover())
    this.#arrive()
  }

  /** The browser stands at an entry: show what it says. */
  #arrive(): void {
    const kept = this.#history.stack()
    const isTab = (page: OpenPage) => this.#ruleOf(page.url)?.tab !== undefined
    if (kept === undefined) this.#arriveAtAddress(this.#history.address())
    else this.#showArrived(restore(this.#pages, kept, isTab))
  }

  /** An address typed or followed: a tab page closes the others, any other page opens on top. */
  #arriveAtAddress(address: string, isNew = false): void {
    const found = readAddress(this.#setting.pages, address)
    const arrival = { url: found?.url ?? '', isTab: found?.page.tab !== undefined }
    if (found === undefined || !this.#setting.hasCorp()) this.#arriveAtNothing(address, isNew)
    else this.#showArrived(arrival.isTab ? switchTo(this.#pages, arrival).next : pushPage(this.#pages, arrival), isNew)
  }

  #showArrived(next: Pages, isNew = false): void {
    const isFirst = this.#pages.stack.length === 0
    const url = next.stack.at(-1)?.url ?? ''
    const page = this.#ruleOf(url)
    if (page === undefined || !this.#setting.hasCorp()) {
      this.#arriveAtNothing(this.#history.address(), isNew)
      return
    }
    const login = { url: loginAddress(this.#setting.loginPath, url), isTab: false }
    const shown = this.#refusal(page) === undefined ? next : replaceTop(next, 1, login).next
    this.#write(shown, isNew)
    this.#show(isFirst ? { ...shown, move: 'start' } : shown)
  }

  #write({ stack }: Pages, isNew: boolean): void {
    if (isNew) this.#history.push(stack)
    else this.#history.replace(stack)
  }

  /** An address that no page has, or no brand: the 404 page takes its place. */
  #arriveAtNothing(address: string, isNew: boolean): void {
    const { notFoundPath, onPageNotFound } = this.#setting
    const { path, search } = splitUrl(address)
    if (path !== notFoundPath) onPageNotFound({ notFound: true, path, query: search })
    const { next } = relaunch(this.#pages, { url: notFoundPath, isTab: false })
    this.#write(next, isNew)
    this.#show({ ...next, move: 'start' })
  }
}
