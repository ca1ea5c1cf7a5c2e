/** What comes of a set when a writer who saw `from` wants `to`: others' additions and removals stay [store-11]. */
export function mergeMembers(now: readonly string[], from: readonly string[], to: readonly string[]): string[] {
  const removed = new Set(from.filter((each) => !to.includes(each)))
  const added = to.filter((each) => !from.includes(each))
  return [...new Set([...now.filter((each) => !removed.has(each)), ...added])]
}
