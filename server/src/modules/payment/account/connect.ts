import type { connectPaymentAccount } from '@tiffin/contract/desk/payment-account'
import type { Texts } from '@tiffin/core/language/language'
import { locales } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import { brandMoved } from '../../../db/services.ts'
import { auditEntry } from '../../audit/index.ts'
import type { ProviderKind, ProviderMethod } from '../provider-kind.ts'
import type { ConnectParts, Staff } from './parts.ts'
import {
  type AccountRow,
  disconnectAccount,
  findAccountRow,
  insertMethod,
  lockStore,
  noteCheck,
  putAccount,
  raiseVersion,
} from './queries.ts'
import { hintOf, sealSecrets, unsealSecrets } from './sealed-secrets.ts'

type Wish = z.output<typeof connectPaymentAccount.input>

/** Every field of the kind and no other. */
function ensureFields({ fields }: ProviderKind, wish: Wish): void {
  for (const place of ['settings', 'secrets'] as const) {
    const names = fields.filter(({ isSecret }) => isSecret === (place === 'secrets')).map(({ name }) => name)
    const given = Object.keys(wish[place])
    const missing = names.find((name) => !given.includes(name))
    const odd = given.find((name) => !names.includes(name))
    if (missing !== undefined) throw fieldRefusal(`${place}.${missing}`, 'is missing')
    if (odd !== undefined) throw fieldRefusal(`${place}.${odd}`, 'is no field of this provider')
  }
}

/** What a provider calls one of its ways to pay, in every language. */
const nameOf = ({ code }: ProviderMethod): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale, `pay.methods.${code}`)]))

/** The keys must be of the mode that was chosen, and good for the brand's currency; the provider is asked whose they are [provider-4]. */
async function ownerOf(kind: ProviderKind, wish: Wish, currency: string): Promise<string> {
  if (kind.ruleOf(currency) === undefined) throw new Refusal('providerCurrencyWrong')
  const modes = kind.modesOf(wish.secrets)
  if (modes.length === 0) throw new Refusal('providerKeyWrong')
  if (!modes.includes(wish.mode)) throw new Refusal('providerModeWrong')
  const checked = await kind.check(wish, currency)
  if (checked.fault !== undefined) throw new Refusal(checked.fault)
  return checked.owner
}

/** New keys are of the account that there was: what it took can be given back by no other [provider-9]. */
function ensureSameOwner(known: AccountRow | undefined, owner: string): void {
  const isKnown = known !== undefined && known.owner !== '' && owner !== ''
  if (isKnown && known.owner !== owner) throw new Refusal('providerAccountOther')
}

/** The audit log's entry of an account: where and in which mode, none of its keys. */
const changesOf = ({ mode, isConnected }: { mode: string; isConnected: boolean }) => ({
  mode: { from: isConnected ? null : mode, to: isConnected ? mode : null },
})

/** Connects an account, with the ways to pay that its provider brings [provider-1]. */
export async function connect({ app, kinds, keys }: ConnectParts, wish: Wish, context: Staff) {
  const { corp, now } = context
  const { corpId, currency } = corp
  const { accountId, provider, storeId, mode, settings, secrets } = wish
  const kind = kinds.get(provider)
  if (!kind) throw fieldRefusal('provider', `one of ${[...kinds.keys()].join(', ')}`)
  ensureFields(kind, wish)
  const owner = await ownerOf(kind, wish, currency)
  const hints = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, hintOf(secret)]))
  const sealed = sealSecrets(keys, { corpId, accountId }, secrets)
  await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    await tx.run(raiseVersion(corpId)) // of two that connect at once the second waits here, and sees the first
    if (storeId !== null && (await tx.run(lockStore(corpId, storeId))).count === 0) throw new Refusal('storeUnknown')
    ensureSameOwner((await tx.run(findAccountRow(corpId, accountId))).rows[0], owner)
    const account = { accountId, provider, storeId, mode, settings, sealed, hints, owner, now }
    const put = await tx.run(putAccount(corpId, account))
    if (put.count === 0) throw new Refusal('providerConnected')
    const item = { kind: 'paymentAccount', id: accountId, name: provider }
    const changes = changesOf({ mode, isConnected: true })
    await tx.finish(
      ...kind.methods.map((method) =>
        insertMethod(corpId, { ...method, name: nameOf(method), provider, channel: method.channel }),
      ),
      auditEntry(context, { action: 'payment.connect', item, changes, ...(storeId === null ? {} : { storeId }) }),
    )
  })
  await brandMoved(app, corpId)
  return {}
}

/** No more payments go to an account; it keeps its keys, since what it took may still be given back [provider-1]. */
export async function disconnect({ app }: ConnectParts, { accountId }: { accountId: string }, context: Staff) {
  const { corp, now } = context
  const { corpId } = corp
  await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [account] = (await tx.run(disconnectAccount(corpId, accountId, now))).rows
    if (!account) throw new Refusal('providerUnknown')
    const { provider, storeId, mode } = account
    const item = { kind: 'paymentAccount', id: accountId, name: provider }
    const changes = changesOf({ mode, isConnected: false })
    await tx.finish(
      raiseVersion(corpId),
      auditEntry(context, { action: 'payment.disconnect', item, changes, ...(storeId === null ? {} : { storeId }) }),
    )
  })
  await brandMoved(app, corpId)
  return {}
}

/** Asks the provider again and keeps its answer. */
export async function check({ app, kinds, keys }: ConnectParts, { accountId }: { accountId: string }, context: Staff) {
  const { corp, now, language } = context
  const { corpId, currency } = corp
  const scope = { role: 'app', corp: corpId } as const
  const account = await app.db.tx(scope, async (tx) => (await tx.run(findAccountRow(corpId, accountId))).rows[0])
  const kind = account && kinds.get(account.provider)
  if (!kind) throw new Refusal('providerUnknown')
  const { mode, settings, sealedSecrets } = account
  const secrets = unsealSecrets(keys, { corpId, accountId }, sealedSecrets)
  const checked = await kind.check({ mode, settings, secrets }, currency)
  const { fault: result = 'ok' } = checked
  const owner = checked.fault === undefined ? checked.owner : ''
  await app.db.tx(scope, (tx) => tx.run(noteCheck(corpId, { accountId, result, owner, now })))
  return { checkedAt: now, checkResult: result, checkText: result === 'ok' ? '' : say(language, `refusal.${result}`) }
}
