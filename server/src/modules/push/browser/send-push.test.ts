import { expect, test } from 'vitest'
import webPush from 'web-push'
import { fakePushService } from '../../../../test/fake-push-service.ts'
import { sendPush } from './send-push.ts'

const service = await fakePushService()
const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:ops@tiffin.test' }

test.each([true, false])(
  '[UP-05] a name of this machine is not connected to, also where tests send to it: %s',
  async (toLoopback) => {
    const subscription = { endpoint: 'https://localhost/push', ...service.subscribe('ana').keys }
    const sending = sendPush(subscription, { payload: {}, topic: 'order' }, { keys, toLoopback })
    await expect(sending).rejects.toMatchObject({ code: 'EPRIVATE' })
  },
)
