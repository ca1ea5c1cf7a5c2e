import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

/** A code that was sent and not yet typed; it survives a reload of the tab and no longer. */
export interface SentCode {
  readonly areaCode: string
  readonly phone: string
  /** Epoch ms of this device. */
  readonly expiresAt: number
  /** Before then another one is refused; epoch ms of this device. */
  readonly resendAt: number
  /** Only a demo answers the code. */
  readonly devCode: string
}

function isDraft(value: unknown): value is SentCode {
  return (
    isRecord(value) &&
    typeof value.areaCode === 'string' &&
    typeof value.phone === 'string' &&
    typeof value.expiresAt === 'number' &&
    typeof value.resendAt === 'number' &&
    typeof value.devCode === 'string'
  )
}

export const loginDraft = kept<SentCode | null>({
  key: 'tiffin.login',
  codec: json((value): value is SentCode | null => value === null || isDraft(value)),
  fallback: null,
  storage: () => sessionStorage,
})
