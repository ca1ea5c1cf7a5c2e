import type { BrowserContext, Route } from '@playwright/test'
import type { Asked, FakeProvider, Happening } from '../../server/test/providers/fake-host.ts'

/** A payment as its provider was asked for it. */
interface Opened {
  readonly paymentNo: string
  /** Where the browser goes after it was paid, and after it was not. */
  readonly paidUrl: string
  readonly otherUrl: string
}

const textOf = (value: unknown): string => String(value ?? '')

const openedBy: Readonly<Record<string, (asked: Asked) => Opened>> = {
  '/v1/checkout/sessions': ({ body }) => ({
    ...{ paymentNo: textOf(body.client_reference_id), paidUrl: textOf(body.success_url) },
    otherUrl: textOf(body.cancel_url),
  }),
  '/v2/invoices': ({ body }) => ({
    ...{ paymentNo: textOf(body.external_id), paidUrl: textOf(body.success_redirect_url) },
    otherUrl: textOf(body.failure_redirect_url),
  }),
  '/v2/charge': ({ body }) => {
    const details = body.transaction_details as { order_id: string } // what the server sends
    return { paymentNo: details.order_id, paidUrl: '', otherUrl: '' }
  },
}

const page = `<!doctype html><title>Pay</title><form method="post"><button name="to" value="paid">Pay now</button>
<button name="to" value="refused">Fail</button><button name="to" value="expired">Give up</button></form>`

/** A provider as a customer meets it: its page, its wallet, and notices that go where the brand has said. */
export class ProviderPage {
  readonly fake: FakeProvider
  /** As it was set up at the provider. */
  notifyUrl = ''

  constructor(fake: FakeProvider) {
    this.fake = fake
  }

  /** The payment that was opened last; checks of keys open some as well. */
  #opened(): Opened {
    const request = this.fake.asked.findLast(({ method, path }) => method === 'POST' && openedBy[path])
    const opened = request && openedBy[request.path]?.(request)
    if (!opened) throw new Error('The provider was asked for no payment.')
    return opened
  }

  /** The customer decides, and the provider tells the brand's server. Answers the page that comes next. */
  async decide(to: Happening['to']): Promise<string> {
    const { paymentNo, paidUrl, otherUrl } = this.#opened()
    this.fake.happen(paymentNo, { to })
    const { headers, body } = this.fake.notice(paymentNo)
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const { status } = await fetch(this.notifyUrl, init)
    if (status !== 200) throw new Error(`The notice was answered ${status}.`)
    return to === 'paid' ? paidUrl : otherUrl
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    if (request.method() !== 'POST') return route.fulfill({ contentType: 'text/html', body: page })
    const to = new URLSearchParams(request.postData() ?? '').get('to') as Happening['to'] // one of the buttons above
    await route.fulfill({ status: 303, headers: { location: await this.decide(to) } })
  }

  /** Its page opens in a browser. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(/^https:\/\/checkout\.(stripe|xendit)\.test\//, (route) => this.#answer(route))
  }
}
