import { firstLanguage } from './entry/first-language.ts'
import { wordFiles } from './entry/word-files.ts'

// This file is all that is read before anything else is asked for, so that the words and the app come side by side.
wordFiles[firstLanguage()].first().catch(() => undefined)
const { start } = await import('./shell/start.tsx')
const place = document.getElementById('root')
if (place !== null) await start(place)
