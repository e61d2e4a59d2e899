import { type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { sendClosureMail, sendClosureMailJob } from './close-my-account.ts'

export const accountClosureJobs: JobHandler[] = [jobHandler(sendClosureMailJob, sendClosureMail)]
