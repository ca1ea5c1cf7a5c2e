// Faults against bringing back what is archived. A table: its length is no measure.
const server = ['server/src/modules/draft/menu/show-archived.test.ts']
const queries = { file: 'server/src/modules/draft/menu/archived-queries.ts', tests: server }
const use = { file: 'server/src/modules/draft/menu/show-archived.ts', tests: server }

export const faults = [
  {
    ...{ id: 'draft-15', name: 'a product comes back without its sizes', ...queries },
    find: "kind = 'sku' and fields #>> '{productId,from}' = :itemId",
    put: "kind = 'sku' and fields #>> '{productId,from}' is null",
  },
  {
    ...{ id: 'draft-15', name: 'an option comes back without its choices', ...queries },
    find: "kind = 'propertyValue' and fields",
    put: "kind = 'propertyValues' and fields",
  },
  {
    ...{ id: 'draft-15', name: 'a heading that is archived is not named', ...use },
    find: '[...(await findArchivedNeeds(tx, restoring)), ...(await findTakenCodes(tx, restoring))]',
    put: '[...(await findTakenCodes(tx, restoring))]',
  },
  {
    ...{ id: 'draft-15', name: 'what the draft brings back is still named', ...use },
    find: '[...drafted.values(), ...changes])\n',
    put: '[...changes])\n',
  },
  {
    ...{ id: 'draft-15', name: 'codes of sizes are compared with those of products', ...queries },
    find: "where kind = 'product' and corp_id = :corpId and archived_at is null",
    put: "where kind = 'sku' and corp_id = :corpId and archived_at is null",
  },
  {
    ...{ id: 'draft-15', name: 'restoring leaves the sizes of a product behind' },
    ...{ file: 'desk/src/features/draft/restore-button.tsx', tests: ['desk/src/features/draft/restore.test.tsx'] },
    find: 'for (const { fieldList, ...change } of changeList)',
    put: 'for (const { fieldList, ...change } of changeList.slice(0, 1))',
  },
]
