import { type Client, escapeLiteral } from 'pg'
import { parsers } from '../../src/db/parsers.ts'
import type { Sampled } from './samples.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Node[]
}

/** What carrying out a statement touched. */
export interface Reading {
  readonly name: string
  /** Rows of tables that were looked at, whether or not they were wanted. */
  readonly rows: number
  /** Pages of tables and indexes, of 8 KB. */
  readonly pages: number
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const isScan = (node: Node) => node['Node Type'].includes('Scan') && node['Relation Name'] !== undefined

const rowsOf = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops']

const plain = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

const element = (value: unknown): string => (value === null ? 'null' : JSON.stringify(plain(value)))

/** A value as it stands in SQL; a list is an array. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return escapeLiteral(Array.isArray(value) ? `{${value.map(element).join(',')}}` : plain(value))
}

/** Whose rows a statement is about: those of the brand that it names, or of all brands for a job. */
const scopeOf = ({ corp }: Sampled): string =>
  corp === undefined ? 'set local role tiffin_jobs' : `set local role tiffin_app; set local app.corp = '${corp}'`

/** What a statement answers; what it writes is taken back. */
export async function readRows(client: Client, statement: Sampled): Promise<Record<string, unknown>[]> {
  await client.query(`begin; ${scopeOf(statement)}`)
  try {
    return (await client.query({ text: statement.text, values: [...statement.values], types: parsers })).rows
  } finally {
    await client.query('rollback')
  }
}

/** Carries a statement out under its generic plan, as a server does that has run for a while, and takes it back. */
export async function readPlan(client: Client, statement: Sampled): Promise<Reading> {
  const { name, text, values } = statement
  await client.query(`begin; ${scopeOf(statement)}; set local plan_cache_mode = force_generic_plan`)
  try {
    await client.query(`prepare probe as ${text}`)
    const execute = `execute probe${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`
    const { rows } = await client.query(`explain (analyze, buffers, costs off, timing off, format json) ${execute}`)
    const plan: Node = rows[0]['QUERY PLAN'][0].Plan
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    return {
      name,
      rows: Math.round(
        nodesOf(plan)
          .filter(isScan)
          .reduce((sum, node) => sum + rowsOf(node), 0),
      ),
      pages,
    }
  } catch (cause) {
    throw new Error(`${name} cannot be carried out with the samples of samples.ts`, { cause })
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}
