import { isRecord } from '@tiffin/kit/client/kept.ts'
import { navigator, type RouteResult } from '../../state/navigation/navigation.ts'

/** What embedded pages say, as the framework's own script for them writes it (docs/decisions/0034). */
const wordType = 'WEB_INVOKE_APPSERVICE'

const openApis = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch'] as const

interface Word {
  readonly name: string
  readonly arg: Readonly<Record<string, unknown>>
}

function readWord(message: unknown): Word | undefined {
  if (!isRecord(message) || message.type !== wordType || !isRecord(message.data)) return undefined
  const { name, arg } = message.data
  return typeof name === 'string' ? { name, arg: isRecord(arg) ? arg : {} } : undefined
}

function move({ name, arg }: Word): Promise<RouteResult> | undefined {
  const api = openApis.find((each) => each === name)
  if (api !== undefined) return navigator()[api](typeof arg.url === 'string' ? arg.url : '')
  if (name === 'navigateBack') return navigator().navigateBack(typeof arg.delta === 'number' ? arg.delta : 1)
  return undefined
}

interface BridgeTo {
  readonly frame: () => Window | null | undefined
  readonly origins: readonly string[]
}

/** Hears what the embedded page asks for, from an allowed origin only, and answers what came of it. Answers how to stop. */
export function openBridge({ frame, origins }: BridgeTo): () => void {
  const hear = async ({ source, origin, data }: MessageEvent) => {
    const embedded = frame()
    const word = readWord(data)
    if (word === undefined || !embedded || source !== embedded || !origins.includes(origin)) return
    if (word.name === 'postMessage') {
      dispatchEvent(new CustomEvent('icc:message', { detail: { origin, data: word.arg.data } }))
      return
    }
    const result = await move(word)?.catch((refusal: RouteResult) => refusal) // route calls reject with nothing else
    if (result !== undefined)
      embedded.postMessage({ type: `${wordType}_RESULT`, name: word.name, errMsg: result.errMsg }, origin)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
