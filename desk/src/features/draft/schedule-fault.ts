import type { PhraseKey } from '@tiffin/phrases/key'

const faults: Readonly<Record<string, PhraseKey>> = {
  publishConflict: 'desk.publish.conflicts',
  publishFault: 'desk.publish.faults',
  draftChanged: 'desk.schedule.wasChanged',
  lintFailed: 'desk.lint.errors',
  notAllowed: 'desk.schedule.mayNoMore',
}

/** Why a draft was not published at its time, by the refusal that the server notes. */
export const scheduleFault = (refusal: string): PhraseKey => faults[refusal] ?? 'desk.schedule.broke'
