import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const contract = new URL('./', import.meta.resolve('@tiffin/contract/calls'))

const declaration = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = call\(/g

const flow = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()

/** What the contract says about each call: name of the call -> sentences of its comment. */
export function readCallComments(): ReadonlyMap<string, string> {
  const texts = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(fileURLToPath(new URL(file, contract)), 'utf8'))
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(declaration)].map(([, comment = '', name = '']) => [name, flow(comment)]),
    ),
  )
}

/** The first sentence. */
export const firstSentence = (text: string): string => /^.*?[.:;](?=\s|$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text
