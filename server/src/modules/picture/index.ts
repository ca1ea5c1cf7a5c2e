export { pictureJobs } from './jobs.ts'
export { servePictures } from './routes.ts'
