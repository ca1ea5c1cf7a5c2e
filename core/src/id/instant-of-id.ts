/** When an id of ours (UUIDv7: the time in its first 48 bits) was made, epoch ms; undefined for ids without a time. */
export function instantOfId(id: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(id)
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : undefined
}

/** What the ids of an instant, epoch ms, begin with. */
export function firstIdAt(instant: number): string {
  const digits = instant.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
