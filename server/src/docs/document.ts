import { calls } from '@tiffin/contract/calls'
import { type FaultName, faults } from '@tiffin/contract/refusals'
import { say } from '@tiffin/phrases/server'
import { areas } from './areas.ts'
import { readCallComments } from './call-comments.ts'
import { NamedShapes } from './named-shapes.ts'
import { type Answer, type Operation, operationOf } from './operation.ts'
import { otherEndpoints } from './other-endpoints.ts'
import { headers, type Parameter } from './parameters.ts'
import { refusalShapes } from './refusal-shapes.ts'
import { inComponents, type Schema } from './schema.ts'

export interface OpenApi {
  readonly openapi: string
  readonly info: { title: string; version: string; summary: string; description: string; license: object }
  readonly servers: readonly { url: string }[]
  readonly tags: readonly { name: string; description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

const description = `Every domain answer is HTTP 200 with the envelope \`{code, message, data, successful}\`; \`successful\` is \`code === 200\`, \
and \`message\` is in the caller’s language and may be shown as it is. A refusal is an answer too: its code says why. \
Other statuses are faults of transport, enveloped as well, their code being the status.

Every call names its brand in the header \`Corp-Id\`. Amounts are whole minor units, times are milliseconds since 1970 (UTC), ids are strings. \
What a client sends about prices is not believed. \`pageIndex\` begins at 1; pages out of range are clamped, a page past the end is empty. \
A POST without a body is one with \`{}\`.`

const envelope = (code: Schema, data: Schema, successful: Schema): Schema => ({
  type: 'object',
  properties: { code, message: { type: 'string' }, data, successful },
  required: ['code', 'message', 'data', 'successful'],
})

const refusal: Schema = {
  ...envelope(
    { type: 'integer' },
    { description: 'What was at fault, for programs; null when there is nothing to add.' },
    { const: false },
  ),
  description:
    'The rules say no. What a refusal carries in `data` stands with each call that may refuse so; the others carry null.',
}

const faultAnswers = (): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [
      name,
      {
        description: say('en-US', `fault.${name as FaultName}`), // as: the keys of faults
        content: {
          'application/json': {
            schema: { allOf: [{ $ref: inComponents('Fault') }, { properties: { code: { const: code } } }] },
          },
        },
      },
    ]),
  )

const token = (holder: string) => ({
  type: 'http',
  scheme: 'bearer',
  description: `A token of ${holder}, from logging in.`,
})

/** The whole API as OpenAPI 3.1 says it, made from the map of calls. */
export function makeDocument(version: string): OpenApi {
  const shapes = new NamedShapes()
  const comments = readCallComments()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const operation = operationOf({ name, call, comment: comments.get(name) ?? name }, shapes)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation }
  }
  const carried = refusalShapes(shapes)
  const { schemas, rename } = shapes.finish()
  const ownSchemas = {
    Refusal: refusal,
    Fault: { ...envelope({ type: 'integer' }, { type: 'null' }, { const: false }) },
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'Tiffin', version, summary: 'Ordering for food and beverage brands with many stores.', description },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths: { ...rename(paths), ...otherEndpoints },
    components: {
      schemas: { ...ownSchemas, ...rename(carried), ...schemas },
      responses: faultAnswers(),
      parameters: headers,
      securitySchemes: { customer: token('a customer'), staff: token('a member of staff') },
    },
  }
}
