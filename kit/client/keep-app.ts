/** How often an app that stays open looks whether there is a newer one. */
const lookMs = 30 * 60_000

interface ScriptAddresses {
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses
    }
  }
}

/** A browser that is driven by a program is left alone unless the program wants it: what it sees is then what is sent. */
function isWanted(): boolean {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  return !navigator.webdriver || localStorage.getItem('tiffin.worker') === 'on'
}

/** Only the content policy's one named policy may make an address of a script, and it makes only this one. */
function trustedAddress(base: string): string {
  const workerAddress = `${base}worker.js`
  const policy = window.trustedTypes?.createPolicy('tiffin-worker', { createScriptURL: () => workerAddress })
  return policy?.createScriptURL(workerAddress) ?? workerAddress
}

/** What this page has loaded already, for the worker to keep. */
const loadedFiles = (base: string): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${location.origin}${base}assets/`) ? [name] : []))

/** The script that this page began with; its name changes with every release. */
const ownEntry = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '', location.href).pathname

function askEntry(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : '')
    worker.postMessage({ type: 'entry' }, [port2])
  })
}

interface KeptApp {
  /** Where the app's page stands, `/` or `/counter/`; its worker answers for what is below. */
  readonly base: string
  /** A release newer than this page has come. */
  readonly onNewRelease: () => void
}

async function register({ base, onNewRelease }: KeptApp): Promise<() => void> {
  const { serviceWorker } = navigator
  const onChange = async () => {
    const worker = serviceWorker.controller
    const entry = worker === null ? '' : await askEntry(worker)
    if (entry !== '' && entry !== ownEntry()) onNewRelease()
  }
  serviceWorker.addEventListener('controllerchange', onChange)
  await serviceWorker.register(trustedAddress(base), { scope: base, updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  registration.active?.postMessage({ type: 'keep', addresses: loadedFiles(base) })
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookMs) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  return () => {
    serviceWorker.removeEventListener('controllerchange', onChange)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Lets the service worker keep the app for a start without a connection. Answers how to stop. */
export function keepApp(app: KeptApp): () => void {
  if (!isWanted()) return () => {}
  let isOver = false
  let stop = () => {}
  const begin = async () => {
    const end = await register(app)
    if (isOver) end()
    else stop = end
  }
  begin().catch(() => undefined)
  return () => {
    isOver = true
    stop()
  }
}
