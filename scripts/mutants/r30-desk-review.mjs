// Faults against what a review of the desk asked for. A table: its length is no measure.
export const faults = [
  {
    ...{ id: 'staff-8', name: 'a store manager grants a discount limit above their own' },
    file: 'server/src/modules/staff/team/team.ts',
    ...{ find: '!mayGrantLimits(giver, wanted, before)', put: 'false' },
    tests: ['server/src/modules/staff/team/team.test.ts'],
  },
  {
    ...{ id: 'staff-8', name: 'only one of the two limits is compared', file: 'core/src/staff/granting.ts' },
    ...{ find: "isWithin('employee') && isWithin('manual')", put: "isWithin('employee')" },
    tests: ['core/src/staff/rights.test.ts'],
  },
  {
    ...{ id: 'staff-8', name: 'a discount limit below nothing reaches the database', file: 'contract/src/shapes.ts' },
    ...{ find: 'unsignedMoney = z.int().min(0)', put: 'unsignedMoney = z.int().min(-9)' },
    tests: ['server/src/modules/staff/team/team.test.ts'],
  },
  {
    ...{ id: 'draft-18', name: 'an edit that is refused is sent every second', file: 'desk/src/data/save-edits.ts' },
    ...{ find: 'const isOver = isForGood(failure)', put: 'const isOver = false' },
    tests: ['desk/src/features/draft/unsaved.test.tsx'],
  },
  {
    ...{
      id: 'draft-18',
      name: 'a busy server is asked every second',
      file: 'desk/src/features/draft/draft-keeper.tsx',
    },
    ...{ find: 'restMs * 2 ** failures', put: 'restMs' },
    tests: ['desk/src/features/draft/unsaved.test.tsx'],
  },
  {
    ...{ id: 'draft-18', name: 'what a busy server did not take is set aside', file: 'desk/src/data/save-edits.ts' },
    ...{ find: 'code !== 401 && !isPassing', put: 'code !== 401' },
    tests: ['desk/src/features/draft/unsaved.test.tsx'],
  },
  {
    ...{
      id: 'draft-3',
      name: 'closing the question takes the own side',
      file: 'desk/src/features/draft/clash-dialog.tsx',
    },
    ...{ find: 'onClose={() => putOffClash(title)}', put: 'onClose={settle}' },
    tests: ['desk/src/features/draft/unsaved.test.tsx'],
  },
  {
    ...{
      id: 'draft-3',
      name: 'an edit brings back what another person archived',
      file: 'core/src/draft/merge-edit.ts',
    },
    ...{ find: "return op === 'update'", put: "return op === 'create'", tests: ['core/src/draft/draft.test.ts'] },
  },
  {
    ...{ id: 'draft-3', name: 'archiving drops what another person edited', file: 'core/src/draft/merge-edit.ts' },
    ...{ find: 'if (unseen.length === 0) return undefined', put: 'return undefined' },
    tests: ['core/src/draft/draft.test.ts'],
  },
  {
    ...{ id: 'draft-3', name: 'who archives is asked and no answer is sent', file: 'desk/src/data/save-edits.ts' },
    ...{ find: 'replaceWaiting(edit, change && { ...edit, change })', put: 'replaceWaiting(edit, undefined)' },
    tests: ['desk/src/features/draft/unsaved.test.tsx'],
  },
  {
    ...{ id: 'call-11', name: 'a body may nest as deep as it likes', file: 'server/src/http/build-http.ts' },
    ...{ find: 'isDeeper(sent, deepestBody) ?', put: 'false ?', tests: ['server/src/http/route.test.ts'] },
  },
  {
    ...{
      id: 'staff-5',
      name: 'a password that is set by a link is not noted',
      file: 'server/src/modules/staff/log-in/invitation.ts',
    },
    ...{ find: "await tx.run(auditEntry({ corp, session: found, now }, { action: 'me.password', item }))", put: '' },
    tests: ['server/src/modules/audit/audit.test.ts'],
  },
  {
    ...{ id: 'draft-9', name: 'a draft is published in the name of a person who was shut out' },
    file: 'server/src/modules/draft/schedule/publish-due.ts',
    ...{ find: 'await ensureMayPublish(tx, corpId, draft.staffId)', put: '' },
    tests: ['server/src/modules/draft/schedule/schedule.test.ts'],
  },
  {
    ...{
      id: 'draft-9',
      name: 'only its author sees that nobody publishes a draft',
      file: 'desk/src/features/draft/slip.tsx',
    },
    ...{
      find: "failure?.reason === 'notAllowed'",
      put: 'false',
      tests: ['desk/src/screens/publish/schedule.test.tsx'],
    },
  },
]
