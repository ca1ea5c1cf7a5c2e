import { isAtHome, isAtMenu } from './entry/address.ts'
import { sendMenuCalls } from './entry/first-calls.ts'
import { firstLanguage } from './entry/first-language.ts'
import { fetchFirstPictures } from './entry/first-pictures.ts'
import { wordFiles } from './entry/word-files.ts'

// This file is all that is read before anything else is asked for, so that the words and the app come side by side.
const words = wordFiles[firstLanguage()]
words.first().catch(() => undefined)
if (isAtHome()) fetchFirstPictures()
else words.rest().catch(() => undefined)
if (isAtMenu()) {
  sendMenuCalls()
  import('./screens/menu/menu.tsx').catch(() => undefined)
}

async function run(): Promise<void> {
  const { start } = await import('./shell/start.tsx')
  const place = document.getElementById('root')
  if (place !== null) await start(place)
}

// Not awaited: the app uses modules of this file, which must be over before it begins.
run()
