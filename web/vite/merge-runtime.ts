import type { Plugin, Rollup } from 'vite'

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk => file.type === 'chunk'

const exported = /export\{([^}]*)\};?\s*$/

/** `a as b` of an import or export, turned round: what the one side calls `a` is `b` on the other. */
const renamed = (names: string): string =>
  names
    .split(',')
    .map((name) => name.split(' as ').map((part) => part.trim()))
    .map(([one = '', other = one]) => `${other}:${one}`)
    .join(',')

/** `import {x as y}` as the keys of an object: `{x: y}`. */
const taken = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim().replace(' as ', ':'))
    .join(',')

/**
 * The bundler's few helpers come as a file of 700 bytes, which the first page would wait for like for a large one. They are written
 * into `host` instead, which every chunk that uses them imports anyway.
 */
export function mergeRuntime(host: string): Plugin {
  return {
    name: 'tiffin-merge-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk)
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        const into = chunks.find(({ name }) => name === host)
        if (runtime === undefined || into === undefined) return
        const [end, names = ''] = exported.exec(runtime.code) ?? []
        if (end === undefined) this.error('the bundler writes its runtime otherwise than before')
        const body = runtime.code.slice(0, -end.length)
        const file = runtime.fileName.split('/').at(-1)
        const importing = new RegExp(`import\\{([^}]*)\\}from"\\./${file}";?`)
        for (const chunk of chunks) {
          if (chunk === runtime || !chunk.imports.includes(runtime.fileName)) continue
          const isHost = chunk === into
          chunk.code = chunk.code.replace(importing, (_all, importedName: string) =>
            isHost
              ? `const $runtime=(()=>{${body};return{${renamed(names)}}})(),{${taken(importedName)}}=$runtime;`
              : `import{$runtime}from"./${into.fileName.split('/').at(-1)}";const{${taken(importedName)}}=$runtime;`,
          )
          if (chunk.code.includes(`${file}`)) this.error(`${chunk.fileName} still asks for the runtime`)
          const others = chunk.imports.filter((name) => name !== runtime.fileName && name !== into.fileName)
          chunk.imports = isHost ? others : [into.fileName, ...others]
          if (isHost) chunk.code = chunk.code.replace(exported, (_all, more: string) => `export{${more},$runtime};`)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
