import pg, { type PoolClient } from 'pg'
import { isAbortedTransaction, RolledBack } from './failure.ts'
import type { Answer, Answers, Statement } from './statement.ts'

/** Whose rows a transaction may touch. */
export interface Scope {
  /** `app`: the rows of `corp` only. `jobs`: rows of any corp, in the tables that are swept. */
  readonly role: 'app' | 'jobs'
  readonly corp?: string
  /** Only reads, and sees in all of its statements what there was at the first one. */
  readonly isOneSnapshot?: boolean
  /** Sees one snapshot too, and may make tables of its own before it says that it only reads. */
  readonly isPreview?: boolean
}

/** A transaction under way. */
export interface Tx {
  /** Text with `$1` for what has no statement of its own: seeds and tests. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Answer<Row>>
  run<Row>(statement: Statement<Row>): Promise<Answer<Row>>
  /** Sends all at once and waits once. When one fails those behind it are not carried out. */
  batch<const Statements extends readonly Statement[]>(...statements: Statements): Promise<Answers<Statements>>
  /** The last statements together with COMMIT, in one round trip. What must hold has to be refused inside the database: after this it is too late. */
  finish<const Statements extends readonly Statement[]>(...statements: Statements): Promise<Answers<Statements>>
  /** How often this unit has waited for the database so far. */
  readonly roundTrips: number
}

/** BEGIN and the settings as one message, which answers one column: every message is a wake-up on both sides. */
const opening = ({ role, corp = '', isOneSnapshot = false, isPreview = false }: Scope): string =>
  `begin${isOneSnapshot || isPreview ? ' isolation level repeatable read' : ''}${isOneSnapshot ? ', read only' : ''}; select concat(set_config('role', 'tiffin_${role}', true), set_config('app.corp', ${pg.escapeLiteral(corp)}, true), set_config('search_path', 'tiffin', true), set_config('statement_timeout', '5s', true), set_config('lock_timeout', '2s', true), set_config('plan_cache_mode', 'force_generic_plan', true))`

const control = (text: string): Statement => ({ text, values: [] })

/** Turns statements into as few round trips as their order allows: BEGIN and the settings travel with the first ones. */
export class Unit implements Tx {
  roundTrips = 0
  #inFlight = 0
  #state: 'fresh' | 'open' | 'done' = 'fresh'
  #opening: Promise<Answer<unknown>>[] = []
  readonly #client: PoolClient
  readonly #scope: Scope

  constructor(client: PoolClient, scope: Scope) {
    this.#client = client
    this.#scope = scope
  }

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Answer<Row>> {
    return this.run<Row>({ text, values })
  }

  async run<Row>(one: Statement<Row>): Promise<Answer<Row>> {
    const [answer] = await this.batch(one)
    // as: batch answers every statement in its place.
    return answer as Answer<Row>
  }

  async batch<const Statements extends readonly Statement[]>(...statements: Statements): Promise<Answers<Statements>> {
    // as: #together answers in the order of the statements, each row being what its statement says.
    return (await this.#together(() => this.#sendAll(statements))) as Answers<Statements>
  }

  async finish<const Statements extends readonly Statement[]>(...statements: Statements): Promise<Answers<Statements>> {
    const answers = await this.#together(() => [...this.#sendAll(statements), this.#sendCommit()])
    return answers.slice(0, -1) as Answers<Statements> // as: the last answer is that of COMMIT
  }

  /** Ends a unit that did not finish itself. Nothing was sent: nothing to end. */
  async commit(): Promise<void> {
    if (this.#state === 'open') await this.#together(() => [this.#sendCommit()])
    this.#state = 'done'
  }

  async rollback(): Promise<void> {
    if (this.#state === 'open') await this.#send(control('rollback'))
    this.#state = 'done'
  }

  #sendAll(statements: readonly Statement[]): Promise<Answer<unknown>>[] {
    if (this.#state === 'done') throw new Error('This transaction has ended.')
    if (this.#state === 'fresh') this.#begin()
    return statements.map((one) => this.#send(one))
  }

  #begin(): void {
    this.#state = 'open'
    this.#opening = [this.#send(control(opening(this.#scope)))]
  }

  async #sendCommit(): Promise<Answer<unknown>> {
    this.#state = 'done'
    const answer = await this.#send(control('commit'))
    if (answer.command === 'ROLLBACK')
      throw new RolledBack('A statement of this transaction had failed: nothing was kept.')
    return answer
  }

  async #send(one: Statement): Promise<Answer<unknown> & { command: string }> {
    if (this.#inFlight === 0) this.roundTrips++
    this.#inFlight++
    try {
      const { text, values, name } = one
      // as: pg reads the values and leaves them as they are; its type does not say so.
      const sent = this.#client.query({ text, values: values as unknown[], ...(name ? { name } : {}) })
      const answers = [await sent].flat() // a message of several statements answers each
      const { rows, rowCount, command } = answers.at(-1) ?? { rows: [], rowCount: 0, command: '' }
      return { rows, count: rowCount ?? rows.length, command }
    } finally {
      this.#inFlight--
    }
  }

  /** Writes everything into one packet and waits for all of it; of several errors the first cause is thrown. */
  async #together(send: () => Promise<Answer<unknown>>[]): Promise<Answer<unknown>[]> {
    const { stream } = this.#client.connection
    stream.cork()
    let sent: Promise<Answer<unknown>>[]
    try {
      sent = send()
    } finally {
      stream.uncork()
    }
    const opening = this.#opening.splice(0)
    const results = await Promise.allSettled([...opening, ...sent])
    const errors = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
    if (errors.length > 0)
      throw errors.find((error) => !isAbortedTransaction(error) && !(error instanceof RolledBack)) ?? errors[0]
    return results.slice(opening.length).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }
}
