// Faults against printing: jobs, printers that ask, what a ticket says, and the counter's pages.
const server = { tests: ['server/src/modules/print/print.test.ts', 'server/src/modules/print/printers.test.ts'] }
const queue = { ...server, file: 'server/src/modules/print/queue/queries.ts' }
const asking = { ...server, file: 'server/src/modules/print/asking/cloudprnt.ts' }
const ticket = { tests: ['core/src/ticket/ticket.test.ts'], file: 'core/src/ticket/ticket.ts' }
const states = { tests: ['core/src/print/print.test.ts'] }
const drawing = { tests: ['server/src/modules/print/ticket/draw-ticket.test.ts'] }
const strip = { tests: ['counter/src/features/print/print-ticket.test.tsx'] }
const page = { tests: ['counter/src/screens/store/printers.test.tsx'] }

export const faults = [
  {
    ...{ id: 'print-4', name: 'an order that is accepted brings no ticket', ...server },
    ...{ file: 'server/src/modules/order/move/move-order.ts', find: ', insertJobs(corpId, { orderId, storeId, now })' },
    put: '',
  },
  {
    ...{ id: 'print-4', name: 'an order for later is printed when it is accepted', ...queue },
    ...{ find: 'coalesce(made.release_at, :now), :now\n     from', put: ':now, :now\n     from' },
  },
  {
    ...{ id: 'print-4', name: 'an order for later that is begun is not printed', ...queue },
    ...{ find: ' or made.making_time is not null)', put: ')' },
  },
  {
    ...{ id: 'print-4', name: 'an order that was handed over is printed', ...queue },
    ...{ find: "(job.request_id <> '' or ${isStillMade})", put: "(job.request_id <> '' or made.order_id is not null)" },
  },
  {
    ...{ id: 'print-5', name: 'a confirmed job is handed out again', ...queue },
    ...{
      find: 'and job.printer_id = :printerId and job.state in (${openJobStates})\n       and ${saysSomething}',
      put: 'and job.printer_id = :printerId\n       and ${saysSomething}',
    },
  },
  {
    ...{ id: 'print-5', name: 'a job that is confirmed again is given up', ...queue },
    ...{
      find: 'job.printer_id = :printerId and job.state in (${openJobStates})\n  and job.job_id',
      put: 'job.printer_id = :printerId\n  and job.job_id',
    },
  },
  {
    ...{ id: 'print-5', name: 'a new job goes before the one that was taken', ...queue },
    ...{ find: 'order by job.state desc, job.print_at', put: 'order by job.state, job.print_at' },
  },
  {
    ...{ id: 'print-5', name: 'a printer that names no token confirms nothing', ...queue },
    ...{
      find: 'taken.printer_id = :printerId and taken.state = ${printJobState.taken}',
      put: 'taken.printer_id is null',
    },
  },
  {
    ...{ id: 'print-5', name: 'a printer without paper is offered its job', ...asking },
    ...{ find: 'canPrint(code) && printingInProgress', put: 'printingInProgress' },
  },
  {
    ...{ id: 'print-5', name: 'a printer that prints still is offered the next job', ...asking },
    ...{ find: ' && printingInProgress !== true', put: '' },
  },
  {
    ...{ id: 'print-5', name: 'a download that fails is tried for ever', ...queue },
    ...{
      find: 'then ${printJobState.waiting} else ${printJobState.failed} end',
      put: 'then ${printJobState.waiting} else ${printJobState.waiting} end',
    },
  },
  {
    ...{ id: 'print-5', name: 'a job whose download failed is lost', ...states },
    ...{ file: 'core/src/print/print-job.ts', find: '/^(4|52)/', put: '/^4/' },
  },
  {
    ...{ id: 'print-3', name: 'a job of another printer is handed out', ...queue },
    ...{
      find: 'where job.corp_id = :corpId and job.job_id = :jobId and job.printer_id = :printerId and',
      put: 'where job.corp_id = :corpId and job.job_id = :jobId and',
    },
  },
  {
    ...{ id: 'print-3', name: 'a printer ends the job of another one', ...queue },
    ...{
      find: 'sql`job.corp_id = :corpId and job.printer_id = :printerId and job.state',
      put: 'sql`job.corp_id = :corpId and (job.printer_id = :printerId or job.job_id = :token?) and job.state',
    },
  },
  {
    ...{ id: 'print-3', name: 'a key is kept as it is', ...server },
    ...{
      file: 'server/src/modules/print/printers.ts',
      find: "createHash('sha256').update(key).digest('base64url')",
      put: 'key',
    },
  },
  {
    ...{ id: 'print-3', name: 'the key of a printer is logged', ...server },
    ...{ file: 'server/src/http/log.ts', find: '(?:receipt|print)', put: '(?:receipt)' },
  },
  {
    ...{ id: 'print-3', name: 'a printer asks as often as it likes', ...server },
    ...{ file: 'server/src/modules/print/asking/pace.ts', find: 'return left >= 1', put: 'return true' },
  },
  {
    ...{ id: 'print-3', name: 'of printers that are made at once a store gets any number', ...server },
    ...{
      file: 'server/src/modules/print/queries.ts',
      find: 'and store_id = :storeId for no key update`',
      put: 'and store_id = :storeId`',
    },
  },
  {
    ...{ id: 'print-3', name: 'another store removes a printer', ...server },
    ...{
      file: 'server/src/modules/print/queries.ts',
      find: 'where corp_id = :corpId and store_id = :storeId and printer_id = :printerId for update',
      put: "where corp_id = :corpId and (store_id = :storeId or printer_id <> '') and printer_id = :printerId for update",
    },
  },
  {
    ...{ id: 'print-3', name: 'one request prints two test pages', ...server },
    ...{
      file: queue.file,
      find: ', null, :requestId, false',
      put: ', null, gen_random_uuid()::text || left(:requestId, 0), false',
    },
  },
  {
    ...{ id: 'print-6', name: 'a printer that is switched off is said to be ready', ...states },
    ...{ file: 'core/src/print/printer-state.ts', find: "if (now - seenAt > silentMs) return 'silent'", put: '' },
  },
  {
    ...{ id: 'print-6', name: 'the counter does not hear what a printer says of itself', ...queue },
    ...{
      find: "status_code = coalesce(:said?::text, nullif(printer.status_code, ''), '200')",
      put: 'status_code = printer.status_code || left(:said?::text, 0)',
    },
  },
  {
    ...{ id: 'print-6', name: 'a ticket that was asked for again is still told as failed', ...server },
    ...{
      file: 'server/src/modules/print/queries.ts',
      find: 'later.made_at > job.made_at',
      put: 'later.made_at < job.made_at',
    },
  },
  {
    ...{ id: 'print-6', name: 'the board keeps still about a printer without paper', ...page },
    ...{
      file: 'counter/src/features/print/printer-trouble.tsx',
      find: "'ok', 'paperLow', 'new'",
      put: "'ok', 'paperLow', 'new', 'silent'",
    },
  },
  {
    ...{ id: 'print-6', name: 'categories that no printer prints are not named', ...page },
    ...{
      file: 'counter/src/screens/store/printers.tsx',
      find: '!printed.includes(id)',
      put: 'printed.includes(id) && printers.length > 9',
    },
  },
  {
    ...{ id: 'print-7', name: 'a ticket that is printed again does not say COPY', ...queue },
    ...{
      find: 'and (job.printer_id = wanted.printer_id or job.printer_id is null) and',
      put: 'and job.printer_id is null and',
    },
  },
  {
    ...{ id: 'print-7', name: 'a ticket that waits is printed twice', ...queue },
    ...{
      find: 'job.printer_id = wanted.printer_id and job.cancelled is null and job.state = ${printJobState.waiting})',
      put: 'job.printer_id is null)',
    },
  },
  {
    ...{ id: 'print-7', name: 'the ticket of what is made is no copy', ...queue },
    ...{
      find: '${isOver} or exists (select from print_job job where job.corp_id = :corpId and job.order_id = :orderId\n         and job.cancelled is null), 1',
      put: 'exists (select from print_job job where job.corp_id = :corpId and job.order_id = :orderId\n         and job.cancelled is null), 1',
    },
  },
  {
    ...{ id: 'print-7', name: 'a copy is written like the first one', ...ticket },
    ...{ find: "isCopy ? words('counter.print.copy') : ''", put: "''" },
  },
  {
    ...{ id: 'print-7', name: 'without a connection every ticket is the first one', ...strip },
    ...{
      file: 'counter/src/features/print/print-here.ts',
      find: 'hasPrinted(order.orderId) || !isStillMade(order)',
      put: 'false',
    },
  },
  {
    ...{ id: 'print-7', name: 'a copy of a browser does not say so', ...strip },
    ...{
      file: 'counter/src/features/print/print-here.ts',
      find: 'writeTicket({ order, isCopy, categories',
      put: 'writeTicket({ order, isCopy: false, categories',
    },
  },
  {
    ...{ id: 'print-2', name: 'a station prints what others make', ...ticket },
    ...{ find: 'all.filter((line) => isAtStation(line, categories))', put: 'all' },
  },
  {
    ...{ id: 'print-2', name: 'what a customer avoids is not on the ticket', ...ticket },
    ...{ find: 'allergy: allergy ? ', put: 'allergy: allergy && isCopy ? ' },
  },
  {
    ...{ id: 'print-2', name: 'a slot is printed as the usual time', ...ticket },
    ...{ find: 'if (slotStartsAt !== null)', put: 'if (slotStartsAt === 0)' },
  },
  {
    ...{ id: 'print-2', name: 'a ticket does not say which of how many it is', ...ticket },
    ...{ find: 'part && part.count > 1', put: 'part && part.count > 9' },
  },
  {
    ...{ id: 'print-2', name: 'printers of stations get every order', ...queue },
    ...{
      find: "(printer.categories = '{}' or printer.categories && array(",
      put: '(printer.categories is not null or printer.categories && array(',
    },
  },
  {
    ...{ id: 'print-2', name: 'tickets are grey pictures', ...drawing },
    ...{ file: 'server/src/modules/print/ticket/ticket-press.ts', find: 'palette: true, colours: 2, ', put: '' },
  },
  {
    ...{ id: 'print-2', name: 'a drawing that fails holds up all others', ...drawing },
    ...{
      file: 'server/src/modules/print/ticket/ticket-press.ts',
      find: "    thread.on('error', () => this.#stop())\n",
      put: "    thread.on('error', () => undefined)\n",
    },
  },
  {
    ...{ id: 'print-8', name: 'old jobs stay for ever', ...server },
    ...{ file: 'server/src/modules/print/jobs.ts', find: '30 * 24 * hourMs', put: '3000 * 24 * hourMs' },
  },
  {
    ...{ id: 'print-1', name: 'the browser prints nothing without a connection', ...strip },
    ...{
      file: 'counter/src/features/print/print-here.ts',
      find: "failure.kind === 'refusal'",
      put: "failure.kind !== 'timeout'",
    },
  },
  {
    ...{ id: 'print-3', name: 'the address of a printer is not shown', ...page },
    ...{
      file: 'counter/src/screens/store/printer-dialog.tsx',
      find: "if (address !== '') return",
      put: "if (address === 'none') return",
    },
  },
]
