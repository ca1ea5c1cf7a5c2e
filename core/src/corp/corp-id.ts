/** What a corp id looks like: small letters, digits and hyphens, at most 32. Nothing else is asked for, stored or logged [brand-1]. */
export const isCorpId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,31}$/.test(text)
