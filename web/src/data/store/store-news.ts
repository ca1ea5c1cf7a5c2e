import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { brandKeys, readBrandAgain } from '../brand-again.ts'
import { queryClient } from '../query-client.ts'

/** Everybody who looks at one store hears at the same time: they do not all ask at once. */
const spreadMs = 600

const keysOf = {
  store: ['store', 'stores', 'payment-methods'],
  menu: [
    'categories',
    'products',
    'product',
    'food',
    'promotions',
    'materials',
    'productSearch',
    'preview',
    ...brandKeys,
  ],
} as const

type Topic = keyof typeof keysOf

function topicOf({ data }: MessageEvent): Topic | undefined {
  try {
    const { topic } = JSON.parse(data)
    return topic === 'store' || topic === 'menu' ? topic : undefined
  } catch {
    return undefined
  }
}

const refresh = (topic: Topic) => {
  if (topic === 'menu') readBrandAgain().catch(() => undefined)
  for (const key of keysOf[topic]) queryClient.invalidateQueries({ queryKey: [key] }).catch(() => undefined)
}

const soon = (topic: Topic | undefined) => {
  if (topic !== undefined) setTimeout(refresh, Math.random() * spreadMs, topic)
}

/** The news of one store since what is shown of it was read; answers how to stop. */
function listenTo(storeId: string, readAt: number): () => void {
  const age = String(Math.max(0, Math.ceil(Date.now() - readAt)))
  const query = new URLSearchParams({ corp: corpOfAddress(), store: storeId, age })
  const stream = new EventSource(`/api/app/common/store/news?${query}`)
  stream.onmessage = (news) => soon(topicOf(news))
  return () => stream.close()
}

/** What changes of the chosen store, or of the menu, is seen at once while the page is looked at [store-12]. Answers how to stop. */
export function followStoreNews(): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let listening: { readonly storeId: string; readonly stop: () => void } | undefined
  let readAt = performance.timeOrigin
  const follow = () => {
    const isVisible = document.visibilityState === 'visible'
    const storeId = isVisible ? useStoreChoice.getState().chosen?.storeId : undefined
    if (storeId === listening?.storeId) return
    listening?.stop()
    listening = storeId === undefined ? undefined : { storeId, stop: listenTo(storeId, readAt) }
    if (!isVisible) readAt = Date.now()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  const forget = useStoreChoice.subscribe(follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    forget()
    listening?.stop()
  }
}
