export { type Found, ipinfoProvider, type LocationProvider, providerOf } from './provider.ts'
export { serveLocation } from './routes.ts'
