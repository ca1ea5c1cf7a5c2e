export { eraseHelp, listHelpOfCustomer } from './queries.ts'
export { serveOrderHelp } from './routes.ts'
