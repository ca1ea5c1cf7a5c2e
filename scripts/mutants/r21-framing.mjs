// Faults against choosing pictures and their squares at the desk.
const desk = ['desk/src/features/picture/picture-field.test.tsx']
const clashTests = ['core/src/draft/settle-clash.test.ts', 'desk/src/features/draft/draft.test.tsx']
const server = {
  file: 'server/src/modules/picture/queries.ts',
  tests: ['server/src/modules/picture/pictures.test.ts'],
}
const core = { file: 'core/src/media/picture.ts', tests: ['core/src/media/picture.test.ts'] }

export const faults = [
  {
    ...{ id: 'media-4', name: 'a square that is moved leaves the picture', ...core },
    find: 'Math.min(Math.max(focus, half), 1000 - half)',
    put: 'Math.min(Math.max(focus, 0), 1000)',
  },
  {
    ...{ id: 'media-8', name: 'a picture of the library is not taken', tests: desk },
    file: 'desk/src/features/picture/library-dialog.tsx',
    find: 'if (picture) onChoose(picture)',
    put: 'if (!picture) onUpload()',
  },
  {
    ...{ id: 'media-8', name: 'arrow keys do not move the square', tests: desk },
    file: 'desk/src/features/picture/framed-picture.tsx',
    find: 'ArrowLeft: { x: -keyStep, y: 0 }',
    put: 'ArrowLeft: { x: 0, y: 0 }',
  },
  {
    ...{ id: 'media-8', name: 'the square follows the pointer after it is let go of', tests: desk },
    file: 'desk/src/features/picture/framed-picture.tsx',
    find: '    onPointerUp() {\n      start.current = undefined',
    put: '    onPointerUp() {',
  },
  {
    ...{ id: 'media-8', name: 'a slow drag moves the square further than a quick one', tests: desk },
    file: 'desk/src/features/picture/framed-picture.tsx',
    find: 'moveFraming(picture, start.current.framing, by)',
    put: 'moveFraming(picture, framing, by)',
  },
  {
    ...{ id: 'media-8', name: 'another square takes back the texts of a picture', tests: desk },
    file: 'desk/src/data/pictures.ts',
    find: "const { version, pictureName, altText } = await call('/api/app/desk/picture/detail', { pictureId })",
    put: "const { version, pictureName } = await call('/api/app/desk/picture/detail', { pictureId })\n  const altText = {}",
  },
  {
    ...{ id: 'media-8', name: 'a picture is not found by a square that it had before', ...server },
    find: ':address = any (addresses))',
    put: ':address = addresses[cardinality(addresses)])',
  },
  {
    ...{ id: 'media-5', name: 'files of a square that was refused stay for ever', ...server },
    find: 'set addresses = array_prepend(:address, addresses)',
    put: 'set addresses = addresses',
  },
  {
    ...{ id: 'draft-3', name: 'the answer about one language takes back another', tests: clashTests },
    file: 'core/src/draft/merge-value.ts',
    find: 'const merged: Record<string, Value> = { ...theirs }',
    put: 'const merged: Record<string, Value> = { ...from }',
  },
  {
    ...{ id: 'draft-3', name: 'languages that one person wrote are asked about', tests: clashTests },
    file: 'core/src/draft/merge-value.ts',
    find: '      !isSame(from[language], theirs[language]) &&\n',
    put: '',
  },
]
