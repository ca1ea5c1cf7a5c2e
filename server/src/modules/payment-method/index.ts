export { createPaymentMethods, type OfferedMethod, type PaymentMethods } from './payment-methods.ts'
export type { PaymentMethodRow } from './queries.ts'
export { servePaymentMethods } from './routes.ts'
