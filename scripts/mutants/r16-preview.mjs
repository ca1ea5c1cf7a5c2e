// Faults against previews [draft-11], [draft-12] and a publish that breaks off [draft-13].
const tests = ['server/src/modules/preview/preview-only.test.ts']
const route = { file: 'server/src/http/route.ts', tests }
const look = { file: 'server/src/modules/preview/look.ts', tests }
const ahead = { tests: ['server/src/modules/catalog/build-ahead.test.ts'] }
const web = { tests: ['web/src/preview/preview.test.tsx'] }

export const faults = [
  {
    ...{ id: 'draft-11', name: 'a preview may make any call', ...route },
    find: "  if (!call.isPreviewed) throw new Refusal('previewOnly')\n",
    put: '',
  },
  {
    ...{ id: 'draft-11', name: 'a preview answers with the time of now', ...route },
    find: "  reply.header('date', new Date(preview.at).toUTCString())\n",
    put: '',
  },
  {
    ...{ id: 'draft-11', name: 'a preview is answered with ready bytes of what is published', tests },
    file: 'server/src/http/ready-answers.ts',
    find: '    if (headers.preview !== undefined) return false\n',
    put: '',
  },
  {
    ...{ id: 'draft-11', name: 'a preview may write to the published tables', tests },
    file: 'server/src/modules/draft/lay-over-tables.ts',
    find: ", control('set transaction read only'))",
    put: ')',
  },
  {
    ...{ id: 'draft-12', name: 'a preview outlasts the log-in of its maker', ...look },
    find: '!session || !found ||',
    put: '!found ||',
  },
  {
    ...{ id: 'draft-12', name: 'a preview outlasts the right to see drafts', ...look },
    find: "!mayAct(staffSessionOf(session).rights, 'menu:read', 'corp')",
    put: 'false',
  },
  {
    ...{ id: 'draft-12', name: 'a preview never ends by itself', tests },
    file: 'server/src/modules/preview/token.ts',
    find: 'if (exp <= now) return undefined',
    put: '',
  },
  {
    ...{ id: 'draft-11', name: 'a preview keeps what a tab keeps', ...web },
    file: 'web/src/preview/keep-nothing.ts',
    find: "  stand('sessionStorage', new PageStorage())\n",
    put: '',
  },
  {
    ...{ id: 'draft-11', name: 'a preview is asked for with the log-in', ...web },
    file: 'web/src/preview/send-with.ts',
    find: "    headers.delete('authorization')\n",
    put: '',
  },
  {
    ...{ id: 'draft-14', name: 'texts of the language itself count as foreign', tests },
    file: 'core/src/language/language.ts',
    find: 'ownTextIn(texts, language) === undefined ? textIn',
    put: 'texts ? textIn',
  },
  {
    ...{ id: 'draft-14', name: 'what comes up later is not underlined', ...web },
    file: 'web/src/preview/mark-fallbacks.ts',
    find: '  observer.observe(document.body, { childList: true, subtree: true, characterData: true })\n',
    put: '',
  },
  {
    ...{ id: 'draft-14', name: 'the strip does not say what is missing', ...web },
    file: 'web/src/preview/strip.tsx',
    find: 'fallbackCount > 0 &&',
    put: 'fallbackCount > 9 &&',
  },
  {
    ...{ id: 'draft-16', name: 'menus that were built ahead are built again', ...ahead },
    file: 'server/src/modules/catalog/catalog.ts',
    find: 'const heldStore = this.#ahead.get(place)',
    put: 'const heldStore = this.#ahead.get(`${place} `)',
  },
  {
    ...{ id: 'draft-16', name: 'stock of a menu that was built ahead stays as it was', ...ahead },
    file: 'server/src/modules/catalog/catalog.ts',
    find: '[this.#heldStores.get(place), this.#ahead.get(place)]',
    put: '[this.#heldStores.get(place)]',
  },
  {
    ...{ id: 'draft-16', name: 'stock that moves while a menu is built ahead is not noted', ...ahead },
    file: 'server/src/modules/catalog/catalog.ts',
    find: 'this.#ahead.set(`${corpId} ${store.storeId}`, heldStore) // before',
    put: 'setTimeout(() => this.#ahead.set(`${corpId} ${store.storeId}`, heldStore), 60) // before',
  },
  {
    ...{ id: 'draft-16', name: 'menus are built ahead of stores that are asked for least', ...ahead },
    file: 'server/src/modules/catalog/catalog.ts',
    find: 'b.askedCount - a.askedCount',
    put: 'a.askedCount - b.askedCount',
  },
  {
    ...{ id: 'draft-16', name: 'a changed brand is served before its menus are ready' },
    file: 'server/src/modules/corp/corps.ts',
    find: 'before.mark !== read.mark) await',
    put: 'before.mark === read.mark) await',
    tests: ['server/src/modules/corp/corps.test.ts'],
  },
  {
    ...{ id: 'draft-13', name: 'a release is written in two transactions' },
    file: 'server/src/modules/draft/apply-changes.ts',
    find: 'await tx.batch(...statements)',
    // The second transaction has the settings of the first: without a crash a release is written as it should be.
    put: `await tx.batch(...statements.slice(0, 2))
  await tx.query(
    \`commit; begin; select set_config('role', 'tiffin_app', true), set_config('app.corp', '\${corpId}', true), set_config('search_path', 'tiffin', true)\`,
  )
  await tx.batch(...statements.slice(2))`,
    tests: ['server/src/modules/draft/publish-crash.test.ts'],
  },
]
