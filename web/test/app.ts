import { act } from '@testing-library/react'
import type { CallMap } from '@tiffin/contract/calls'
import { vi } from 'vitest'
import { answers, FakeRefusal } from './fake/answers.ts'

type Path = keyof CallMap
type Answer = (input: never) => unknown

/** A call that the app made. */
export interface Sent {
  readonly path: string
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>
}

export interface FakeServer {
  readonly sent: Sent[]
  /** Answers a path otherwise from now on. */
  answer(path: Path, answer: Answer): void
  to(path: Path): Sent[]
}

const envelope = (code: number, message: string, data: unknown) =>
  new Response(JSON.stringify({ code, message, data, successful: code === 200 }), {
    headers: { 'content-type': 'application/json' },
  })

/** The made-up shop behind `fetch`. */
export function fakeServer(): FakeServer {
  const sent: Sent[] = []
  const ownAnswers = new Map<string, Answer>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    const body = init.body === undefined ? {} : JSON.parse(String(init.body))
    sent.push({ path, body, headers: init.headers as Record<string, string> }) // the app sends a plain record
    const answer = ownAnswers.get(path) ?? (answers[path as Path] as Answer | undefined)
    if (answer === undefined) return envelope(404, `the fake does not answer ${path}`, null)
    try {
      const data = await answer(body as never)
      return data instanceof Response ? data : envelope(200, '', data)
    } catch (fault) {
      if (fault instanceof FakeRefusal) return envelope(fault.code, fault.message, fault.data)
      throw fault
    }
  })
  return {
    sent,
    answer: (path, answer) => ownAnswers.set(path, answer),
    to: (path) => sent.filter((call) => call.path === path),
  }
}

export { FakeRefusal }

const header = 'e30'
/** A token as the app reads it. */
export function tokenOf(payload: object): string {
  return `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`
}

export const goodToken = (): string => tokenOf({ uid: 'c1', role: ['customer'], exp: Date.now() / 1000 + 3600 })

let takeDown: (() => void) | undefined

/** Closes the app that a test has opened. */
export async function closeApp(): Promise<void> {
  await act(async () => takeDown?.())
  takeDown = undefined
}

interface Start {
  readonly hash?: string
  readonly search?: string
  readonly stored?: Readonly<Record<string, string>>
  /** What stands in the storage of the tab. */
  readonly session?: Readonly<Record<string, string>>
  /** How long the first paint takes; what follows it is there before a test begins unless this is given. */
  readonly drawnMs?: number
  /** How long a page waits for a part of it, if otherwise than it does. */
  readonly mostWaitMs?: number
}

/** The whole app as a customer opens it, in a world of its own. */
export async function openApp({
  hash = '',
  search = '?corp=demo',
  stored = {},
  session = {},
  drawnMs,
  mostWaitMs,
}: Start = {}) {
  await closeApp()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  const fixed = { useLanguage: 'en-US', icc_corp_id: 'demo', ...stored }
  for (const [key, value] of Object.entries(fixed)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  history.replaceState(null, '', `/${search}${hash}`)
  const place = document.createElement('div')
  document.body.append(place)
  const { start } = await import('../src/shell/start/start.tsx')
  const { paintSetting } = await import('../src/ui/first-paint.ts')
  paintSetting.drawnMs = drawnMs ?? 0
  const { awaitSetting } = await import('../src/ui/use-awaited.ts')
  awaitSetting.mostWaitMs = mostWaitMs ?? awaitSetting.mostWaitMs
  await act(async () => {
    takeDown = await start(place)
  })
  await settle()
  if (drawnMs === undefined) {
    await act(() => import('../src/shell/start/live.tsx'))
    await settle()
  }
  return {
    icc: window.icc,
    stack: async () =>
      (await import('../src/state/navigation/navigation.ts'))
        .navigator()
        .pages()
        .stack.map(({ url }) => url),
  }
}

/** Renders nothing and waits: whatever is under way may finish. */
export async function settle(ms = 0): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, ms)))
}
