import type { Language } from '@tiffin/core/language/language'

/** A row of a receipt: what it is, and how much. */
export interface ReceiptRow {
  readonly label: string
  readonly value: string
  readonly tone?: 'less' | 'total' | 'included'
}

/** What was bought: options and gifts as notes, what was taken off and what went back as rows. */
export interface ReceiptItem {
  readonly name: string
  readonly value: string
  readonly notes: readonly string[]
  readonly rows: readonly ReceiptRow[]
}

export interface ReceiptSection {
  readonly heading: string
  readonly rows: readonly ReceiptRow[]
}

/** All that a receipt says, in one language: the page, the file and the mail only draw it. */
export interface ReceiptDocument {
  readonly language: Language
  readonly title: string
  readonly number: string
  readonly brand: string
  /** The store, its address and telephone. */
  readonly place: readonly string[]
  readonly facts: readonly ReceiptRow[]
  readonly items: readonly ReceiptItem[]
  readonly sums: readonly ReceiptRow[]
  /** Credit notes. */
  readonly credits: readonly ReceiptSection[]
  readonly notes: readonly string[]
}
