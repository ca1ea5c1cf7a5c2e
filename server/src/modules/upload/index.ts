export { dropUploads, wearAvatar } from './avatar.ts'
export { uploadJobs } from './jobs.ts'
export { createUploadStorage, serveUploads } from './routes.ts'
