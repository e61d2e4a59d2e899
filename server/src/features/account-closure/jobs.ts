import { handles, type JobHandler } from '#platform/jobs/job.ts'
import { type FarewellTools, sayFarewell, sendFarewell } from './farewell.ts'

export const accountLifeJobs = (tools: FarewellTools): JobHandler[] => [
  handles(sendFarewell, (reader) => sayFarewell(reader, tools)),
]
