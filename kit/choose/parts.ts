import type { PropertyPick } from '@tiffin/core/cart/cart-line'
import type { Selection } from '@tiffin/core/cart/selection'
import type { PackageGroupItem, Product, PropertyValue } from '@tiffin/core/catalog/product'
import type { ComponentType } from 'react'

/** What each part of a choice shows and changes. */
export interface PartProps {
  readonly product: Product
  readonly selection: Selection
  readonly onChange: (change: Partial<Selection>) => void
}

/** An item of a set and where its picture stands. */
export interface ItemPictureProps {
  readonly item: PackageGroupItem
  /** Of the product that the item has no tint of its own beside. */
  readonly tint: string
  readonly size: number
  readonly radius: number
  readonly isOut?: boolean
}

/** What each app draws in its own way. */
export interface ChooseParts {
  readonly ItemPicture: ComponentType<ItemPictureProps>
  /** What is in an item, below its name. */
  readonly ItemNote?: ComponentType<{ readonly item: PackageGroupItem; readonly values: readonly PropertyPick[] }>
  /** What is in a value, below its name. */
  readonly ValueNote?: ComponentType<{ readonly value: PropertyValue }>
}
