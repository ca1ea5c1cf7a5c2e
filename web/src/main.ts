import { isAtHome, isAtMenu, isAtOrder } from './entry/address.ts'
import { sendMenuCalls } from './entry/calls/first-calls.ts'
import { firstLanguage } from './entry/first-language.ts'
import { nextTurn } from './entry/next-turn.ts'
import { fetchFirstPicture } from './entry/pictures/first-pictures.ts'
import { wordFiles } from './entry/word-files.ts'

// This file is all that is read before anything else is asked for, so that the words and the app come side by side.
const words = wordFiles[firstLanguage()]
if (isAtHome()) {
  words.first().catch(() => undefined)
  fetchFirstPicture()
} else if (isAtMenu()) {
  words.ordering().catch(() => undefined)
  sendMenuCalls()
  import('./screens/menu/menu.tsx').catch(() => undefined)
} else if (isAtOrder()) {
  words.ordering().catch(() => undefined)
  import('./screens/order-detail/order-detail.tsx').catch(() => undefined)
} else {
  words.first().catch(() => undefined)
  words.rest().catch(() => undefined)
}

async function run(): Promise<void> {
  await import('./entry/react-first.ts')
  await nextTurn()
  const { start } = await import('./shell/start/start.tsx')
  await nextTurn()
  const place = document.getElementById('root')
  if (place !== null) await start(place)
}

/** The page brings its own words for the case that no others come. */
const tellFault = () => document.getElementById('fault')?.removeAttribute('hidden')

// Not awaited: the app uses modules of this file, which must be over before it begins.
run().catch(tellFault)
