import type { StatRecord } from '@tiffin/contract/statistics'
import { checkEvent, type EventFault } from '@tiffin/core/statistics/event'
import { rhythm } from '@tiffin/core/statistics/rhythm'
import { type DeviceFacts, deviceFacts } from './device-facts.ts'
import { Outbox } from './outbox.ts'
import { noteValues, valuesOf } from './values.ts'

export interface ShownPage {
  /** In-app address, inputs included. */
  readonly url: string
  readonly title: string
}

/** The app of one corp. */
interface CorpApp {
  readonly corp: string
  readonly appId: string
}

const faultTexts: Readonly<Record<EventFault, string>> = {
  nameMissing: 'an event needs a name.',
  nameNotText: 'the name of an event is a text.',
  nameTooLong: 'the name of an event has at most 255 letters.',
  valueNotAllowed: 'the value of an event is a text or an object.',
  valueTooLong: 'the value of an event has at most 255 letters.',
  titleNotText: 'the value of "title" is a text.',
}

/** Errors of one page load that are reported; a page that breaks in a loop needs no more. */
const mostErrors = 20

/** Inputs stay here: they may name an order. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

type Fields = StatRecord extends infer Each
  ? Each extends StatRecord
    ? Omit<Each, keyof DeviceFacts | 'ak' | 'uuid' | 't'>
    : never
  : never

/** Notes what customers do and hands it to the outbox: sessions, pages, events, errors. Never in anybody's way. */
export class Reporter {
  readonly #app: CorpApp
  readonly #outbox: Outbox
  readonly #now: () => number
  #page: ShownPage
  #customTitle = ''
  #hiddenAt: number | undefined
  #pageTimer: ReturnType<typeof setTimeout> | undefined
  #errors = 0

  constructor(app: CorpApp, page: ShownPage, now = () => Math.floor(Date.now() / 1000)) {
    this.#app = app
    this.#page = page
    this.#now = now
    this.#outbox = new Outbox(app, now)
  }

  /** The app was opened. */
  start(): void {
    this.#enter()
    this.#beginSession(1)
    this.#outbox.start()
  }

  stop(): void {
    clearTimeout(this.#pageTimer)
    this.#outbox.stop()
  }

  /** Another page is shown. */
  show(page: ShownPage): void {
    const before = this.#page
    if (page.url === before.url) return
    const urlref_ts = this.#stay()
    if (urlref_ts > rhythm.pageSeconds) this.#beginSession(3)
    this.#page = page
    this.#customTitle = ''
    this.#enter()
    this.#note({ lt: 11, url: pathOf(page.url), urlref: pathOf(before.url), urlref_ts, ...this.#titles() })
  }

  /** The app went to the background. */
  hide(): void {
    if (this.#hiddenAt !== undefined) return
    this.#hiddenAt = this.#now()
    clearTimeout(this.#pageTimer)
    this.#note({ lt: 3, urlref: pathOf(this.#page.url), urlref_ts: this.#stay() })
    this.#outbox.sendNow()
  }

  /** It is seen again; after a while that is a new session. */
  reveal(): void {
    if (this.#hiddenAt === undefined) return
    const away = this.#now() - this.#hiddenAt
    this.#hiddenAt = undefined
    this.#enter()
    if (away > rhythm.sessionSeconds) this.#beginSession(2)
  }

  /** Counts an event by its name; what is none is logged for the developer and goes nowhere. */
  event = (name: unknown, value?: unknown): void => {
    const checked = checkEvent(name, value)
    if (!checked.ok) {
      // A wrong call of icc.report is explained there [statistics-2].
      console.error(`icc.report: ${faultTexts[checked.refusal]}`)
      return
    }
    const { name: e_n, value: e_v } = checked.value
    if (e_n === 'title' && typeof e_v === 'string') this.#customTitle = e_v
    else this.#note({ lt: 21, e_n, e_v, url: pathOf(this.#page.url), ...this.#titles() })
  }

  error(message: string): void {
    this.#errors += 1
    if (this.#errors <= mostErrors) this.#note({ lt: 31, em: message.slice(0, 500), url: pathOf(this.#page.url) })
  }

  /** The browser has an address for messages. */
  client(cid: string): void {
    this.#note({ lt: 101, cid })
  }

  #stay = () => Math.max(1, this.#now() - valuesOf(this.#app.corp).entered)

  #titles() {
    const title = this.#page.title.slice(0, 255)
    return { ttn: title, ttpj: title, ...(this.#customTitle === '' ? {} : { ttc: this.#customTitle }) }
  }

  /** A page is looked at from now on. A very long stay begins one new session. */
  #enter(): void {
    noteValues(this.#app.corp, { entered: this.#now(), route: this.#page.url })
    clearTimeout(this.#pageTimer)
    const stayedLong = () => {
      this.#beginSession(3)
      noteValues(this.#app.corp, { entered: this.#now() })
    }
    this.#pageTimer = setTimeout(stayedLong, (rhythm.pageSeconds + 1) * 1000)
  }

  #beginSession(cst: 1 | 2 | 3): void {
    const now = this.#now()
    const before = valuesOf(this.#app.corp)
    const { firstVisit, lastVisit, visits } = noteValues(this.#app.corp, {
      ...{
        firstVisit: before.firstVisit || now,
        lastVisit: before.thisVisit,
        thisVisit: now,
        visits: before.visits + 1,
      },
    })
    this.#note({
      lt: 1,
      cst,
      url: pathOf(this.#page.url),
      fvts: firstVisit,
      lvts: lastVisit,
      tvc: visits,
      ...deviceFacts.session(),
    })
    this.#outbox.sendNow()
  }

  #note(fields: Fields): void {
    const { corp, appId } = this.#app
    const { deviceId } = valuesOf(corp)
    // as: the fields of one kind with what all kinds have are a record of that kind
    this.#outbox.add({ ak: appId, uuid: deviceId, t: this.#now(), ...deviceFacts.always(), ...fields } as StatRecord)
  }
}
