import type { Call, Caller } from '@tiffin/contract/call'
import { type FaultName, faults, type RefusalName, refusals } from '@tiffin/contract/refusals'
import { say } from '@tiffin/phrases/server'
import { areaOf } from './areas.ts'
import { firstSentence } from './call-comments.ts'
import type { NamedShapes } from './named-shapes.ts'
import { headerRefs, type Parameter, queryOf } from './parameters.ts'
import { refusalDataRef } from './refusal-shapes.ts'
import { inComponents, type Schema } from './schema.ts'

interface Content {
  readonly content: Readonly<Record<string, { schema: Schema; encoding?: unknown }>>
}

export interface Answer extends Partial<Content> {
  readonly description: string
  readonly headers?: Readonly<Record<string, { description: string; schema: Schema }>>
}

interface ToldRefusal {
  readonly code: number
  readonly name: RefusalName
  readonly message: string
  readonly data?: Schema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters?: readonly (Parameter | { $ref: string })[]
  readonly requestBody?: Content & { required: boolean }
  readonly responses: Readonly<Record<string, Answer | { $ref: string }>>
  readonly security?: readonly Record<string, readonly string[]>[]
  readonly 'x-who'?: string
  readonly 'x-refusals'?: readonly ToldRefusal[]
}

const who: Readonly<Record<Caller, string>> = {
  anyone: 'Anyone',
  maybeCustomer: 'Anyone; a customer is known by the token',
  customer: 'Customers',
  staff: 'Staff',
  loggedIn: 'Customers and staff',
  setup: 'Who holds a link with which a brand is made',
}

const placeOf = {
  counter: 'at a counter',
  store: 'of the store at the desk',
  corp: 'of the whole brand at the desk',
  desk: 'at the desk',
  any: 'at a counter or at the desk',
} as const

/** Who may make a call, in words. */
const whoOf = ({ as, needs, scope }: Call): string =>
  [who[as], ...(needs && needs !== 'none' ? [`with ${needs}`] : []), ...(scope ? [placeOf[scope]] : [])].join(', ')

const security: Readonly<Record<Caller, Operation['security']>> = {
  anyone: [],
  maybeCustomer: [{}, { customer: [] }],
  customer: [{ customer: [] }],
  staff: [{ staff: [] }],
  loggedIn: [{ customer: [] }, { staff: [] }],
  setup: [],
}

/** What every call may refuse with, then what this one adds. */
function refusalsOf({ as, refusals: listed }: Call): RefusalName[] {
  if (as === 'setup') return ['versionTooOld', 'inputInvalid', ...listed]
  const always: RefusalName[] = ['corpMissing', 'corpUnknown', 'versionTooOld', 'inputInvalid']
  const access: RefusalName[] = as === 'anyone' || as === 'maybeCustomer' ? [] : ['notLoggedIn', 'notAllowed']
  return [...new Set([...access, ...always, ...listed])]
}

const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** The envelope when a call went well, around its data. */
const enveloped = (data: Schema): Schema =>
  object({ code: { const: 200 }, message: { type: 'string' }, data, successful: { const: true } })

const refusal = (properties: Record<string, Schema>): Schema => ({
  allOf: [{ $ref: inComponents('Refusal') }, { type: 'object', properties }],
})

/** One form for all refusals that carry nothing, and one for each that does. */
function refusedWith(names: readonly RefusalName[]): Schema[] {
  const plain = names.filter((name) => refusalDataRef(name) === undefined)
  const listed = names.flatMap((name) => {
    const data = refusalDataRef(name)
    return data ? [refusal({ code: { const: refusals[name] }, data })] : []
  })
  return [refusal({ code: { enum: plain.map((name) => refusals[name]) }, data: { type: 'null' } }), ...listed]
}

function toldRefusal(name: RefusalName): ToldRefusal {
  const data = refusalDataRef(name)
  return { code: refusals[name], name, message: say('en-US', `refusal.${name}`), ...(data ? { data } : {}) }
}

const json = (schema: Schema): Content => ({ content: { 'application/json': { schema } } })

const file: Schema = { type: 'string', contentMediaType: 'application/octet-stream', description: 'Comes last.' }

function bodyOf({ body }: Call, input: Schema): Content & { required: boolean } {
  const isNeeded = (input.required ?? []).length > 0
  if (body === 'json') return { required: isNeeded, ...json(input) }
  const { properties = {}, required = [] } = input
  const schema = { ...input, properties: { ...properties, file }, required: [...required, 'file'] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const faultsOf = (names: readonly FaultName[]) =>
  Object.fromEntries(names.map((name) => [String(faults[name]), { $ref: `#/components/responses/${name}` }]))

const renewal = {
  Authorization: {
    description: 'A new token, now and then: it replaces the one that was sent.',
    schema: { type: 'string' },
  },
}

/** A call as OpenAPI says it. */
export function operationOf(
  { name, call, comment }: { name: string; call: Call; comment: string },
  shapes: NamedShapes,
): Operation {
  const isGet = call.method === 'GET'
  const input = shapes.schemaOf(call.input, 'input')
  const output = shapes.schemaOf(call.output, 'output')
  const names = refusalsOf(call)
  const fine = call.answer === 'bare' ? output : enveloped(output)
  const usual: FaultName[] = ['badRequest', 'tooManyRequests', 'internal', 'unavailable']
  return {
    operationId: name,
    summary: firstSentence(comment),
    description: comment,
    tags: [areaOf(call.path)],
    'x-who': whoOf(call),
    security: security[call.as] ?? [],
    parameters: [...headerRefs, ...(isGet ? queryOf(input) : [])],
    ...(isGet ? {} : { requestBody: bodyOf(call, input) }),
    responses: {
      200: {
        description:
          call.answer === 'bare' ? 'The answer, without the envelope; or a refusal.' : 'The answer, or a refusal.',
        ...(call.as === 'anyone' ? {} : { headers: renewal }),
        ...json({ oneOf: [fine, ...refusedWith(names)] }),
      },
      ...faultsOf(isGet ? usual : [...usual, 'tooLarge', 'notJson']),
    },
    'x-refusals': names.map(toldRefusal),
  }
}
