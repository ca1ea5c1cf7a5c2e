// Faults against translations [language-5].
const core = { file: 'core/src/language/translation.ts', tests: ['core/src/language/translation.test.ts'] }
const server = {
  file: 'server/src/modules/draft/translation/list-translations.ts',
  tests: ['server/src/modules/draft/translation/translations.test.ts'],
}

export const faults = [
  {
    id: 'language-5',
    name: 'a source that came later makes a translation outdated',
    ...core,
    find: 'lastStep(changes, from, true)',
    put: 'lastStep(changes, from)',
  },
  {
    id: 'language-5',
    name: 'blanks are a translation',
    ...core,
    find: "text !== undefined && text.trim() !== ''",
    put: "text !== undefined && text !== ''",
  },
  {
    id: 'language-5',
    name: 'a text without a source is missing',
    ...core,
    find: "if (!hasWords(texts[from])) return 'done'",
    put: '',
  },
  {
    id: 'language-5',
    name: 'the draft outdates nothing',
    ...server,
    file: 'server/src/modules/draft/translation/text-changes.ts',
    find: 'releaseNo: stepOfDraft',
    put: 'releaseNo: 0',
  },
  {
    id: 'language-5',
    name: 'a size stands without its product',
    ...server,
    find: 'ofName: names.get(nameOf[field]) ?? {}',
    put: 'ofName: {}',
  },
]
