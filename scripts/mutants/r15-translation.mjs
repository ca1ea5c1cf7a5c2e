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
    file: 'server/src/modules/draft/translation/read-texts.ts',
    find: 'ofName: names.get(ownerOf(item, isPart)) ?? {}',
    put: 'ofName: {}',
  },
  {
    id: 'language-6',
    name: 'a text is written into every group of a set',
    file: 'core/src/language/item-texts.ts',
    tests: ['core/src/language/item-texts.test.ts'],
    find: 'entryKey(list, entry, place) === key',
    put: 'key.length > 0',
  },
  {
    id: 'language-6',
    name: 'what was said to fit fits for ever',
    file: 'server/src/modules/draft/translation/fits.ts',
    tests: ['server/src/modules/draft/translation/translations.test.ts'],
    find: "digest !== undefined && digest === digestOf({ from, source: texts[from] ?? '', text: texts[to] ?? '' })",
    put: 'digest !== undefined',
  },
  {
    id: 'language-6',
    name: 'texts of one list forget each other',
    file: 'desk/src/screens/translations/use-texts.ts',
    tests: ['desk/src/screens/translations/translations.test.tsx'],
    find: 'const before = valueNow(row)',
    put: 'const before = readValue(row)',
  },
  {
    id: 'language-7',
    name: 'an empty cell takes a text away',
    file: 'desk/src/screens/translations/paste-column.tsx',
    tests: ['desk/src/screens/translations/translations.test.tsx'],
    find: "below[index] && text.trim() !== ''",
    put: 'below[index]',
  },
  {
    id: 'language-7',
    name: 'lines of a cell are cells',
    file: 'core/src/language/pasted-column.ts',
    tests: ['core/src/language/pasted-column.test.ts'],
    find: '((?:[^"]|"")*)',
    put: '((?:[^"\\n]|"")*)',
  },
  {
    id: 'language-7',
    name: 'taking back loses what was typed since',
    file: 'desk/src/screens/translations/paste-column.tsx',
    tests: ['desk/src/screens/translations/translations.test.tsx'],
    find: "if ((book.textsNow(row)[to] ?? '') === text) book.write",
    put: 'book.write',
  },
]
