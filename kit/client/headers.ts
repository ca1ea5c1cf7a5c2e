import { appOs } from './app-os.ts'
import { appVersion } from './app-version.ts'
import { corpOfAddress } from './corp.ts'

/** What every call says of the app and of who uses it [call-9]. */
export const callHeaders = ({ language, token }: { language: string; token: string }): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Accept-Language': language,
  'Corp-Id': corpOfAddress(),
  'App-Os': appOs(),
  'App-Version': appVersion,
  ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
})
