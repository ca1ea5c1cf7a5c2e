// Faults against what is changed in drafts beside the menu [draft-7], [draft-8].
const pages = { tests: ['server/src/modules/draft/page/pages.test.ts'] }
const blocks = { ...pages, file: 'server/src/modules/draft/kinds/pages.ts' }
const texts = { ...pages, file: 'server/src/modules/draft/kinds/brand-texts.ts' }
const shapes = { ...pages, file: 'contract/src/desk/page-shapes.ts' }
const web = { tests: ['web/test/store-news.test.ts'] }

export const faults = [
  {
    id: 'R-7.10',
    name: 'a moved block stays where it was',
    ...blocks,
    find: 'block_no = excluded.block_no, type',
    put: 'type',
  },
  {
    id: 'R-7.10',
    name: 'a block that is taken away stays',
    ...blocks,
    find: 'archive: (corpId, ids) => [dropBlocks(corpId, ids)]',
    put: 'archive: () => []',
  },
  {
    id: 'R-7.14',
    name: 'a tab cannot be hidden',
    ...blocks,
    find: 'visible = excluded.visible',
    put: 'visible = brand_tab.visible',
  },
  { id: 'R-7.10', name: 'a link may lead to another host without a scheme', ...shapes, find: '(?![/\\\\])', put: '' },
  {
    id: 'R-7.10',
    name: 'an empty shelf is published',
    ...shapes,
    find: "if (type === 'productGroup') return itemList.length > 0 && ",
    put: "if (type === 'productGroup') return ",
  },
  {
    id: 'R-7.10',
    name: 'a fifth tab is made',
    file: 'server/src/modules/draft/check-items.ts',
    ...pages,
    find: "(op === 'update' && fixed.includes(itemId))",
    put: 'true',
  },
  {
    id: 'R-7.10',
    name: 'open phones keep the Home of before',
    file: 'web/src/data/brand-again.ts',
    ...web,
    find: '  useBootstrap.setState({ bootstrap })\n',
    put: '',
  },
  {
    id: 'R-7.10',
    name: 'open phones keep the colours of before',
    file: 'web/src/shell/start/after-first-paint.tsx',
    ...web,
    find: '  followColors,\n',
    put: '',
  },
  {
    id: 'R-7.10',
    name: 'open phones draw everything again at every publish',
    file: 'web/src/data/brand-again.ts',
    ...web,
    find: ' || JSON.stringify(bootstrap) === JSON.stringify(shown)',
    put: '',
  },
  {
    id: 'R-7.13',
    name: 'an agreement of a server whose clock is behind is not in force',
    ...texts,
    find: "greatest(:now::timestamptz, held.updated_at + interval '1 millisecond')",
    put: ':now::timestamptz',
  },
  {
    id: 'R-7.13',
    name: 'the same agreement becomes a version',
    ...texts,
    find: 'where (service_terms, privacy_policy) is distinct from ("serviceTerms", "privacyPolicy")',
    put: 'where true',
  },
  {
    id: 'R-7.13',
    name: 'versions of agreements can be changed',
    file: 'server/db/changes/0061-pages.sql',
    ...pages,
    find: 'revoke update, delete on agreement from tiffin_app;',
    put: '',
  },
]
