// Faults against rules of saved views of lists. A table: its length is no measure.
const views = { file: 'core/src/staff/saved-view.ts', tests: ['core/src/staff/saved-view.test.ts'] }
const server = 'server/src/modules/staff/view/views.test.ts'
const queries = { file: 'server/src/modules/staff/view/queries.ts', tests: [server] }

export const faults = [
  {
    ...{ id: 'staff-6', name: 'a view keeps what its list does not know', ...views },
    find: 'known.includes(name) && ',
    put: '',
  },
  { id: 'staff-6', name: 'a view keeps nothing', ...views, find: 'entries.length > 0 && ', put: '' },
  {
    ...{ id: 'staff-6', name: 'a view keeps what is open beside the list', ...views },
    find: 'const given = viewFilters[list].flatMap((name) => {',
    put: 'const given = Object.keys(search).flatMap((name) => {',
  },
  {
    ...{ id: 'staff-6', name: 'views of everybody are listed', ...queries },
    find: 'where corp_id = :corpId and staff_id = :staffId order by list, name`',
    put: 'where corp_id = :corpId and :staffId <> :corpId order by list, name`',
  },
  {
    ...{ id: 'staff-6', name: 'anybody deletes a view', ...queries },
    find: 'sql`delete from saved_view where corp_id = :corpId and staff_id = :staffId and view_id',
    put: 'sql`delete from saved_view where corp_id = :corpId and :staffId <> :corpId and view_id',
  },
  {
    ...{ id: 'staff-6', name: 'two saved at the same moment are one too many', tests: [server] },
    ...{ file: 'server/src/modules/staff/view/views.ts', find: '    await tx.run(lockViewOwner(owner))\n', put: '' },
  },
  {
    ...{ id: 'staff-6', name: 'a view that is replaced keeps its filters', ...queries },
    find: 'do update set filters = excluded.filters',
    put: 'do update set filters = saved_view.filters',
  },
  {
    ...{ id: 'staff-6', name: 'a list offers views of other lists', file: 'desk/src/features/views/views-menu.tsx' },
    find: 'data?.list.filter((view) => view.list === list)',
    put: 'data?.list',
    tests: ['desk/src/features/views/views.test.tsx'],
  },
]
