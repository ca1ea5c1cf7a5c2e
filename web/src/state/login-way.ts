import { kept, text } from '../entry/kept.ts'
import { openPage } from './navigation.ts'
import { paths, withInputs } from './paths.ts'
import type { LoginProvider } from './session.ts'

const keptWay = kept({ key: 'tiffin.loginWay', codec: text, fallback: '' })

/** Notes how somebody logged in on this device. */
export const noteLoginWay = (way: LoginProvider) => keptWay.set(way)

/** Opens the page to log in at: by code, which needs no password, unless a password was used here last. */
export const openLogin = (redirect?: string) =>
  openPage(withInputs(keptWay.get() === 'password' ? paths.login : paths.codeLogin, { redirect }))
