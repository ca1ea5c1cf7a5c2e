import type { Language } from '@tiffin/core/language/language'

/** What is looked at before customers see it, as a good token says. */
export interface Preview {
  readonly draftId: string
  /** Session of the person who looks; the preview ends with it. */
  readonly sessionId: string
  readonly storeId: string
  /** The instant that is looked at, epoch ms. */
  readonly at: number
  readonly isMember: boolean
  readonly language: Language
  /** Epoch ms. */
  readonly expiresAt: number
}
