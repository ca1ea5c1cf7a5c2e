// Faults against what the audit log says of hours and schedules.
const audit = (name, file, [find, put]) => ({
  ...{ id: 'staff-13', name, file: `desk/src/screens/audit/${file}`, find, put },
  tests: ['desk/src/screens/audit/audit.test.tsx'],
})

export const faults = [
  audit('a date that is closed is not said', 'values.ts', [
    'const hours = isDate(field) ? dateHoursText(value) : undefined',
    'const hours: string | undefined = undefined',
  ]),
  audit('the usual hours of a date are not said', 'values.ts', [
    "  if (value === null) return t('desk.storePage.asUsual')\n",
    '',
  ]),
  audit('why a draft was not published is a name of the program', 'entry-cells.tsx', [
    "if (action === 'draft.scheduleFailed')",
    "if (action === 'draft.scheduled')",
  ]),
]
