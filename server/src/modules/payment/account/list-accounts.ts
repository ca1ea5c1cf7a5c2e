import { textIn } from '@tiffin/core/language/language'
import { say } from '@tiffin/phrases/server'
import type { AccessFault } from '../provider-kind.ts'
import type { ConnectParts, Staff } from './parts.ts'
import { findIsLive, listShownAccounts } from './queries.ts'

/** The address to which a provider sends its notices; the id of the account follows. */
export const notifyUrlOf = (publicUrl: string, provider: string, corpId: string): string =>
  `${publicUrl}/api/pay/notify/${provider}/${corpId}/`

/** The providers that a brand may connect, and its accounts at them, without their secrets [provider-4]. */
export async function listAccounts({ app, kinds }: ConnectParts, { corp, language }: Staff) {
  const { corpId, currency } = corp
  const [brands, { rows }] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.batch(findIsLive(corpId), listShownAccounts(corpId)),
  )
  return {
    isLive: brands.rows[0]?.isLive ?? false,
    providerList: [...kinds.values()].map(({ name, fields, methods, ruleOf }) => ({
      ...{ provider: name, takesCurrency: ruleOf(currency) !== undefined, fieldList: [...fields] },
      methodList: methods.map(({ code, icon }) => ({ code, icon, name: say(language, `pay.methods.${code}`) })),
      notifyUrl: notifyUrlOf(app.config.publicUrl, name, corpId),
    })),
    accountList: rows.map(({ storeName, ...row }) => ({
      ...{ ...row, storeName: storeName === null ? '' : textIn(storeName, language) },
      // as: whatever was found wrong is one of these
      checkText: row.checkResult === 'ok' ? '' : say(language, `refusal.${row.checkResult as AccessFault}`),
    })),
  }
}
