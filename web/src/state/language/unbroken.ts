/** No line ends between the parts of such a date. */
const joiner = '\u2060'

/** A date that stands in one line, where the words are parted by spaces and where they are not [page-57]. */
export const unbroken = (date: string): string =>
  date
    .replaceAll(' ', '\u00a0')
    .replaceAll(/[年月]/g, `${joiner}$&${joiner}`)
    .replaceAll('日', `${joiner}日`)
