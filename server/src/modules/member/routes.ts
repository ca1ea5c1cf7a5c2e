import * as calls from '@tiffin/contract/member'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Assists } from './assists.ts'
import { codeSeconds, type MemberCodes, refreshSeconds } from './member-code.ts'
import { findMemberNo } from './queries.ts'

/** The customer's member code, and what staff may do who has scanned it. */
export function serveMembers(app: App, codes: MemberCodes, assists: Assists): void {
  route(app, calls.findMemberCode, async (_nothing, { corp: { corpId }, session: { customerId }, now }) => {
    const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(findMemberNo(corpId, customerId)),
    )
    const [found] = rows
    if (!found) throw new Refusal('notLoggedIn')
    const content = codes.seal(corpId, customerId, now)
    return { ...found, content, expiresIn: codeSeconds, refreshIn: refreshSeconds }
  })
  route(app, calls.dismissAssistant, async (_nothing, context) => {
    await assists.dismiss(context)
    return {}
  })
  route(app, calls.scanMember, ({ content }, context) => assists.scan(context, content))
  route(app, calls.findAssist, ({ assistId }, context) => assists.show(context, assistId))
  route(app, calls.saveAssistedCart, (cart, context) => assists.saveCart(context, cart))
  route(app, calls.endAssist, async ({ assistId }, context) => {
    await assists.end(context, assistId)
    return {}
  })
}
