import type { Page } from '@playwright/test'

export type Storage = Record<string, string>

/** What a browser holds after a customer has chosen drinks, logged in and begun to pay, and the counter's after log-in. */
export interface Scene {
  readonly url: string
  readonly storage: Storage
  /** Of the counter: it lasts as long as the tab. */
  readonly counter: Storage
  /** The same of the desk's owner. */
  readonly desk: Storage
  readonly unpaid: string
  readonly paid: string
  /** Path of the receipt of the paid order. */
  readonly receipt: string
}

export interface PageToShoot {
  /** Where it is in the customers' app, `counter`, or the address of a page of its own: `desk/demo/menu`. */
  readonly path: (scene: Scene) => string
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Without a log-in. */
  readonly isVisitor?: boolean
}
