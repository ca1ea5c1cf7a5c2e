import { readToken } from '@tiffin/core/customer/token'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { isRecord, json, kept, text } from '@tiffin/kit/client/kept.ts'
import { knownWebPush, type WebPush } from '../../device/notifications.ts'
import { loginState, useSession } from '../../state/login/session.ts'
import { usePushClient } from '../../state/push-client.ts'
import { call } from '../call.ts'

interface Client {
  readonly corp: string
  readonly cid: string
}

const isClient = (value: unknown): value is Client =>
  isRecord(value) && typeof value.corp === 'string' && typeof value.cid === 'string'

/** One per browser and brand, shared by its tabs. */
const keptClient = kept<Client>({ key: 'tiffin.cid', codec: json(isClient), fallback: { corp: '', cid: '' } })

/** Who wants messages while the page is closed: the brand and its customer. */
const keptWish = kept({ key: 'tiffin.push', codec: text, fallback: '' })

const silent = { isSilent: true } as const

let obtaining: Promise<string> | undefined

/** This browser's address for messages; the server says whether it still knows the one that is kept. */
export function obtainClient(): Promise<string> {
  obtaining ??= ask().catch((fault) => {
    obtaining = undefined
    throw fault
  })
  return obtaining
}

async function ask(): Promise<string> {
  const corp = corpOfAddress()
  const appId = useBootstrap.getState().bootstrap?.corpSetting.appId ?? ''
  const known = keptClient.get()
  const wish = { appId, platform: 'h5', ...(known.corp === corp ? { cid: known.cid } : {}) }
  const { cid, webPushKey } = await call('/api/app/common/push/client-id', wish, silent)
  keptClient.set({ corp, cid })
  usePushClient.setState({ cid, webPushKey })
  return cid
}

const uidNow = () => (loginState() === 'valid' ? readToken(useSession.getState().token).uid : null)

const wisher = () => `${corpOfAddress()} ${uidNow()}`

/** Whether the customer who is logged in wants messages while the page is closed. */
export const wantsWebPush = (): boolean => uidNow() !== null && keptWish.get() === wisher()

let bound: { readonly uid: string | null; readonly work: Promise<string> } | undefined

/** Ties the address to the customer who is logged in; once is enough for a page. */
export function boundClient(): Promise<string> {
  const uid = uidNow()
  if (bound?.uid === uid) return bound.work
  const work = bind(uid)
  bound = { uid, work }
  work.catch(() => {
    if (bound?.work === work) bound = undefined
  })
  return work
}

async function bind(uid: string | null): Promise<string> {
  await obtainClient()
  const webPush = wantsWebPush() ? await knownWebPush().catch(() => undefined) : undefined
  if (uid === null || uid !== uidNow()) throw new Error('the customer has gone meanwhile')
  return sendBinding(webPush === undefined ? {} : { webPush })
}

/** Ties this browser's address; when the server has swept it meanwhile, the one that comes in its place. */
async function sendBinding(wish: { readonly webPush?: WebPush | null }): Promise<string> {
  const send = async (): Promise<string> => {
    const cid = await obtainClient()
    await call('/api/app/common/push/bind', { cid, enabled: true, ...wish }, silent)
    return cid
  }
  return send().catch((fault) => {
    if (!isRefusal(fault, 'pushClientIdInvalid')) throw fault
    obtaining = undefined
    return send()
  })
}

/** What the server says it does not know is asked for again. */
export function loseClient(): void {
  obtaining = undefined
  bound = undefined
}

/** From now on messages come while the page is closed, or no more. */
export async function wishWebPush(webPush: WebPush | null): Promise<void> {
  await boundClient()
  await sendBinding({ webPush })
  if (webPush === null) keptWish.clear()
  else keptWish.set(wisher())
}

/** After a log-out this browser receives no events of the customer. */
function forgetClient(): void {
  loseClient()
  keptClient.clear()
  keptWish.clear()
  usePushClient.setState({ cid: '' })
}

/** An address for this browser, tied to the customer who logs in, forgotten at the log-out. Answers how to stop. */
export function followClient(): () => void {
  const follow = () => void (uidNow() === null ? obtainClient() : boundClient()).catch(() => undefined)
  follow()
  return useSession.subscribe(({ token }, before) => {
    if (token === before.token) return
    const [uid, last] = [readToken(token).uid, readToken(before.token).uid]
    if (last !== null && uid !== last) forgetClient()
    if (uid !== last && uid !== null) follow()
  })
}
