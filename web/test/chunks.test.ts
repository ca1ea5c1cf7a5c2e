import { expect, it } from 'vitest'
import { planChunks } from '../vite/chunks.ts'

const stages = { entry: 'src/main.ts', app: 'src/start.tsx' }

/** A graph from lines like `main.ts: address.ts, ~start.tsx`; `~` imports on demand. */
function graphOf(...lines: readonly string[]) {
  return new Map(
    lines.map((line) => {
      const [id = '', list = ''] = line.split(':').map((part) => part.trim())
      const names = list.split(', ').filter((name) => name !== '')
      const imports = names.filter((name) => !name.startsWith('~')).map((name) => `src/${name}`)
      const lazyImports = names.filter((name) => name.startsWith('~')).map((name) => `src/${name.slice(1)}`)
      return [`src/${id}`, { imports, lazyImports }]
    }),
  )
}

const shop = [
  'main.ts: address.ts, ~start.tsx, ~menu.tsx',
  'start.tsx: home.tsx, address.ts, ~login.tsx',
  ...['address.ts:', 'home.tsx:', 'row.tsx: price.ts', 'price.ts:', 'field.tsx:'],
  ...['menu.tsx: home.tsx, row.tsx, field.tsx', 'login.tsx: field.tsx, price.ts'],
]

it('a module comes with the first stage that imports it', () => {
  const chunks = planChunks(graphOf(...shop), stages)
  expect(chunks.get('src/address.ts')).toBe('entry')
  expect(chunks.get('src/home.tsx')).toBe('app')
})

it('a new module of a lazy part stays out of the start, in whichever folder it lies', () => {
  const chunks = planChunks(graphOf(...shop, 'new.ts:', 'help.tsx: new.ts, home.tsx'), stages)
  expect(chunks.get('src/new.ts')).toBeUndefined()
  const used = planChunks(
    graphOf(...shop.map((line) => line.replace('login.tsx:', 'login.tsx: new.ts,')), 'new.ts:'),
    stages,
  )
  expect(used.get('src/new.ts')).toBeUndefined()
})

it('what two lazy parts share comes in one chunk with the nearer of them; what one needs alone is not planned', () => {
  const chunks = planChunks(graphOf(...shop), stages)
  expect(chunks.get('src/field.tsx')).toBe('with-menu')
  expect(chunks.get('src/price.ts')).toBe('with-menu')
  expect(chunks.get('src/row.tsx')).toBeUndefined()
  expect(chunks.get('src/menu.tsx')).toBeUndefined()
})

it('a stage whose first module is gone fails the build', () => {
  expect(() => planChunks(graphOf(...shop), { app: 'src/begin.tsx' })).toThrow('no module src/begin.tsx')
})
