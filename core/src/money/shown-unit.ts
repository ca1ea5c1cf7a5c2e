/** Decimals of the minor unit and decimals shown. */
export interface Digits {
  readonly currencyScale: number
  readonly defaultFractionDigits: number
}

/** The least amount that is shown, in minor units: 100 where an amount has two decimals and none is shown, 1 where all are. */
export const shownUnitOf = ({ currencyScale, defaultFractionDigits }: Digits): number =>
  10 ** Math.max(0, currencyScale - defaultFractionDigits)
