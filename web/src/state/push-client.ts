import { create } from 'zustand'

interface PushClient {
  /** This browser's address for messages, once the server has given one. */
  readonly cid: string
  /** What its own push service asks for. */
  readonly webPushKey: string
}

export const usePushClient = create<PushClient>(() => ({ cid: '', webPushKey: '' }))
