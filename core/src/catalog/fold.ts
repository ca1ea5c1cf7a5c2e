/** Small letters without accents, width, control signs and blanks too many, Arabic ones as people write them; as `fold` of the database does, which leaves blanks and control signs as they are. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064a')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
