// Faults against which roles may be for chosen stores [staff-2], and against a picture field [media-8].

export const faults = [
  {
    id: 'staff-2',
    name: 'an owner may own chosen stores',
    file: 'core/src/staff/role.ts',
    find: "=> role !== 'owner'",
    put: "=> role !== 'accountant'",
    tests: ['core/src/staff/rights.test.ts'],
  },
  {
    id: 'staff-2',
    name: 'the server takes an owner of one store',
    file: 'server/src/modules/staff/team/team.ts',
    find: 'if (!isEverywhere && !isForStores(role))',
    put: 'if (isEverywhere && !isForStores(role) && index < 0)',
    tests: ['server/src/modules/staff/team/team.test.ts'],
  },
  {
    id: 'media-8',
    name: 'a file that did not arrive cannot be sent again',
    file: 'desk/src/features/picture/use-upload.ts',
    find: "if (failure.kind !== 'refusal') setLost(file)",
    put: 'setLost(undefined)',
    tests: ['desk/src/features/picture/picture-field.test.tsx'],
  },
]
