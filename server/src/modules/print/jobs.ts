import type { Services } from '../../db/services.ts'
import { sql } from '../../db/sql.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { sweepAway } from '../../jobs/sweep.ts'

const hourMs = 3_600_000
/** A month in which a ticket that is printed again says that it is a copy. */
const keptMs = 30 * 24 * hourMs

/** Tickets of long ago go, whether they were printed or not, and printers that were removed so long ago [print-8]. */
export const printJobs = ({ db, clock }: Services): Job[] => [
  {
    name: 'sweep tickets',
    everyMs: hourMs,
    run: async () => {
      const before = new Date(clock.now() - keptMs)
      await sweepAway(db, { table: 'print_job', where: sql`made_at < :before`, before })
      await sweepAway(db, { table: 'printer', where: sql`removed_at < :before`, before })
    },
  },
]
