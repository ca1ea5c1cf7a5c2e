import type { PhraseKey } from '@tiffin/phrases/key'
import type { Start } from '../../data/start.ts'

/** What a brand needs before customers come, in the order in which it is done best. */
export const steps = ['look', 'store', 'products', 'codes', 'open'] as const

/** One of them. */
export type Step = (typeof steps)[number]

export const stepNames = {
  look: 'desk.start.look.name',
  store: 'desk.start.store.name',
  products: 'desk.start.products.name',
  codes: 'desk.start.codes.name',
  open: 'desk.start.open.name',
} as const satisfies Record<Step, PhraseKey>

const done: Record<Step, (start: Start) => boolean> = {
  look: ({ hasLook }) => hasLook,
  store: ({ storeCount }) => storeCount > 0,
  products: ({ productCount }) => productCount > 0,
  codes: ({ codesBy }) => codesBy !== 'none',
  open: ({ liveAt }) => liveAt !== null,
}

export const isDone = (step: Step, start: Start): boolean => done[step](start)

/** The first that is not done; the last when all are, or when the brand sells already. */
export const nextStep = (start: Start): Step => stepAfter(start)

/** The first behind a step that is not done: one that was left as it was is not asked for again [brand-11]. */
export const stepAfter = (start: Start, left?: Step): Step => {
  const rest = left === undefined ? steps : steps.slice(steps.indexOf(left) + 1)
  return start.liveAt === null ? (rest.find((step) => !isDone(step, start)) ?? 'open') : 'open'
}

export const readStartSearch = (search: Record<string, unknown>): { readonly step?: Step } => {
  const step = steps.find((each) => each === search.step)
  return step === undefined ? {} : { step }
}
