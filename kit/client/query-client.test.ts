import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

const lost = () => Promise.reject(new Error('lost'))

test('what is asked without a connection fails at once, and does not wait for one', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  client.prefetchQuery({ queryKey: ['orders'], queryFn: lost, retry: false })
  const change = new MutationObserver(client, { mutationFn: lost })
  change.mutate().catch(() => undefined)
  await expect.poll(() => client.getQueryState(['orders'])?.status).toBe('error')
  await expect.poll(() => change.getCurrentResult().status).toBe('error')
})
