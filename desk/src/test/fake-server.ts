import { calls } from '@tiffin/contract/calls'
import { vi } from 'vitest'

/** What the fake server was asked: the path below `/api/app/` and the body. */
export interface Asked {
  readonly path: string
  readonly body: Record<string, unknown>
}

/** What it says: data that parses as the call's output, or a refusal. */
interface Answer {
  readonly code?: number
  readonly message?: string
  readonly data?: unknown
}

type Answers = Record<string, Answer | ((body: Record<string, unknown>) => Answer | Promise<Answer>)>

const byPath = new Map(Object.values(calls).map((call) => [call.path.replace('/api/app/', ''), call]))

/** Data that does not parse could not have come from the server. */
function checked({ path }: Asked, { code = 200, data = {} }: Answer): unknown {
  const call = byPath.get(path)
  if (call === undefined) throw new Error(`no such call: ${path}`)
  return code === 200 ? call.output.parse(data) : data
}

/** A server that answers by the contract: `answers` by path, each replaceable at any time; `isGone` lets every call fail. `page` is what stands at the desk's own address. */
export function fakeServer(answers: Answers) {
  const fake = { answers, isGone: false, page: '' }
  const requests: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string }) => {
    if (fake.isGone) throw new TypeError('Failed to fetch')
    if (address === '/desk/') return new Response(fake.page)
    const request: Asked = { path: address.replace('/api/app/', ''), body: JSON.parse(body) }
    requests.push(request)
    const found = fake.answers[request.path] ?? { code: 404, message: `no answer for ${request.path}` }
    const answer = typeof found === 'function' ? await found(request.body) : found
    const { code = 200, message = '' } = answer
    return new Response(JSON.stringify({ code, message, data: checked(request, answer), successful: code === 200 }))
  })
  return {
    /** Changes what the server says from now on. */
    set: (change: Answers) => Object.assign(fake.answers, change),
    lose: (isGone: boolean) => {
      fake.isGone = isGone
    },
    release: (page: string) => {
      fake.page = page
    },
    /** Bodies sent to a path. */
    sentTo: (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body),
  }
}
