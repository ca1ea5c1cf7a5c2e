import { calls } from '@tiffin/contract/calls'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { html } from '../base/markup.ts'
import { inlineHashes } from '../http/pages/built-files.ts'
import { makeDocument, type OpenApi } from './document.ts'
import type { Operation } from './operation.ts'

const app = testApp()
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ method: 'GET', url, headers })
const document: OpenApi = (await get('/docs/openapi.json')).json()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const find = (name: string): Operation | undefined =>
  operations.find(({ operation }) => operation.operationId === name)?.operation

/** Every object in it with the way that leads there. */
function* walk(value: unknown, way = '#'): Generator<[way: string, value: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, value as Record<string, unknown>] // as: neither null nor a list
  for (const [key, part] of Object.entries(value)) yield* walk(part, `${way}/${key}`)
}

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)

test('the document names its version of OpenAPI and has the parts that it asks for', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Tiffin', version: '2.2.2', license: { identifier: 'MIT' } })
  expect(Object.keys(document).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers', 'tags'])
})

test('every call stands in the document under its path and method, and so does the stream of hints', () => {
  const shown = operations.map(({ path, method, operation: { operationId } }) => `${method} ${path} ${operationId}`)
  const expected = Object.entries(calls).map(([name, { path, method }]) => `${method.toLowerCase()} ${path} ${name}`)
  expect(expected.filter((one) => !shown.includes(one))).toEqual([])
  expect(shown).toContain('get /api/app/common/push/stream pushStream')
  expect(shown).toContain('get /api/app/common/store/news storeNews')
  expect(shown).toContain('get /api/app/order/group/news groupNews')
  expect(document.paths['/api/app/common/push/stream']?.get?.responses[200]).toHaveProperty('content.text/event-stream')
})

test('every pointer in the document leads somewhere', () => {
  const refs = [...walk(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
  expect(refs.length).toBeGreaterThan(500)
  expect([...new Set(refs)].filter((ref) => !ref.startsWith('#/') || resolve(ref) === undefined)).toEqual([])
})

test('no two operations share a name, and each says what it does, for whom, and in which part it belongs', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  const tags = document.tags.map(({ name }) => name)
  for (const { operation } of operations) {
    const { operationId, summary, description, tags: tagNames, 'x-who': who } = operation
    expect([operationId, summary === operationId, description.length > 8, Boolean(who)]).toEqual([
      operationId,
      false,
      true,
      true,
    ])
    expect(tags).toEqual(expect.arrayContaining([...tagNames]))
  }
})

test('what stands in a path is declared as its parameter, and no parameter stands twice', () => {
  for (const { path, operation } of operations) {
    expect(path).toMatch(/^\/[a-zA-Z0-9\-/{}]+$/)
    const parameters = (operation.parameters ?? []).map((one) => ('$ref' in one ? resolve(one.$ref) : one))
    const keys = parameters.map((one) => JSON.stringify([(one as { in: string }).in, (one as { name: string }).name])) // as: parameters
    expect(new Set(keys).size).toBe(keys.length)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => JSON.stringify(['path', name]))
    expect(keys.filter((key) => key.startsWith('["path"')).sort()).toEqual(inPath.sort())
  }
})

test('answers have statuses and descriptions, other endpoints name their security schemes, names are of the allowed letters', () => {
  for (const { operation } of operations) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[1-5]\d\d$/)
      const response = '$ref' in answer ? resolve(answer.$ref) : answer
      expect(response).toHaveProperty('description')
    }
    const locks = (operation.security ?? []).flatMap((one) => Object.keys(one))
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(locks))
  }
  for (const part of Object.values(document.components))
    for (const name of Object.keys(part)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/)
})

test('schemas use the keywords of JSON Schema 2020-12 only, and none refers to itself', () => {
  const words = [
    ...[
      '$ref',
      'type',
      'description',
      'properties',
      'required',
      'additionalProperties',
      'items',
      'anyOf',
      'oneOf',
      'allOf',
    ],
    ...[
      'enum',
      'const',
      'default',
      'pattern',
      'format',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'minLength',
      'maxLength',
    ],
    ...['minItems', 'maxItems', 'propertyNames', 'contentMediaType', 'contentEncoding'],
  ]
  const schemas = [...walk(document)].filter(([way]) =>
    /\/(schema|schemas\/\w+|items|additionalProperties|properties\/\w+)$/.test(way),
  )
  expect(schemas.length).toBeGreaterThan(800)
  const odd = schemas.flatMap(([way, schema]) =>
    Object.keys(schema)
      .filter((key) => !words.includes(key))
      .map((key) => `${way} ${key}`),
  )
  expect(odd).toEqual([])
  const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null', undefined]
  expect(
    schemas
      .filter(([, { type }]) => [type].flat().some((one) => !types.includes(one as string | undefined)))
      .map(([way]) => way),
  ).toEqual([])
  for (const [way, { properties, required }] of schemas)
    if (Array.isArray(required))
      expect([way, Object.keys(properties ?? {})]).toEqual([way, expect.arrayContaining(required)])
})

test('an operation describes its envelope, its refusals with their codes, and who may call it', () => {
  const create = find('createOrder')
  expect(create?.security).toEqual([{ customer: [] }])
  expect(create?.['x-refusals']).toContainEqual({
    ...{ code: refusals.priceChanged, name: 'priceChanged', message: expect.stringMatching(/price/i) },
    data: { $ref: '#/components/schemas/PriceChangedData' },
  })
  const [fine, plain, ...refused] = JSON.parse(JSON.stringify(create?.responses[200])).content['application/json']
    .schema.oneOf
  expect(fine.properties).toMatchObject({ code: { const: 200 }, data: { $ref: '#/components/schemas/Order' } })
  expect(plain.allOf[1].properties).toMatchObject({
    code: { enum: expect.arrayContaining([401]) },
    data: { type: 'null' },
  })
  expect(refused).toContainEqual({
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      {
        type: 'object',
        properties: { code: { const: 51001 }, data: { $ref: '#/components/schemas/PriceChangedData' } },
      },
    ],
  })
  expect(find('bootstrap')?.security).toEqual([])
  expect(find('startOrder')?.security).toEqual([{ staff: [] }])
})

test('a call with a file asks for a form, a GET for nothing but its address', () => {
  expect(Object.keys(find('uploadFile')?.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
  for (const { method, operation } of operations)
    expect([method, 'requestBody' in operation]).toEqual([method, method === 'post'])
})

test('what is asked for and answered in the same form has one name; where they differ there are two', () => {
  const shapes = Object.keys(makeDocument('1').components.schemas)
  expect(shapes).toContain('ProductRequest')
  expect(shapes).not.toContain('MoneyInput')
})

test('the page lists every call and every code, runs no script, and loads nothing from elsewhere', async () => {
  const answer = await get('/docs', { 'accept-encoding': '' })
  for (const [name, { path }] of Object.entries(calls)) {
    expect(answer.body).toContain(`<article id="${name}">`)
    expect(answer.body).toContain(path)
  }
  const links = [...answer.body.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  expect(links.filter((id) => !answer.body.includes(`id="${id}"`))).toEqual([])
  expect(answer.body).not.toMatch(/<script|https?:\/\/|\son\w+=|style="/)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(inlineHashes(answer.body).styles[0])
  expect(policy).not.toContain('unsafe')
})

test('what stands between the tags of the page is escaped', () => {
  expect(html`<p>${'<img src=x onerror="a()">'}${[html`<b>${"&'"}</b>`]}</p>`.text).toBe(
    '<p>&lt;img src=x onerror=&quot;a()&quot;&gt;<b>&amp;&#39;</b></p>',
  )
})
