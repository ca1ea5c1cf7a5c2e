import { createPreview, findPreview, listFallbacks } from '@tiffin/contract/desk/preview'
import { textIn } from '@tiffin/core/language/language'
import type { CustomerSession } from '../../base/context.ts'
import type { Corp } from '../../base/corp.ts'
import { Refusal } from '../../base/refusal.ts'
import type { ServingConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { AnyHandler, App, PreviewedCall, Previews } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { Catalog, productFinder, serveCatalog } from '../catalog/index.ts'
import { createCorps, createSettings, serveCorpCalls } from '../corp/index.ts'
import { keyFor } from '../login/index.ts'
import { servePages } from '../page/index.ts'
import { openPaymentAccounts } from '../payment/index.ts'
import { createPaymentMethods, servePaymentMethods } from '../payment-method/index.ts'
import { servePromotions } from '../promotion/index.ts'
import { serveSearch } from '../search/index.ts'
import { createStores, serveStores } from '../store/index.ts'
import { listFallbackTexts } from './fallbacks.ts'
import { createLook } from './look.ts'
import { readPreview, signPreview } from './token.ts'

const twoHoursMs = 2 * 3_600_000

/** A member of whom nothing is known: they have no orders and no favourites. */
const noId = '00000000-0000-0000-0000-000000000000'
const someMember: CustomerSession = { kind: 'customer', sessionId: noId, customerId: noId, isMember: true }

/** Binds the reading calls of customers to use cases that hold nothing of any other app: what they have read goes with this one. */
function serveReading(app: App): void {
  const { db } = app
  const stores = createStores(db)
  const catalog = new Catalog(db)
  const settings = createSettings(db)
  const find = productFinder(db)
  serveCorpCalls(app, settings)
  servePages(app, settings)
  servePaymentMethods(app, createPaymentMethods(db, openPaymentAccounts(app)), stores.findAny)
  serveStores(app, stores)
  serveCatalog(app, { catalog, stores, find, isKeeping: false })
  serveSearch(app, { catalog, stores, find })
  servePromotions(app, { catalog, stores })
}

/** What a preview shows, in words. */
async function showPreview(db: Database, { preview, context }: PreviewedCall, draftName: string) {
  const { storeId, at, isMember, language, expiresAt } = preview
  const { name, timeZone } = await createStores(db).get(context.corp, storeId)
  return { draftName, storeName: textIn(name, language), timeZone, at, isMember, language, expiresAt }
}

/** The brand's own row as the draft makes it: its taxes stand there. */
async function corpIn(db: Database, { corpId, payTimeoutSeconds }: Corp): Promise<Corp> {
  const corp = await createCorps(db, { payTimeoutSeconds }).findAny(corpId)
  if (!corp) throw new Refusal('previewOver')
  return corp
}

/** Answers a call by an app of its own, whose clock stands at the instant that is looked at. */
async function answerIn(
  app: App,
  db: Database,
  { preview: { at, isMember }, path, input, context }: PreviewedCall,
): Promise<unknown> {
  const handlers = new Map<string, AnyHandler>()
  serveReading({ ...app, db, clock: { now: () => at }, handlers })
  const handler = handlers.get(path)
  if (!handler) throw new Error(`${path} is not bound in previews`)
  const corp = await corpIn(db, context.corp)
  return handler(input, { ...context, corp, session: isMember ? someMember : undefined })
}

/** What a server needs to answer previews, and to make them. */
export function createPreviews({
  tokenSecret,
  oldTokenSecrets,
}: Pick<ServingConfig, 'tokenSecret' | 'oldTokenSecrets'>) {
  const key = keyFor(tokenSecret, 'preview')
  const keys = [key, ...oldTokenSecrets.map((secret) => keyFor(secret, 'preview'))]
  const look = createLook()
  const previews: Previews = {
    open(token, place) {
      const preview = readPreview(keys, token, place)
      if (!preview) throw new Refusal('previewOver')
      return preview
    },
    answer(app, call) {
      const looking = { corpId: call.context.corp.corpId, preview: call.preview, over: 'previewOver' } as const
      return look(app, looking, async (db, { draftName }) => {
        if (call.path === findPreview.path) return showPreview(db, call, draftName)
        if (call.path === listFallbacks.path)
          return listFallbackTexts(db, { corp: call.context.corp, language: call.preview.language })
        return answerIn(app, db, call)
      })
    },
  }
  return { ...previews, look, sign: signPreview.bind(undefined, key) }
}

/** Looking at a draft before customers do. */
export function servePreviews(app: App, { look, sign }: ReturnType<typeof createPreviews>): void {
  route(app, createPreview, async (wish, { corp, session, now }) => {
    const preview = { ...wish, sessionId: session.sessionId, expiresAt: now + twoHoursMs }
    const looking = { corpId: corp.corpId, preview, over: 'draftUnknown' } as const
    // What could not be published cannot be looked at either, and is refused now rather than by every call.
    await look(app, looking, (db) => createStores(db).get(corp, wish.storeId))
    return { token: sign(corp.corpId, preview), expiresAt: preview.expiresAt }
  })
  // With a token they are answered before a route is; without one nothing is previewed.
  const refuse = async () => {
    throw new Refusal('previewOver')
  }
  route(app, findPreview, refuse)
  route(app, listFallbacks, refuse)
}
