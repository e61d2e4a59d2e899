import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { archiveEnded } from './archive/archive-ended.ts'
import { removeArchives } from './archive/remove-archives.ts'
import { deleteOldFiles } from './delete-files.ts'
import { startDue } from './schedules/start-due.ts'

/** Without a store, files stay in the database until their deletion. */
export const botCronJobs: CronJob[] = [
  cronJob('* * * * *', 'bots.start-due', startDue),
  cronJob('*/10 * * * *', 'bots.forget-files', ({ db, log }, { botLimits }) =>
    deleteOldFiles(db, log, botLimits.keepDays),
  ),
  cronJob('*/5 * * * *', 'bots.archive-ended', archiveEnded, 'objectStore'),
  cronJob('*/10 * * * *', 'bots.remove-archives', removeArchives, 'objectStore'),
]
