export { brandSeeker, firstBrandLink, furtherBrandLink } from './codes.ts'
export { serveSetup } from './routes.ts'
