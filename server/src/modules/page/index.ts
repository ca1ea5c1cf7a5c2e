export { type Brand, type Brands, createBrands } from './brand.ts'
export { methodsOf, showSign } from './present-page.ts'
export type { PaymentMethodRow } from './queries.ts'
export { createStartBytes, servePagesOfBrand } from './routes.ts'
