import { fold } from './fold.ts'
import type { Product, PropertyValue } from './product.ts'

/** Whether a folded text holds a folded word: a Latin one at the beginning of a word, others anywhere, as the server's search does. */
function holds(text: string, word: string): boolean {
  if (!/^[a-z]/.test(word)) return text.includes(word)
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    if (!/[a-z0-9]/.test(text.charAt(start - 1))) return true
  }
  return false
}

type Named = Pick<Product, 'productName' | 'description' | 'propertyList'>

/**
 * The option for which a product answers what was typed: "oat" and a tea with oat milk. Undefined when its own name or description
 * says so already, and when none in the customer's language does.
 */
export function matchingOption(product: Named, typed: string): PropertyValue | undefined {
  const keyword = fold(typed)
  const productText = fold(`${product.productName} ${product.description}`)
  if (keyword.split(' ').every((word) => holds(productText, word))) return undefined
  return product.propertyList
    .flatMap(({ propertyName, valueList }) => valueList.map((value) => ({ ...value, propertyName })))
    .find(({ propertyValue }) => holds(fold(propertyValue), keyword))
}
