const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), location.origin).href

/** The browser's store of answers, in memory: what the worker uses of it. */
export function fakeCaches(fetch: (address: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>()

  function cacheOf(held: Map<string, Response>) {
    const load = async (request: RequestInfo) => {
      const answer = await fetch(addressOf(request))
      if (!answer.ok) throw new TypeError('not ok')
      return [addressOf(request), answer] as const
    }
    return {
      add: async (request: RequestInfo) => void held.set(...(await load(request))),
      addAll: async (requests: RequestInfo[]) => {
        for (const entry of await Promise.all(requests.map(load))) held.set(...entry)
      },
      put: async (request: RequestInfo, answer: Response) => void held.set(addressOf(request), answer),
      match: async (request: RequestInfo) => held.get(addressOf(request))?.clone(),
      keys: async () => [...held.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo) => held.delete(addressOf(request)),
    }
  }

  const caches = {
    open: async (name: string) => {
      const held = all.get(name) ?? new Map()
      all.set(name, held)
      return cacheOf(held)
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo) => {
      for (const held of all.values()) {
        const found = held.get(addressOf(request))
        if (found !== undefined) return found.clone()
      }
      return undefined
    },
  }
  return { caches: caches as unknown as CacheStorage, all } // as: the worker uses no more of a CacheStorage than this
}
