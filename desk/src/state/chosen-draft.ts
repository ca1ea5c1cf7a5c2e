import { kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Instead of an id: the next edit begins a draft. */
export const nextDraft = 'new'

const keptDraft = kept({ key: 'tiffin.desk.draft', codec: text, fallback: '', storage: () => sessionStorage })

/** The draft that this tab works in, as it was chosen; empty for the one changed last. */
export const useChosenDraft = create<{ draftId: string }>(() => ({ draftId: keptDraft.get() }))

export function chooseDraft(draftId: string): void {
  keptDraft.set(draftId)
  useChosenDraft.setState({ draftId })
}
