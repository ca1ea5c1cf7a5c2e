import { isAtHome, isAtMenu } from './entry/address.ts'
import { sendMenuCalls } from './entry/first-calls.ts'
import { firstLanguage } from './entry/first-language.ts'
import { fetchFirstPicture } from './entry/first-pictures.ts'
import { wordFiles } from './entry/word-files.ts'

// This file is all that is read before anything else is asked for, so that the words and the app come side by side.
const words = wordFiles[firstLanguage()]
words.first().catch(() => undefined)
if (isAtHome()) {
  fetchFirstPicture()
} else if (isAtMenu()) {
  words.menu().catch(() => undefined)
  sendMenuCalls()
  import('./screens/menu/menu.tsx').catch(() => undefined)
} else {
  words.rest().catch(() => undefined)
  // A guess by the address; the app knows better, and asks for the same file.
  import('./shell/later-screens.ts').then((it) => it.fetchScreenAt(location.hash)).catch(() => undefined)
}

async function run(): Promise<void> {
  const { start } = await import('./shell/start.tsx')
  const place = document.getElementById('root')
  if (place !== null) await start(place)
}

// Not awaited: the app uses modules of this file, which must be over before it begins.
run()
