const anyCase = (text: string): RegExp => new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu')

/**
 * A remark without what names its writer: their own phone, names and e-mail, every other e-mail address, and every run of five digits
 * or more, however it is spaced.
 */
export function withoutPerson(text: string, secrets: readonly string[]): string {
  const identifiers = secrets.map((secret) => secret.trim()).filter((secret) => secret.length > 1)
  const longestFirst = identifiers.toSorted((a, b) => b.length - a.length)
  const left = longestFirst.reduce((rest, secret) => rest.replace(anyCase(secret), '…'), text)
  return left
    .replace(/\S*@\S*/g, '…')
    .replace(/\p{Nd}(?:[\s().-]*\p{Nd}){4,}/gu, '…')
    .trim()
}
