import type { Operation } from './operation.ts'
import type { Parameter } from './parameters.ts'
import type { Schema } from './schema.ts'

const text: Schema = { type: 'string' }
const parameter = (name: string, place: 'query' | 'path', description: string): Parameter => ({
  name,
  in: place,
  required: true,
  description,
  schema: text,
})

const missing = { $ref: '#/components/responses/notFound' }
const down = { $ref: '#/components/responses/unavailable' }

const events = `Server-sent events: \`data: {"type": "receive", "data": {"title", "content", "path", "payload"}}\`, each with an id. \
A hint says that something changed and carries nothing personal; the page reads it again. A line \`: beat\` comes every 25 seconds.`

const stream: Operation = {
  operationId: 'pushStream',
  summary: 'Hints to a browser, as they happen.',
  description: `${events} With \`Last-Event-ID\` it goes on after that event. It ends with the session that the client id is bound to.`,
  tags: ['common'],
  'x-who': 'The browser that holds the client id',
  security: [],
  parameters: [
    parameter('corp', 'query', 'Which brand: an EventSource sends no headers.'),
    parameter('cid', 'query', 'What `createPushClient` gave this browser.'),
    { name: 'Last-Event-ID', in: 'header', required: false, schema: text },
  ],
  responses: {
    200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    404: missing,
  },
}

const news: Operation = {
  operationId: 'storeNews',
  summary: 'News of a store, for a page that shows it.',
  description: `Server-sent events: \`data: {"topic": "store" | "menu"}\`: the store, or the brand's menu, is to be read again. An event id, the time on the server, comes every 25 seconds; with it as Last-Event-ID a page that comes back hears whether it has missed something.`,
  tags: ['common'],
  'x-who': 'Anyone',
  security: [],
  parameters: [
    parameter('corp', 'query', 'Which brand: an EventSource sends no headers.'),
    parameter('store', 'query', 'The store that the page shows.'),
    parameter('age', 'query', 'Milliseconds since the page began to read what it shows.'),
  ],
  responses: {
    200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    404: missing,
    503: down,
  },
}

const groupNews: Operation = {
  ...news,
  operationId: 'groupNews',
  summary: 'News of an order that several make together.',
  description:
    'Server-sent events: `data: {"topic": "group"}`: the group, or the order that came of it, is to be read again. The first comes at once.',
  tags: ['order'],
  parameters: [
    parameter('corp', 'query', 'Which brand: an EventSource sends no headers.'),
    parameter('group', 'query', 'Which group.'),
  ],
}

const notify: Operation = {
  operationId: 'notifyPayment',
  summary: 'A payment provider reports what became of a payment.',
  description:
    'The body is the provider’s own and its signature is checked over the bytes as they came. A notice that comes twice changes nothing.',
  tags: ['pay'],
  'x-who': 'Payment providers, by signature',
  security: [],
  parameters: [parameter('provider', 'path', 'The name of its adapter.'), parameter('corp', 'path', 'Which brand.')],
  requestBody: { required: true, content: { '*/*': { schema: {} } } },
  responses: {
    200: {
      description: 'Taken.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { received: { const: true } }, required: ['received'] },
        },
      },
    },
    400: { $ref: '#/components/responses/badRequest' },
    404: missing,
  },
}

const health = (operationId: string, summary: string, says: string): Operation => ({
  operationId,
  summary,
  description: summary,
  tags: ['operations'],
  'x-who': 'Anyone',
  security: [],
  responses: {
    200: {
      description: 'Yes.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { [says]: { const: true } }, required: [says] },
        },
      },
    },
    503: down,
  },
})

/** What is no call and yet can be asked: path -> method -> operation. */
export const otherEndpoints: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/app/common/push/stream': { get: stream },
  '/api/app/common/store/news': { get: news },
  '/api/app/order/group/news': { get: groupNews },
  '/api/pay/notify/{provider}/{corp}': { post: notify },
  '/healthz': { get: health('isAlive', 'Whether the process lives.', 'alive') },
  '/readyz': { get: health('isReady', 'Whether it can serve, its database included.', 'ready') },
}
