const server = { tests: ['server/src/modules/print/epson.test.ts'] }
const epson = { id: 'print-9', ...server, file: 'server/src/modules/print/asking/epson.ts' }

/** Printers with Epson Server Direct Print. */
export const faults = [
  {
    ...epson,
    name: 'a job that may be printed still is sent again at once',
    find: 'now - (parts.sentAt.get(jobId) ?? 0) < holdMs',
    put: 'now < 0',
  },
  {
    ...epson,
    name: 'a printer that lost its power never gets its job again',
    find: 'now - (parts.sentAt.get(jobId) ?? 0) < holdMs',
    put: 'parts.sentAt.has(jobId)',
  },
  {
    ...epson,
    name: 'a job number is longer than Epson takes',
    find: "toString('base64url')\n\nfunction",
    put: "toString('hex')\n\nfunction",
  },
  {
    ...epson,
    name: 'trouble of the printer costs a try',
    find: " || end === 'later') return",
    put: ") return\n    if (end === 'later') return endFor(printer, { jobId: read.jobId, end: 'again' }, tx)",
  },
  {
    ...{ id: 'print-9', name: 'white burns and black does not', ...server },
    ...{ file: 'server/src/modules/print/asking/raster.ts', find: 'grey < 128', put: 'grey >= 128' },
  },
  {
    ...{
      id: 'print-9',
      name: 'a printer without paper works, says the counter',
      file: 'core/src/print/epson-result.ts',
    },
    ...{ find: "EPTR_REC_EMPTY: '410'", put: "EPTR_REC_EMPTY: '200'", tests: ['core/src/print/epson-result.test.ts'] },
  },
  {
    ...{ id: 'print-9', name: 'a printer that asks without a word is out of order', ...server },
    ...{
      file: 'server/src/modules/print/queue/queries.ts',
      find: ", nullif(printer.status_code, ''), '200')",
      put: ', printer.status_code)',
    },
  },
]
