import { PackageGroup } from './package-group.tsx'
import type { ChooseParts, PartProps } from './parts.ts'
import { PropertyOptions } from './property-options.tsx'
import { showNext } from './show-group.ts'
import { Sizes } from './sizes.tsx'

/** Everything there is to choose of a product: size, properties, and what a package is made of. */
export function Options({ product, selection, onChange, parts }: PartProps & { readonly parts: ChooseParts }) {
  return (
    <>
      <Sizes product={product} selection={selection} onChange={onChange} />
      {product.propertyList.map((property) => (
        <PropertyOptions
          key={property.propertyId}
          scope="own"
          property={property}
          values={selection.values}
          onChange={(values) => onChange({ values })}
          parts={parts}
        />
      ))}
      {product.packageGroupList.map((group) => (
        <PackageGroup
          key={group.productGroupId}
          group={group}
          picks={selection.picks}
          onChange={(picks) => {
            onChange({ picks })
            showNext(product, selection.picks, picks)
          }}
          tint={product.tint}
          parts={parts}
        />
      ))}
    </>
  )
}
