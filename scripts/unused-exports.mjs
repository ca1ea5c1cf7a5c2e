// Values that are exported and that no other file imports; those that only tests import must serve their own file too.
import { fileOf, modules } from './module-graph.mjs'

const isTest = (file) => /\.test\.tsx?$|\/test\/|^e2e\/|^bench\//.test(file)

/** Importers of each export: `file#name`. */
const importers = new Map()
function note(file, name, from) {
  const key = `${file}#${name}`
  importers.set(key, [...(importers.get(key) ?? []), from])
}
const entriesOf = (file) => (modules.get(file)?.staticExports ?? []).flatMap(({ entries }) => entries)
const nameOf = ({ exportName }) => exportName.name ?? exportName.kind
const exportsOf = (file) => entriesOf(file).map(nameOf)
/** Types are left out: one in the signature of an exported function is exported with it. */
const valuesOf = (file) =>
  entriesOf(file)
    .filter(({ isType }) => !isType)
    .map(nameOf)

const noteAll = (target, from) => {
  for (const name of exportsOf(target)) note(target, name, from)
}

function noteImports(file, { text, staticImports, staticExports, dynamicImports }) {
  for (const { moduleRequest, entries } of staticImports) {
    const target = fileOf(file, moduleRequest.value)
    if (!target) continue
    for (const { importName } of entries)
      if (importName.kind === 'NamespaceObject') noteAll(target, file)
      else note(target, importName.name ?? importName.kind, file)
  }
  for (const { moduleRequest, importName } of staticExports.flatMap(({ entries }) => entries)) {
    const target = moduleRequest && fileOf(file, moduleRequest.value)
    if (target && importName.kind === 'Name') note(target, importName.name, file)
    else if (target) noteAll(target, file)
  }
  for (const { moduleRequest } of dynamicImports) {
    const target = fileOf(file, text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    // The names are taken from a promise: one that stands in the importing file counts as used.
    for (const name of target ? exportsOf(target) : [])
      if (name === 'Default' || new RegExp(`\\b${name}\\b`).test(text)) note(target, name, file)
  }
}
for (const [file, module] of modules) noteImports(file, module)

/** Named statements are found by the plans' test, which imports their files whole. */
const isStatement = (text, name) =>
  new RegExp(`export (?:const|function) ${name}\\b[\\s\\S]{0,300}?(?:\\bnamed[(<]|: Statement\\b)`).test(text)
const usesIn = (text, name) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
const isConfig = (file) => file.endsWith('.config.ts')

/** Rules that the brand's desk will use: its days, scales that are typed in, the tax of a country, refunds by line. */
const usedLater = new Set([
  ...['findDailyFigures', 'perMilleOfScale', 'countryTax'],
  ...['refundOfLine', 'leftAfterRefund', 'cutRefund', 'splitRefund'],
])

/** What is wrong with an export; undefined when it is used. */
function faultOf(file, name) {
  const { text } = modules.get(file)
  const users = importers.get(`${file}#${name}`) ?? []
  if (users.some((user) => !isTest(user)) || isStatement(text, name) || usedLater.has(name)) return undefined
  if (users.length === 0) return 'is imported nowhere'
  return usesIn(text, name) > 1 ? undefined : 'is used by tests only'
}

const faults = [...modules.keys()]
  .filter((file) => !isTest(file) && !isConfig(file) && !file.includes('/testing/'))
  .flatMap((file) => valuesOf(file).map((name) => [file, name, faultOf(file, name)]))
  .filter(([, , fault]) => fault !== undefined)
for (const [file, name, fault] of faults) process.stdout.write(`${file}: ${name} ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
