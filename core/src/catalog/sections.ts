import type { Category, Product } from './product.ts'

/** A heading of the menu with what stands below it. */
export interface Section {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly icon: string
  readonly products: readonly Product[]
}

function flatten(categories: readonly Category[]): Category[] {
  return [...categories]
    .sort((a, b) => a.sort - b.sort)
    .flatMap((category) => [category, ...flatten(category.children ?? [])])
}

const otherId = 'other'

/** The menu by headings, empty ones left out; a product whose heading is unknown stands under the last one, "more". */
export function sectionsOf(
  categories: readonly Category[],
  products: readonly Product[],
  otherName: string,
): readonly Section[] {
  const headings = flatten(categories)
  const known = new Set(headings.map(({ id }) => id))
  const byHeading = new Map<string, Product[]>()
  for (const product of products) {
    const { productCategoryId: id } = product
    const heading = known.has(id) ? id : otherId
    const before = byHeading.get(heading)
    if (before === undefined) byHeading.set(heading, [product])
    else before.push(product)
  }
  const sections = headings.map(({ id, categoryName, description, icon }) => ({
    id,
    name: categoryName,
    text: description,
    icon,
    products: [...(byHeading.get(id) ?? [])].sort((a, b) => a.sort - b.sort),
  }))
  const others = byHeading.get(otherId) ?? []
  const all = [...sections, { id: otherId, name: otherName, text: '', icon: '', products: others }]
  return all.filter((section) => section.products.length > 0)
}
