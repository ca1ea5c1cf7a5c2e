import { isTaking, type TakingAccount } from '@tiffin/core/payment/offered-methods'
import type { Log } from '../../../base/context.ts'
import type { Corp } from '../../../base/corp.ts'
import { type HeldByCorp, holdByCorp } from '../../../base/held-by-corp.ts'
import type { Database } from '../../../db/database.ts'
import type { PaymentProvider } from '../provider.ts'
import type { ProviderKind } from '../provider-kind.ts'
import { type AccountRow, findIsLive, listAccountRows } from './queries.ts'
import { unsealSecrets } from './sealed-secrets.ts'

/** An account with its provider opened. */
export interface OpenAccount extends TakingAccount {
  readonly isTaking: boolean
  readonly opened: PaymentProvider
}

/** Which account took a payment. */
export interface TakenBy {
  readonly provider: string
  /** Null: the provider to try with, which the server itself runs. */
  readonly accountId: string | null
}

interface AccountParts {
  readonly db: Database
  readonly kinds: ReadonlyMap<string, ProviderKind>
  /** The provider to try with, for every brand of a demo. */
  readonly sandbox: OpenAccount | undefined
  readonly keys: readonly Buffer[]
  readonly log: Log
}

/** The accounts of brands at payment providers, opened; held while nothing of a brand changes [provider-1]. */
export class PaymentAccounts {
  readonly #parts: AccountParts
  readonly #held: HeldByCorp<readonly OpenAccount[]>

  constructor(parts: AccountParts) {
    this.#parts = parts
    this.#held = holdByCorp((corpId) => this.#read(corpId))
  }

  /** Those that take money now. */
  async taking(corp: Corp): Promise<readonly OpenAccount[]> {
    const { sandbox } = this.#parts
    const taking = (await this.#held.of(corp)).filter((account) => account.isTaking)
    return sandbox ? [sandbox, ...taking] : taking
  }

  /** The account that took a payment, connected or not; undefined when there is none, or when its secrets cannot be read. */
  async find(corp: Corp, { provider, accountId }: TakenBy): Promise<OpenAccount | undefined> {
    const { sandbox } = this.#parts
    if (accountId === null) return sandbox?.provider === provider ? sandbox : undefined
    const all = await this.#held.of(corp)
    return all.find((account) => account.accountId === accountId && account.provider === provider)
  }

  async #read(corpId: string): Promise<OpenAccount[]> {
    const [brands, { rows }] = await this.#parts.db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.batch(findIsLive(corpId), listAccountRows(corpId)),
    )
    const isLive = brands.rows[0]?.isLive ?? false
    return rows.flatMap((row) => {
      const account = this.#open(corpId, row)
      return account ? [{ ...account, isTaking: isTaking(row, isLive) }] : []
    })
  }

  /** One whose secrets cannot be read takes no money, and says so in the log. */
  #open(
    corpId: string,
    { sealedSecrets, mode, settings, ...row }: AccountRow,
  ): Omit<OpenAccount, 'isTaking'> | undefined {
    const { kinds, keys, log } = this.#parts
    const kind = kinds.get(row.provider)
    if (!kind) return undefined
    try {
      const secrets = unsealSecrets(keys, { corpId, accountId: row.accountId }, sealedSecrets)
      return { ...row, ruleOf: kind.ruleOf, opened: kind.open({ mode, settings, secrets }) }
    } catch (err) {
      log.error({ err, corp: corpId, accountId: row.accountId }, 'payment account cannot be opened')
      return undefined
    }
  }
}
