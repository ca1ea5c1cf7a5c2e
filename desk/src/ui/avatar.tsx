const tints = ['mint', 'plum', 'sky', 'peach', 'butter'] as const

/** At most two letters: the first ones of the first and the last word; of a name without blanks its first sign. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A prime, so that ids that differ by little get other tints. */
const spread = 9973

const tintOf = (id: string) =>
  tints[[...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % spread, 0) % tints.length]

/** A person's initials on a tint that is always theirs. */
export function Avatar({ id, name, isSmall = false }: { id: string; name: string; isSmall?: boolean }) {
  return (
    <b className={isSmall ? 'ava s' : 'ava'} data-tint={tintOf(id)} aria-hidden="true">
      {initialsOf(name)}
    </b>
  )
}
