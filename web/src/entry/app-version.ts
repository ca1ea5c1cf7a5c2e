import { kept, text } from './kept.ts'

export const appVersion = '2.2.2'

export const keptVersion = kept({ key: 'icc_app_version', codec: text, fallback: '' })
