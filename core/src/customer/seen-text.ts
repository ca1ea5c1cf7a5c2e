/** Any sign that people see, or that changes one: neither nothing nor a blank. */
const seen = String.raw`(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{S}]`
const englandAndOthers = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F}`
const shape = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`
const joiner = String.raw`[\u200C\u200D](?=${seen})`

/** What stays is the first group; a joiner or a shape stays only beside the sign that it belongs to. */
const staysOrGoes = new RegExp(`(${englandAndOthers}|${seen}${shape}?(?:${joiner})?)|[\\p{DI}\\p{Cc}]`, 'gu')

/** One line of what people see: without directions, signs of no width and control signs, blanks around it dropped. */
export function readLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u2028\u2029\u2800]+/g, ' ')
    .replace(staysOrGoes, (_all, stays: string | undefined) => stays ?? '')
    .trim()
}

/** Whether something of it is seen by itself; marks need a letter below them. */
export const isSeen = (line: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(line)

/** The signs as people count them; by code points in a browser without `Intl.Segmenter`. */
export function signsOf(line: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...line]
  return Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
}
