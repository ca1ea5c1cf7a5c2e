import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { eachPage } from '../../jobs/each-page.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import type { UploadStorage } from '../upload/index.ts'
import { dropUnused } from './change-picture.ts'
import { type DuePicture, listDuePictures, lockPicture, noteUse } from './queries.ts'
import { listUses } from './uses.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** So long a picture that nothing uses is kept [media-5]. */
const unusedMs = 30 * dayMs

/** Deletes pictures that nothing has used for a month, and what was sent and never drawn. */
export function pictureJobs({ db, clock, log }: Services, storage: UploadStorage): Job[] {
  const sweepOne = (due: DuePicture, now: number) =>
    db.tx({ role: 'app', corp: due.corpId }, async (tx) => {
      const { corpId, pictureId } = due
      const [picture] = (await tx.run(lockPicture(corpId, pictureId))).rows
      if (!picture) return
      const isUsed = (await tx.run(listUses(corpId, pictureId))).rows.length > 0
      const { rows } = await tx.run(noteUse(due, isUsed, now))
      const since = rows[0]?.unusedSince ?? null
      const isNeverDrawn = picture.addresses.length === 0
      if (isNeverDrawn || (since !== null && since <= now - unusedMs))
        await dropUnused({ storage }, tx, { corpId, ...picture })
    })
  const sweep = async () => {
    const now = clock.now()
    const list = (after?: DuePicture) =>
      db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listDuePictures(now - dayMs, after))).rows)
    await eachPage(list, (page) => eachDue(page, log, (due) => sweepOne(due, now)))
  }
  return [{ name: 'sweep pictures', everyMs: hourMs, run: sweep }]
}
