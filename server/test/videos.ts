import { readFileSync } from 'node:fs'

/**
 * Videos as cameras and browsers make them, two seconds of a test picture unless the name says otherwise. The MP4 and the MOV carry
 * the place where they were taken, MP4 and WebM a title.
 */
export const video = (name: 'clip.mp4' | 'clip.mov' | 'clip.webm' | 'sixty-one-seconds.mp4'): Buffer =>
  readFileSync(new URL(`./videos/${name}`, import.meta.url))

/** What a video says of the place and in words. */
export const secretsInVideos = ['+01.29', 'secret title']
