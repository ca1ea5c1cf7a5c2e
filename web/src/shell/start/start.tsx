import '../../styles/app.css'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { wearColors } from '@tiffin/kit/ui/corp-colors.ts'
import { closeLayers, closeTopLayer, countLayers, layerHooks } from '@tiffin/kit/ui/open-layers.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBootstrap } from '../../data/bootstrap.ts'
import { answerHooks } from '../../data/call.ts'
import { meetStore } from '../../data/store/store.ts'
import { nextTurn } from '../../entry/next-turn.ts'
import { meetCorp, settleCorp } from '../../state/corp/first-visit.ts'
import { startWords } from '../../state/language/words.ts'
import { loginState } from '../../state/login/session.ts'
import { lendNavigator } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { App } from '../app.tsx'
import { icc } from '../icc.ts'
import { expel } from '../log-out.ts'
import { PageNavigator } from '../navigator/navigator.ts'
import { readSearch, splitUrl } from '../navigator/page-url.ts'
import { prepareScreen, waitShortly } from '../pages/lazy-screen.ts'
import { type AppPage, pageOf, pages } from '../pages/routes.ts'
import { watchConnection } from './connection.ts'

let isCorpKnown = true

function createNavigator() {
  return new PageNavigator<AppPage>({
    pages,
    homePath: paths.home,
    loginPath: paths.login,
    notFoundPath: paths.notFound,
    hasCorp: () => corpOfAddress() !== '' && isCorpKnown,
    loginState: () => {
      const state = loginState()
      return state === 'valid' ? 'ok' : state
    },
    closeTopLayer,
    closeLayers,
    countLayers,
    prepare: (page) => prepareScreen(page.screen),
    onPageNotFound: (event) => dispatchEvent(new CustomEvent('icc:pagenotfound', { detail: event })),
  })
}

/** The brand's settings and colours; without a brand, or with one the server does not know, only the 404 page comes up. */
async function loadCorp(): Promise<void> {
  if (corpOfAddress() === '') return
  try {
    wearColors(await loadBootstrap())
    settleCorp()
  } catch (fault) {
    if (!(fault instanceof CallFailure && fault.isWithoutCorp)) throw fault
    isCorpKnown = false
  }
}

/** A brand that keeps pages to its own app has its say before they are painted; other pages wait for nothing. */
async function holdUnshared(url: string): Promise<void> {
  const off = useBootstrap.getState().bootstrap?.shareOffList
  if (off?.length) await import('../../features/share-check/check-share.ts').then((it) => it.checkShareFirst(url, off))
}

/** The code of a page that is about to come up and what it shows, so that both stand in the first paint. */
async function preparePage(url: string): Promise<void> {
  const rule = pageOf(url)
  if (rule === undefined) return
  const inputs = readSearch(splitUrl(url).search)
  await Promise.all([prepareScreen(rule.screen), waitShortly(rule.ahead?.(inputs))])
}

/** Brings the app up in an element. Answers how to take it down again; rejects without the brand's settings or any words. */
export async function start(place: HTMLElement): Promise<() => void> {
  meetCorp()
  const root = createRoot(place) // listens to every kind of event from here on, which takes its time
  await nextTurn()
  const navigator = createNavigator()
  const shownUrl = () => navigator.pages().stack.at(-1)?.url ?? ''
  lendNavigator(navigator)
  layerHooks.onCover = navigator.cover
  layerHooks.onUncover = navigator.uncover
  window.icc = icc
  history.scrollRestoration = 'manual'
  answerHooks.onLoggedOut = expel
  answerHooks.onCorpUnknown = () => {
    isCorpKnown = false
    if (navigator.pages().stack.length > 0) navigator.reLaunch(paths.notFound).catch(() => undefined)
  }
  const probable = pageOf(location.hash.slice(1))
  probable?.screen.fetch().catch(() => undefined) // most often the page that comes up; it sets out beside the words
  await Promise.all([startWords(), nextTurn().then(loadCorp)])
  await nextTurn()
  if (isCorpKnown) meetStore()
  const stopFollowing = navigator.start()
  await holdUnshared(shownUrl())
  await preparePage(shownUrl())
  const stopWatching = watchConnection()
  startTransition(() => root.render(<App />)) // in small pieces: a tap does not wait for the whole
  return () => {
    root.unmount()
    stopFollowing()
    stopWatching()
  }
}
