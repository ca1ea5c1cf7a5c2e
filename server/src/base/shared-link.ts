/** What the address of a link names beside its brand; anybody may have written it. */
export interface Named {
  readonly storeId: string | undefined
  readonly productId: string | undefined
  readonly sharedCartId?: string | undefined
  readonly groupOrderId?: string | undefined
}

/** What is shown of a link where it is sent, before anybody opens it [share-1]. */
export interface Shared {
  readonly title: string
  readonly text: string
  /** Address of the picture without width and format, `/media/<name>`; empty when there is none. */
  readonly picture: string
}
