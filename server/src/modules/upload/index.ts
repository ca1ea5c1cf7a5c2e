export { dropUploads, wearAvatar } from './avatar.ts'
export { takeHelpFiles } from './help-files.ts'
export { uploadJobs } from './jobs.ts'
export { createUploadStorage, serveUploads } from './routes.ts'
