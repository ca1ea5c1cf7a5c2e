import { calls } from '@tiffin/contract/calls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { headersOf, testApp } from '../test/app.ts'
import { buildCorp } from '../test/build.ts'
import { buildCustomer, buildEmployee, buildShop } from '../test/build-shop.ts'
import { fakeSessions } from '../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })
const corp = await buildCorp()
const shop = await buildShop(corp)

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly properties?: Record<string, Shape>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxLength?: number
}

const known = ['1', ...Object.values(shop).filter((value) => typeof value === 'string')]
/** Under these names only the shop's own things lead anywhere. */
const ours: Readonly<Record<string, readonly unknown[]>> = {
  storeId: [shop.storeId],
  productId: [shop.productId],
  skuId: [shop.skuId],
  productType: [1],
  paymentMethodCode: ['counter', 'card'],
  saleChannelCode: [1],
  pickupMethod: [1, 2],
  isFreeGift: [false],
  promotionId: [null],
}
const long = (sign: string) => sign.repeat(5000)
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(0, -1, 1.5, 1e308, -1e308, 2 ** 53, null, true, {}, [], [[]], { length: 1 }, ''),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '../..',
    "' or 1=1--",
    '%_%',
    '{}',
    '=1+1',
    long('x'),
    long('\u202e'),
  ),
  fc.constantFrom<unknown>(...known),
  fc.constant(Array.from({ length: 600 }, () => ({}))),
  fc.jsonValue({ maxDepth: 3 }),
)

function text({ format, pattern, maxLength = 20 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (pattern?.includes('A-Za-z0-9_-')) return fc.constantFrom(...known)
  return fc.string({ maxLength: Math.min(maxLength, 20) })
}

/** What the call asks for. */
function good(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(good))
  if (shape.properties) {
    const fields = Object.entries(shape.properties).map(
      ([name, shape]) => [name, ours[name] ? fc.constantFrom(...ours[name]) : good(shape)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(shape.required ?? [])] })
  }
  if (shape.items) {
    const minLength = shape.minItems ?? 0
    return fc.array(good(shape.items), { minLength, maxLength: Math.max(minLength, 2) })
  }
  if (shape.type === 'integer' || shape.type === 'number') {
    const least = Math.max(shape.minimum ?? 0, -180)
    return fc.integer({ min: least, max: Math.max(least, Math.min(shape.maximum ?? 5, 180)) })
  }
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  return text(shape)
}

/** The same with one place, however deep, made odd. */
function spoil(body: unknown, position: number, by: unknown): unknown {
  const places: [Record<string, unknown>, string][] = []
  const copy: unknown = structuredClone(body)
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      const inside = value as Record<string, unknown> // objects and arrays alike
      places.push([inside, key])
      walk(inside[key])
    }
  }
  walk(copy)
  const place = places[position % Math.max(1, places.length)]
  if (!place) return by
  place[0][place[1]] = by
  return copy
}

const envelope = { code: expect.any(Number), message: expect.any(String), successful: expect.any(Boolean) }
/** What statistics answer, unless they refuse. */
const bare = { ret: expect.any(Number) }

test.each(Object.entries(calls))(
  '[RL-03] whatever the body of %s, the answer is in its shape and nothing breaks',
  async (_name, call) => {
    // as: a JSON Schema has these keys where it has any.
    const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape
    const holder = call.as === 'staff' ? buildEmployee(corp, shop.storeId) : buildCustomer(corp)
    const { token } = await holder
    const send = async (body: unknown) => {
      const payload = call.method === 'POST' ? { payload: JSON.stringify(body ?? null) } : {}
      const answer = await app.http.inject({
        method: call.method,
        url: call.path,
        headers: headersOf({ corp, token }),
        ...payload,
      })
      expect(answer.statusCode).toBe(200)
      const reply = answer.json()
      expect(reply).toMatchObject(call.answer === 'bare' && reply.code === undefined ? bare : envelope)
    }
    const spoilt = fc.tuple(good(shape), fc.nat(), odd).map(([body, position, by]) => spoil(body, position, by))
    await fc.assert(fc.asyncProperty(fc.oneof(good(shape), { weight: 4, arbitrary: spoilt }), send), { numRuns: 80 })
  },
)
