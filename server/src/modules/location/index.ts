export { type Found, type LocationProvider, providerOf } from './provider.ts'
export { serveLocation } from './routes.ts'
