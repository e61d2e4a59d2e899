import { type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { type FarewellTools, sayFarewell, sendFarewell } from './farewell.ts'

export const accountClosureJobs = (deps: FarewellTools): JobHandler[] => [
  jobHandler(sendFarewell, (reader) => sayFarewell(reader, deps)),
]
