import type { ObjectStore } from '#outside/object-store/object-store.ts'
import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { archiveEnded } from './archive/archive-ended.ts'
import { removeArchives } from './archive/remove-archives.ts'
import { deleteOldFiles } from './delete-files.ts'
import { type ScheduleDependencies, startDue } from './schedules/start-due.ts'

type Dependencies = ScheduleDependencies & { keepDays: number; store: ObjectStore | null }

/** Without a store, files stay in the database until they are deleted. */
export const botCronJobs = ({ keepDays, store, ...deps }: Dependencies): CronJob[] => [
  cronJob('* * * * *', 'bots.start-due', (context) => startDue(context, deps)),
  cronJob('*/10 * * * *', 'bots.forget-files', ({ db, log }) => deleteOldFiles(db, log, keepDays)),
  ...(store ? storeJobs(store) : []),
]

const storeJobs = (store: ObjectStore): CronJob[] => [
  cronJob('*/5 * * * *', 'bots.archive-ended', (context) => archiveEnded(context, store)),
  cronJob('*/10 * * * *', 'bots.remove-archives', (context) => removeArchives(context, store)),
]
