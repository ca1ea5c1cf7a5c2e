import { expect, it } from 'vitest'
import { isOwn, planChunks } from '../vite/chunks.ts'

const stages = { entry: 'src/main.ts', app: 'src/start.tsx' }

/** A graph from lines like `main.ts: address.ts, ~start.tsx`; `~` imports on demand. */
function graphOf(...lines: readonly string[]) {
  return new Map(
    lines.map((line): [string, { imports: string[]; lazyImports: string[] }] => {
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

it('a file of the kit is placed by who imports it: with the start only when the start imports it', () => {
  const lies = (id: string) => id.replace(/^src\/(address|field|row)\./, '/tiffin/kit/ui/$1.')
  const links = ({ imports, lazyImports }: { imports: string[]; lazyImports: string[] }) => ({
    imports: imports.map(lies),
    lazyImports,
  })
  const chunks = planChunks(new Map([...graphOf(...shop)].map(([id, each]) => [lies(id), links(each)])), stages)
  expect(chunks.get('/tiffin/kit/ui/address.ts')).toBe('entry')
  expect(chunks.get('/tiffin/kit/ui/field.tsx')).toBe('with-menu')
  expect(chunks.get('/tiffin/kit/ui/row.tsx')).toBeUndefined()
  expect(isOwn('/tiffin/kit/ui/field.tsx')).toBe(true)
  expect(isOwn('/tiffin/node_modules/react/index.js')).toBe(false)
})

it('a stage whose first module is gone fails the build', () => {
  expect(() => planChunks(graphOf(...shop), { app: 'src/begin.tsx' })).toThrow('no module src/begin.tsx')
})
