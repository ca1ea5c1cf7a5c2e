// Faults against the library of pictures: what they say, and replacing them.
const texts = { tests: ['server/src/modules/picture/picture-texts.test.ts'] }
const replacing = {
  file: 'server/src/modules/draft/picture/replace-picture.ts',
  tests: ['server/src/modules/draft/picture/replace-picture.test.ts'],
}
const zipped = {
  file: 'server/src/modules/draft/sheet/sheet-pictures.ts',
  tests: ['server/src/modules/draft/sheet/sheet-pictures.test.ts'],
}
const library = { tests: ['desk/src/screens/pictures/pictures.test.tsx'] }

export const faults = [
  {
    id: 'media-6',
    name: 'a text is seen with the next release only',
    file: 'server/src/modules/picture/change-picture.ts',
    find: 'if (isTextNew) await tx.run(raiseVersion(corpId))',
    put: '',
    ...texts,
  },
  {
    id: 'media-6',
    name: 'pictures on Home say what they show in another language',
    file: 'server/src/modules/page/show-pages.ts',
    find: 'ownTextIn(pictureTexts.get(image) ?? {}, language)',
    put: 'textIn(pictureTexts.get(image) ?? {}, language)',
    ...texts,
  },
  {
    id: 'media-6',
    name: 'products say what the smaller of their pictures shows',
    file: 'server/src/modules/catalog/menu-source.ts',
    find: 'textsOf.get(product.cutImage || product.image)',
    put: 'textsOf.get(product.image)',
    ...texts,
  },
  {
    id: 'media-6',
    name: 'the sheet of a product says nothing of its picture',
    file: 'web/src/features/product-sheet/product-sheet.tsx',
    find: "alt={product.imageAlt ?? ''}",
    put: "alt=''",
    tests: ['web/test/product-sheet.test.ts'],
  },
  {
    id: 'media-6',
    name: 'what is typed of a picture is lost without a question',
    file: 'desk/src/screens/pictures/use-picture-form.ts',
    find: 'const isLeft = !isDirty ||',
    put: 'const isLeft = isDirty ||',
    ...library,
  },
  {
    id: 'media-7',
    name: 'a picture is replaced in the published menu, not in what the draft makes of it',
    ...replacing,
    find: 'const find = layOver(await readLive(tx, corpId, named), drafted)',
    put: 'const find = layOver(await readLive(tx, corpId, named), [])',
  },
  {
    id: 'media-7',
    name: 'lists of pictures keep the old one',
    file: 'core/src/draft/replace-text.ts',
    find: 'if (Array.isArray(value)) return value.map((each) => replaceIn(each, texts))',
    put: 'if (Array.isArray(value)) return value',
    tests: ['core/src/draft/replace-text.test.ts'],
  },
  {
    id: 'media-7',
    name: 'a trial writes a draft',
    ...replacing,
    find: 'wish.isTrial || changeCount === 0',
    put: 'changeCount === 0',
  },
  {
    id: 'media-7',
    name: 'what keeps the old picture is not named',
    ...replacing,
    find: '!isDraftable(kind) && itemId !== open?.draftId',
    put: 'isDraftable(kind) && itemId !== open?.draftId',
  },
  {
    id: 'media-7',
    name: 'the texts of the new picture are written over',
    file: 'server/src/modules/picture/queries.ts',
    find: " and picture_id = :pictureId and alt = '{}'`",
    put: ' and picture_id = :pictureId`',
    tests: ['server/src/modules/draft/picture/replace-picture.test.ts'],
  },
  {
    id: 'sheet-6',
    name: 'a file that did not come is taken as an address',
    file: 'core/src/sheet/cell-types.ts',
    find: "?? refuse('unknownFile')",
    put: '?? ok(typed)',
    tests: ['core/src/sheet/sheet-files.test.ts'],
  },
  {
    id: 'sheet-6',
    name: 'one of two files of a name is taken',
    ...zipped,
    find: "found.has(key) ? refuse('ambiguousFile') : await lookAt(parts, file)",
    put: 'await lookAt(parts, file)',
  },
  {
    id: 'sheet-6',
    name: 'every file of a zip goes into the library',
    ...zipped,
    find: 'files.filter((file) => named.has(placeholderOf(fileKey(file.name))))',
    put: 'files',
  },
  {
    id: 'sheet-6',
    name: 'a workbook in a zip is read however large it says it is',
    file: 'server/src/modules/draft/sheet/file/read-sheet-file.ts',
    find: 'unzipSync(book, { filter }) // counts',
    put: '// counts',
    tests: zipped.tests,
  },
]
