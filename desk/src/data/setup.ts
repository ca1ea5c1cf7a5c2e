import type { CallMap } from '@tiffin/contract/calls'
import { readCorpBy } from '@tiffin/kit/client/corp.ts'
import { call } from './call.ts'
import { logIn } from './log-in.ts'

/** What a new brand is made of. */
export type NewBrand = CallMap['/api/app/desk/setup/create']['input']

export const findSetup = (code: string) => call('/api/app/desk/setup/detail', { code })

/** Makes a brand and logs its owner in; answers where its desk begins. */
export async function createBrand(brand: NewBrand): Promise<string> {
  const { corpId } = await call('/api/app/desk/setup/create', brand)
  readCorpBy(() => corpId) // the address still names none
  await logIn({ account: brand.account, password: brand.password })
  return `/desk/${corpId}/start`
}
