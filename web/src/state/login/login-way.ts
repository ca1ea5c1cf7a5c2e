import { kept, text } from '@tiffin/kit/client/kept.ts'
import { openPage } from '../navigation/navigation.ts'
import { paths, withInputs } from '../navigation/paths.ts'

/** How the last customer logged in on this device: `LoginProvider`. */
export const keptLoginWay = kept({ key: 'tiffin.loginWay', codec: text, fallback: '' })

/** The page to log in at: by code, which needs no password, unless a password was used here last. */
export const loginAddress = (redirect?: string) =>
  withInputs(keptLoginWay.get() === 'password' ? paths.login : paths.codeLogin, { redirect })

export const openLogin = (redirect?: string) => openPage(loginAddress(redirect))
