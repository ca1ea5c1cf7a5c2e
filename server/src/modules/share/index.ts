export { findShared } from './shared.ts'
