import type { Call, Caller } from '@tiffin/contract/call'
import { isCorpId } from '@tiffin/core/corp/corp-id'
import { languageOfHeader } from '@tiffin/core/language/language'
import { mayAct } from '@tiffin/core/staff/rights'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context, Session, StaffSession } from '../base/context.ts'
import { type Corp, noCorp } from '../base/corp.ts'
import { faultOf } from '../base/field-fault.ts'
import { networkOf } from '../base/network.ts'
import { compressOnce, mostPlain, ReadyAnswer, ReadyBytes } from '../base/ready-bytes.ts'
import { success } from '../base/ready-envelope.ts'
import { Fault, Refusal } from '../base/refusal.ts'
import type { AnyHandler, App } from './app.ts'
import { readyHeadersOnly } from './security-headers.ts'

/** A use case as a call sees it. It answers the call's data, or bytes that already are the whole answer (`readyEnvelope`). */
export type Handler<Input extends z.ZodType, Output extends z.ZodType, As extends Caller> = (
  input: z.output<Input>,
  context: Context<As>,
) => Promise<z.input<Output> | ReadyBytes | ReadyAnswer> | z.input<Output> | ReadyBytes

/** So long a proof of identity counts [staff-3]. */
const proofMs = 10 * 60_000

type AnyCall<As extends Caller> = Call<string, z.ZodType, z.ZodType, As>

const one = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join(',') : (header ?? '')

/** The preview that a request stands in; empty for all others. */
const previewTokenOf = ({ headers: { preview } }: FastifyRequest): string => one(preview)

async function readCorp({ corps }: App, { headers }: FastifyRequest): Promise<Corp> {
  const corpId = one(headers['corp-id'])
  if (!isCorpId(corpId)) throw new Refusal('corpMissing')
  const corp = await corps.find(corpId)
  if (!corp) throw new Refusal('corpUnknown')
  return corp
}

/** `2.2.2` is 222, as the app itself counts; a missing or unreadable version is served. */
function versionCode(header: string): number | undefined {
  const [, major, minor, patch] = /^(\d{1,3})\.(\d)\.(\d)$/.exec(header) ?? []
  return major === undefined ? undefined : Number(`${major}${minor}${patch}`)
}

async function readSession(
  app: App,
  request: FastifyRequest,
  corpId: string,
): Promise<{ session?: Session | undefined; renewed?: string | undefined }> {
  const token = one(request.headers.authorization).replace(/^Bearer /i, '')
  const found = token && token.length <= 8192 ? await app.sessions.find(token, corpId) : undefined
  return { session: found?.session, renewed: found?.renewed }
}

/** Whether a member of staff has what a call needs, where it is made; for one store, whether they have it at any [staff-1]. */
function mayCall({ needs = 'none', scope }: AnyCall<Caller>, { rights, storeId }: StaffSession): boolean {
  if (scope === 'any') return mayAct(rights, needs, 'any')
  if ((scope === 'counter') !== (storeId !== '')) return false
  if (scope === 'counter') return mayAct(rights, needs, { storeId })
  return mayAct(rights, needs, scope === 'corp' ? 'corp' : 'any')
}

/** What is asked of staff beside their roles: a second factor that is due, and a proof that is recent [staff-3] [staff-4]. */
function ensureProof(call: AnyCall<Caller>, session: StaffSession, now: number): void {
  if (session.isTotpDue && session.storeId === '' && call.needs !== 'none') throw new Refusal('secondFactorDue')
  if (call.isDangerous && now - session.provenAt > proofMs) throw new Refusal('proofNeeded')
}

/** A call for one store is refused when the store that its input names is none of the caller's, before anything else of it counts. */
function ensureOwnStore(
  { needs = 'none', scope }: AnyCall<Caller>,
  input: unknown,
  session: Session | undefined,
): void {
  if (scope !== 'store' || session?.kind !== 'staff') return
  const { storeId } = (input ?? {}) as { storeId?: unknown } // as: whatever was sent; a test holds that the input of such a call has one
  if (!mayAct(session.rights, needs, { storeId: String(storeId) })) throw new Refusal('notAllowed')
}

/** The session a call needs, or the refusal it earns. */
function admit(call: AnyCall<Caller>, session: Session | undefined, now: number): Session | undefined {
  const { as } = call
  if (as === 'anyone' || as === 'setup') return undefined
  if (as === 'maybeCustomer') return session?.kind === 'customer' ? session : undefined
  if (!session) throw new Refusal('notLoggedIn')
  if (as === 'loggedIn') return session
  if (session.kind !== as) throw new Refusal('notAllowed')
  if (session.kind === 'staff') {
    if (!mayCall(call, session)) throw new Refusal('notAllowed')
    ensureProof(call, session, now)
  }
  return session
}

const fieldErrors = (error: z.ZodError) => ({
  fieldErrors: error.issues.slice(0, 20).map((issue) => ({ field: issue.path.join('.'), fault: faultOf(issue) })),
})

export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyBytes): FastifyReply {
  const { bytes, form } = ready.choose(one(request.headers['accept-encoding']))
  if (form !== 'identity') reply.header('content-encoding', form)
  if (ready.br && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  return reply.send(bytes)
}

/** What a call asks of a request before its body counts: brand, version and session, in this order. */
export async function openCall<As extends Caller>(
  app: App,
  call: AnyCall<As>,
  request: FastifyRequest,
): Promise<{ context: Context<As>; renewed: string | undefined }> {
  if (previewTokenOf(request) !== '') throw new Refusal('previewOnly')
  const corp = call.as === 'setup' ? noCorp : await readCorp(app, request)
  const version = versionCode(one(request.headers['app-version']))
  if (version !== undefined && version < corp.minAppCode) throw new Refusal('versionTooOld')
  const isSessionless = call.as === 'anyone' || call.as === 'setup'
  const { session, renewed } = isSessionless ? {} : await readSession(app, request, corp.corpId)
  const now = app.clock.now()
  const context: Context<As> = {
    ...contextOf(request, corp),
    session: admit(call, session, now) as Context<As>['session'], // as: admit answers the session that this call's `as` asks for
    now,
  }
  return { context, renewed }
}

const contextOf = (request: FastifyRequest, corp: Corp): Omit<Context, 'session' | 'now'> => ({
  corp,
  language: languageOfHeader(one(request.headers['accept-language'])),
  network: networkOf(request.ip),
  origin: request.headers.origin,
  userAgent: one(request.headers['user-agent']).slice(0, 200),
  requestId: request.id,
  log: request.log,
})

/** The input that a body holds, or the fields that are not right. */
export function readInput<Input extends z.ZodType>(schema: Input, body: unknown): z.output<Input> {
  const input = schema.safeParse(body, { reportInput: true }) // to distinguish what is missing from what is wrong
  if (!input.success) throw new Refusal('inputInvalid', fieldErrors(input.error))
  return input.data
}

interface Answered {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly answer: unknown
  readonly context: Pick<Context, 'corp' | 'session'>
  readonly renewed: string | undefined
}

/** Sends what a use case answers. */
export async function answerCall(app: App, call: AnyCall<Caller>, answered: Answered): Promise<FastifyReply> {
  const { request, reply, answer, context, renewed } = answered
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  if (renewed) reply.header('authorization', renewed)
  if (answer instanceof ReadyAnswer) {
    if (!renewed) app.ready.keep(request.raw, context, answer)
    return sendReady(request, readyHeadersOnly(reply), answer.bytes)
  }
  if (answer instanceof ReadyBytes) return sendReady(request, readyHeadersOnly(reply), answer)
  if (app.config.checkAnswers) z.parse(call.output, answer)
  const bytes = Buffer.from(JSON.stringify(call.answer === 'bare' ? answer : success(answer)))
  if (bytes.length > mostPlain && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  return sendReady(request, reply, await compressOnce(bytes, one(request.headers['accept-encoding'])))
}

const sentWith = ({ method }: AnyCall<Caller>, { query, body }: FastifyRequest): unknown =>
  method === 'GET' ? query : (body ?? {})

/** Answers a call with a preview: as it would be answered then, with the clock of then, and kept nowhere [draft-11]. */
async function answerPreview(
  app: App,
  call: AnyCall<Caller>,
  { request, reply }: Pick<Answered, 'request' | 'reply'>,
): Promise<FastifyReply> {
  const corp = await readCorp(app, request)
  const preview = app.previews.open(previewTokenOf(request), { corpId: corp.corpId, now: app.clock.now() })
  reply.header('date', new Date(preview.at).toUTCString())
  if (!call.isPreviewed) throw new Refusal('previewOnly')
  const input = readInput(call.input, sentWith(call, request))
  const context = { ...contextOf(request, corp), now: preview.at, language: preview.language, session: undefined }
  const answer = await app.previews.answer(app, { preview, path: call.path, input, context })
  return answerCall(app, call, { request, reply, answer, context, renewed: undefined })
}

/** Binds a call to its use case: corp, version, session, its store and the input are checked in this order before the use case runs. */
export function route<Path extends string, Input extends z.ZodType, Output extends z.ZodType, As extends Caller>(
  app: App,
  call: Call<Path, Input, Output, As>,
  handler: Handler<Input, Output, As>,
): void {
  if (app.handlers) {
    app.handlers.set(call.path, handler as AnyHandler) // as: what calls it has read the input with this call's schema
    return
  }
  app.http.route({
    method: call.method,
    url: call.path,
    config: { call },
    ...(call.maxBytes === undefined ? {} : { bodyLimit: call.maxBytes }),
    handler: async (request, reply) => {
      if (previewTokenOf(request) !== '') return answerPreview(app, call, { request, reply })
      const { context, renewed } = await openCall(app, call, request)
      const sent = sentWith(call, request)
      ensureOwnStore(call, sent, context.session)
      const input = readInput(call.input, sent)
      const answer = await handler(input, context)
      return answerCall(app, call, { request, reply, answer, context, renewed })
    },
  })
}

/** For what is no call: the body exactly as it came over the wire, up to 64 KB. Signatures are checked over these bytes. */
export function rawPost(
  app: App,
  path: string,
  handler: (body: Buffer, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(path, { bodyLimit: 65_536 }, (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new Fault('badRequest')
      return handler(request.body, request, reply)
    })
  })
}
