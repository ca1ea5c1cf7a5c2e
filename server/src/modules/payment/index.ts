export { paymentJobs } from './jobs.ts'
export { type PaymentParts, Payments } from './payments.ts'
export { openProviders } from './providers.ts'
export { servePayments } from './routes.ts'
