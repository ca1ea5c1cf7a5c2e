import { firstLanguage } from './entry/first-language.ts'
import { fetchFirstPictures } from './entry/first-pictures.ts'
import { wordFiles } from './entry/word-files.ts'

// This file is all that is read before anything else is asked for, so that the words and the app come side by side.
wordFiles[firstLanguage()].first().catch(() => undefined)
fetchFirstPictures()
const { start } = await import('./shell/start.tsx')
const place = document.getElementById('root')
if (place !== null) await start(place)
