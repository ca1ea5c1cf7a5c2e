import { afterAll } from 'vitest'
import { openPushService } from './push-service.ts'

/** A push service until the tests of a file are over. */
export async function fakePushService() {
  const { service, close } = await openPushService()
  afterAll(close)
  return service
}
