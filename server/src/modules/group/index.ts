export { Groups } from './groups.ts'
export { serveGroups } from './routes.ts'
export { takeGroup } from './take-group.ts'
