import type { TaxTerms } from '@tiffin/core/tax/tax'

/** A brand as the server needs it on every request. Localised texts are read by those who show them. */
export interface Corp {
  readonly corpId: string
  readonly enabled: boolean
  readonly currency: string
  /** Digits of a minor unit; amounts are whole minor units. */
  readonly currencyScale: number
  readonly fractionDigits: number
  readonly timeZone: string
  readonly defaultAreaCode: string
  readonly areaCodes: readonly string[]
  readonly payTimeoutSeconds: number
  readonly specialRemark: boolean
  readonly tissueOption: boolean
  /** Whether points are earned and spent here; those that customers have stay theirs. */
  readonly pointsEnabled: boolean
  readonly pointsPerUnit: number
  readonly minorPerPoint: number
  /** How much of a bill may be paid by points. */
  readonly maxDeductPermille: number
  readonly appId: string
  readonly webviewOrigins: readonly string[]
  /** Apps with a smaller version code are asked to update. */
  readonly minAppCode: number
  readonly smsDailyBudget: number
  /** Units that an order paid at the store may hold, and how long it may when its account is new. */
  readonly storePayUnits: number
  readonly newAccountPaySeconds: number
  /** Whether browsers of customers are to report how the app is used. */
  readonly statEnabled: boolean
  /** How prices are taxed and what is added for service. */
  readonly tax: TaxTerms
  /** Grows with every change of menu, price, store or promotion. */
  readonly catalogVersion: number
  /** How many of its steps concerned stores only. */
  readonly storeVersion: number
}

/** Grows with every change of a brand but those of its stores: what stands on these alone stays good while it does. */
export const menuVersionOf = ({
  catalogVersion,
  storeVersion,
}: Pick<Corp, 'catalogVersion' | 'storeVersion'>): number => catalogVersion - storeVersion
/** What a call is about that is made before there is a brand: no row is its. */
export const noCorp: Corp = {
  ...{
    corpId: '',
    enabled: true,
    currency: '',
    currencyScale: 0,
    fractionDigits: 0,
    timeZone: 'UTC',
    defaultAreaCode: '',
  },
  ...{ areaCodes: [], payTimeoutSeconds: 0, specialRemark: false, tissueOption: false, pointsEnabled: false },
  ...{ pointsPerUnit: 0, minorPerPoint: 1, maxDeductPermille: 0, appId: '', webviewOrigins: [], minAppCode: 0 },
  ...{
    smsDailyBudget: 0,
    storePayUnits: 0,
    newAccountPaySeconds: 0,
    statEnabled: false,
    catalogVersion: 0,
    storeVersion: 0,
  },
  tax: { taxMode: 'none', rateList: [], serviceCharge: null },
}

/** Hint that a brand was changed, and must be read again to be served as it is. */
export const corpChanged = 'corp changed'

/** Makes ready what stands on a brand, as it will be; stops once the change no longer waits for it. */
export type PrepareCorp = (next: Corp, isLate: () => boolean) => Promise<void>

export interface Corps {
  /** Milliseconds since another state of the brand was first seen here; a change at the database may be two seconds older. */
  changeAge(corpId: string): number
  /** The enabled corp of that id. An answer is at most two seconds old. */
  find(corpId: string): Promise<Corp | undefined>
  /** Also one that was switched off: its orders still end and its customers' money still moves. */
  findAny(corpId: string): Promise<Corp | undefined>
  /** The enabled corp as it is known at this moment, without asking; undefined when `find` would ask. */
  held(corpId: string): Corp | undefined
  /** The same, read now. */
  reload(corpId: string): Promise<Corp | undefined>
  /** The same; when it has changed, what `prepareBy` names is made ready first, for half a second at most. */
  follow(corpId: string): Promise<Corp | undefined>
  prepareBy(prepare: PrepareCorp): void
}
