export { lessenWork, returnSlot, takeSlot } from './queries.ts'
export { serveSlots } from './routes.ts'
export { findSlot } from './slots.ts'
