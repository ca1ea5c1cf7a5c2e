/** Something that a brand changes in drafts, as its kind takes it. */
export interface SeedItem {
  readonly kind: string
  readonly itemId: string
  readonly fields: object
}
