/** The brand of the address, empty when missing. */
export const corpOfAddress = (): string => new URLSearchParams(location.search).get('corp')?.trim() ?? ''
