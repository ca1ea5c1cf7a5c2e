import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepApp } from './keep-app.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
  localStorage.clear()
})

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** A browser with a worker that answers which entry its page has. */
function browser({ entry = '/assets/index-one.js', isDriven = false, isBuilt = true } = {}) {
  vi.stubEnv('PROD', isBuilt)
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-one.js')
  document.head.append(script)
  const messages: unknown[] = []
  const worker = {
    postMessage(word: { type: string }, [port]: MessagePort[] = []) {
      messages.push(word)
      port?.postMessage(entry)
    },
  }
  const registration = { active: worker, update: vi.fn(async () => undefined) }
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: worker,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  })
  vi.stubGlobal('performance', { getEntriesByType: () => [] }) // jsdom has none
  vi.stubGlobal('navigator', { webdriver: isDriven, serviceWorker })
  return { serviceWorker, registration, said: messages }
}

describe('the service worker', () => {
  it('is asked to keep the app, by an address that the content policy trusts', async () => {
    const trusted = { made: 'by the policy' }
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (text: string) => string }) => ({
      createScriptURL: (text: string) => ({ ...trusted, address: rules.createScriptURL(text) }),
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { serviceWorker, said: messages } = browser()
    keepApp({ base: '/', onNewRelease: () => {} })
    await tick()
    expect(createPolicy.mock.calls[0]?.[0]).toBe('tiffin-worker')
    expect(serviceWorker.register).toHaveBeenCalledWith(
      { ...trusted, address: '/worker.js' },
      { scope: '/', updateViaCache: 'none' },
    )
    expect(messages).toEqual([{ type: 'keep', addresses: [] }])
  })

  it('of an app in a folder stands and answers there', async () => {
    const { serviceWorker } = browser()
    keepApp({ base: '/counter/', onNewRelease: () => {} })
    await tick()
    expect(serviceWorker.register).toHaveBeenCalledWith('/counter/worker.js', {
      ...{ scope: '/counter/', updateViaCache: 'none' },
    })
  })

  it.each([
    ['a browser that a program drives', { isDriven: true }],
    ['an app that is not built', { isBuilt: false }],
  ])('%s has none', async (_what, changes) => {
    const { serviceWorker } = browser(changes)
    keepApp({ base: '/', onNewRelease: () => {} })
    await tick()
    expect(serviceWorker.register).not.toHaveBeenCalled()
  })

  it('a program that wants it says so', async () => {
    localStorage.setItem('tiffin.worker', 'on')
    const { serviceWorker } = browser({ isDriven: true })
    keepApp({ base: '/', onNewRelease: () => {} })
    await tick()
    expect(serviceWorker.register).toHaveBeenCalled()
  })

  it.each([
    ['/assets/index-two.js', 1],
    ['/assets/index-one.js', 0],
  ])('when one takes over whose page begins with %s, a newer release is offered %i times', async (entry, times) => {
    const { serviceWorker } = browser({ entry })
    const reply = vi.fn()
    keepApp({ base: '/', onNewRelease: reply })
    await tick()
    serviceWorker.dispatchEvent(new Event('controllerchange'))
    await tick()
    await tick()
    expect(reply).toHaveBeenCalledTimes(times)
  })

  it('an app that stays open looks for a newer one when it is looked at again, not more than twice an hour', async () => {
    const { registration } = browser()
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    const stop = keepApp({ base: '/', onNewRelease: () => {} })
    await tick()
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    now.mockReturnValue(29 * 60_000)
    look()
    expect(registration.update).not.toHaveBeenCalled()
    now.mockReturnValue(31 * 60_000)
    look()
    look()
    expect(registration.update).toHaveBeenCalledTimes(1)
    stop()
  })
})
