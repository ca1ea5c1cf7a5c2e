import type { Language } from '@tiffin/core/language/language'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { LRUCache } from 'lru-cache'
import type { ReadyBytes } from '../../base/ready-bytes.ts'
import { freshUntil } from './fresh-until.ts'
import type { MenuSource } from './menu-source.ts'
import { createShown, promotionsIn, ShownMenu, type ShownProducts } from './menu-view.ts'
import type { HeldStock } from './read-stock.ts'
import { SmallLru } from './small-lru.ts'

/** A limit, since callers may name any channel and page. */
const mostAnswers = 32
const mostContents = 50

/** For whom a menu is built. */
export interface Viewer {
  readonly language: Language
  readonly isMember: boolean
  readonly saleChannelCode: number
}

/** What stores that differ in nothing show to viewers who differ in nothing: one for all of them. */
export interface MenuContent {
  readonly menu: ShownMenu
  readonly promotions: readonly Promotion[]
  /** Epoch ms; the answer carries it. */
  readonly madeAt: number
  readonly freshUntil: number
  readonly version: string
  /** Ready answers made from it, by their request. */
  readonly answers: SmallLru<Promise<ReadyBytes>>
}

export const viewerKey = ({ language, isMember, saleChannelCode }: Viewer) =>
  `${language} ${isMember} ${saleChannelCode}`

interface Showing {
  readonly source: MenuSource
  readonly held: HeldStock
}

function make({ source, held, shown }: Showing & { shown: ShownProducts }, viewer: Viewer, now: number): MenuContent {
  return {
    menu: new ShownMenu(source, { ...viewer, now, stock: held.stock, backTimes: held.backTimes }, shown),
    promotions: promotionsIn(source, viewer.language),
    madeAt: now,
    freshUntil: freshUntil(source, held, now),
    version: `${source.version}.${now}.${held.hash.slice(0, 8)}`,
    answers: new SmallLru(mostAnswers),
  }
}

/** Contents of menus by everything that they are made of: rows, time zone, stock and viewer, until a clock ends them. */
export class MenuContents {
  readonly #shown = createShown()
  /** Weakly: what they hold is kept by the views of stores, whose bytes are limited. */
  readonly #held = new LRUCache<string, WeakRef<MenuContent>>({ max: mostContents })

  of(showing: Showing, viewer: Viewer, now: number): MenuContent {
    const { source, held } = showing
    const key = `${source.key} ${source.store.timeZone} ${held.hash} ${viewerKey(viewer)}`
    const found = this.#held.get(key)?.deref()
    if (found && found.madeAt <= now && now < found.freshUntil) return found
    const made = make({ ...showing, shown: this.#shown }, viewer, now)
    this.#held.set(key, new WeakRef(made))
    return made
  }
}
