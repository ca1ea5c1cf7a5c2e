import type { Category } from './product.ts'

/** The ids of a category and of all below it. */
export const categoryIds = ({ id, children = [] }: Category): string[] => [id, ...children.flatMap(categoryIds)]
