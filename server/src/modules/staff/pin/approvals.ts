import type { listApprovers } from '@tiffin/contract/approval'
import { mayRefund } from '@tiffin/core/staff/granting'
import type { Permission } from '@tiffin/core/staff/permission'
import { mayAct, type Right, rightsOf } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { takeProofTry } from '../log-in/budgets.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { forgetPinTries, type HolderRow, listHolders, takePinTry } from './queries.ts'

type Staff = Context<'staff'>
type Wish = z.output<typeof listApprovers.input>

/** Another person of the store, who has proven by their PIN that they allow something. */
export interface Approver {
  readonly staffId: string
  readonly name: string
  readonly rights: readonly Right[]
  readonly refundLimit: number
  readonly discountLimits: { readonly employee: number; readonly manual: number }
}

const approverOf = ({ staffId, name, grants, extras, refundLimit, isLocked, ...limits }: HolderRow) => ({
  ...{ staffId, name, refundLimit, isLocked, rights: rightsOf(grants, extras) },
  discountLimits: { employee: limits.employeeLimit, manual: limits.manualLimit },
})

const permissionFor = (kind: Wish['kind']): Permission => (kind === 'refund' ? 'order:refund' : 'order:discount')

const suffices = (approver: Approver, { kind, amount }: Wish): boolean =>
  kind === 'refund' ? mayRefund(approver, amount) : amount <= approver.discountLimits[kind]

/** Who may allow what is above a colleague's limit, at one store [staff-14]. */
export class Approvals {
  readonly #parts: StaffParts

  constructor(parts: StaffParts) {
    this.#parts = parts
  }

  /** Everybody else with a PIN who may do this at the caller's store. */
  async #colleagues(kind: Wish['kind'], { corp: { corpId }, session }: Staff) {
    const [{ rows }] = await this.#parts.app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(listHolders(corpId)),
    )
    return rows
      .map(approverOf)
      .filter(({ staffId, rights }) => staffId !== session.staffId && mayAct(rights, permissionFor(kind), session))
  }

  /** Everybody else at the caller's store who could allow so much. */
  async list(wish: Wish, context: Staff) {
    const colleagues = await this.#colleagues(wish.kind, context)
    return {
      list: colleagues
        .filter((each) => suffices(each, wish))
        .map(({ staffId, name: staffName, isLocked }) => ({ staffId, staffName, isLocked })),
    }
  }

  /**
   * The person whose PIN this is, if they may do this here themselves. Refuses `pinWrong`, `pinLocked` and `loginLocked`. A try is
   * counted before it is compared, of the PIN as of the caller; the PIN of who may not do this here cannot be tried [staff-15].
   */
  async check(
    { staffId, pin }: { readonly staffId: string; readonly pin: string },
    kind: Wish['kind'],
    context: Staff,
  ): Promise<Approver> {
    const { app, passwords } = this.#parts
    const { corpId } = context.corp
    await takeProofTry(app, context.session.staffId, context)
    const approver = (await this.#colleagues(kind, context)).find((each) => each.staffId === staffId)
    if (!approver) throw new Refusal('pinWrong')
    const [holder] = await app.db.tx(
      { role: 'app', corp: corpId },
      async (tx) => (await tx.run(takePinTry(corpId, staffId))).rows,
    )
    if (!holder) throw new Refusal('pinLocked')
    if (!(await passwords.matches(pin, holder.pinHash))) throw new Refusal('pinWrong')
    await app.db.tx({ role: 'app', corp: corpId }, (tx) => tx.run(forgetPinTries(corpId, { staffId, ...holder })))
    return approver
  }
}
