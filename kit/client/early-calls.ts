/** What distinguishes one request from another. */
export interface Request {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Calls that set out before the code that wants them had come. */
const early = new Map<string, Promise<Response>>()

const keyOf = ({ path, headers, body }: Request): string => JSON.stringify([path, headers, body])

/** As every call, it ends by then [call-8]. */
const timeoutMs = 60_000

/** Reads an answer as soon as it has come; a caller who asks for its content gets that. */
function readOnce(answer: Response): Response {
  const content = answer.json()
  content.catch(() => undefined) // thrown to the caller who asks
  answer.json = () => content
  return answer
}

export function sendEarly(request: Request): Promise<Response> {
  const { path, headers, body } = request
  const signal = AbortSignal.timeout(timeoutMs)
  const coming = fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }).then(readOnce)
  coming.catch(() => undefined) // thrown to the caller who takes it
  early.set(keyOf(request), coming)
  return coming
}

/** The answer to the very same request, when it is on its way; handed out once. */
export function takeEarly(request: Request): Promise<Response> | undefined {
  if (early.size === 0) return undefined
  const key = keyOf(request)
  const coming = early.get(key)
  early.delete(key)
  return coming
}
