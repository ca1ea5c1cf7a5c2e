export { brandSeeker, firstBrandLink, furtherBrandLink } from './codes.ts'
export type { SampleMenus } from './put-sample.ts'
export { serveSetup } from './routes.ts'
