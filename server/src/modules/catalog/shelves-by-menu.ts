interface OfMenu {
  readonly source: { readonly key: string }
}

/** The shelves that show a menu, found without looking at all others. */
export class ShelvesByMenu<Shelf extends OfMenu> {
  readonly #byMenu = new Map<string, Map<Shelf, string>>()

  /** Menus of which there are shelves. */
  get size(): number {
    return this.#byMenu.size
  }

  add(place: string, shelf: Shelf): void {
    const { key } = shelf.source
    const places = this.#byMenu.get(key) ?? new Map<Shelf, string>()
    this.#byMenu.set(key, places.set(shelf, place))
  }

  delete(shelf: Shelf): void {
    const { key } = shelf.source
    const places = this.#byMenu.get(key)
    places?.delete(shelf)
    if (places?.size === 0) this.#byMenu.delete(key)
  }

  /** Their places, as they are now. */
  placesOf(menuKey: string): string[] {
    return [...(this.#byMenu.get(menuKey)?.values() ?? [])]
  }
}
