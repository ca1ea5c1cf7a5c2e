export { type Hasher, Passwords } from './hasher.ts'
export { servePasswords } from './routes.ts'
