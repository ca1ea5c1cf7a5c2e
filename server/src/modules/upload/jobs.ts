import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { eachPage } from '../../jobs/each-page.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { type DueUpload, deleteDueUpload, listDueUploads } from './queries.ts'
import type { UploadStorage } from './storage/storage.ts'

const minuteMs = 60_000

/** Deletes uploads that nothing uses. The row stays until the file is gone. */
export function uploadJobs({ db, clock, log }: Services, storage: UploadStorage): Job[] {
  const sweepOne = ({ corpId, uploadKey }: DueUpload, now: number) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const { rows } = await tx.run(deleteDueUpload({ corpId, uploadKey }, now))
      for (const { extension } of rows) await storage.delete(`${uploadKey}.${extension}`)
    })
  const sweep = async () => {
    const now = clock.now()
    const list = (after?: DueUpload) =>
      db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listDueUploads(now, after))).rows)
    await eachPage(list, (due) => eachDue(due, log, (one) => sweepOne(one, now)))
  }
  return [{ name: 'sweep uploads', everyMs: minuteMs, run: sweep }]
}
