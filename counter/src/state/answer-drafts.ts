/** Answers to customers that are typed and not sent, by message: a look at the order does not lose them [assist-17]. */
const drafts = new Map<string, string>()

export const draftOf = (helpId: string): string => drafts.get(helpId) ?? ''

export const keepDraft = (helpId: string, text: string): void => void drafts.set(helpId, text)

export const dropDraft = (helpId: string): void => void drafts.delete(helpId)

/** At log-out: the next employee does not send what another one has typed. */
export const dropDrafts = (): void => drafts.clear()
