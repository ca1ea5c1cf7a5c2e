import { isRecord, json, kept, text } from '@tiffin/kit/client/kept.ts'

/** The brand that all other stored values belong to. */
export const keptCorp = kept({ key: 'icc_corp_id', codec: text, fallback: '' })

/** The version of the app that ran last. */
export const keptVersion = kept({ key: 'icc_app_version', codec: text, fallback: '' })

export const keptToken = kept({ key: 'icc_token', codec: text, fallback: '' })

/** The store chosen on this device; what else is known of it comes from its own call. */
export interface ChosenStore {
  readonly id: string
  readonly storeId: string
  readonly storeName: string
}

function isStore(value: unknown): value is ChosenStore {
  return isRecord(value) && typeof value.storeId === 'string' && typeof value.storeName === 'string'
}

export const keptStore = kept<ChosenStore | null>({
  key: 'storeInfo',
  codec: json((value): value is ChosenStore | null => value === null || isStore(value)),
  fallback: null,
})
