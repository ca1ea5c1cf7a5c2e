import { create } from 'zustand'

/** This browser's address for messages, once the server has given one. */
export const usePushClient = create<{ readonly cid: string }>(() => ({ cid: '' }))
