interface OfMenu {
  readonly source: { readonly key: string }
}

/** The held stores that show a menu, found without looking at all others. */
export class StoresByMenu<HeldStore extends OfMenu> {
  readonly #byMenu = new Map<string, Map<HeldStore, string>>()

  /** Menus of which there are held stores. */
  get size(): number {
    return this.#byMenu.size
  }

  add(place: string, heldStore: HeldStore): void {
    const { key } = heldStore.source
    const places = this.#byMenu.get(key) ?? new Map<HeldStore, string>()
    this.#byMenu.set(key, places.set(heldStore, place))
  }

  delete(heldStore: HeldStore): void {
    const { key } = heldStore.source
    const places = this.#byMenu.get(key)
    places?.delete(heldStore)
    if (places?.size === 0) this.#byMenu.delete(key)
  }

  /** Their places, as they are now. */
  placesOf(menuKey: string): string[] {
    return [...(this.#byMenu.get(menuKey)?.values() ?? [])]
  }
}
