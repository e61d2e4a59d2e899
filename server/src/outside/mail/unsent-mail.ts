import type { QueuedJob } from '#platform/jobs/queued-jobs.ts'
import { withoutLinks } from '#platform/without-secrets.ts'

type Unsent = Pick<QueuedJob<object>, 'state' | 'nextAt'> & { problem: string | null }

/** The public state of an unsent mail: the mail server's answer, but no other error text. */
export function describeUnsent({ state, nextAt, problem }: QueuedJob<object>): Unsent {
  return { state, nextAt, problem: problem && serverAnswer(problem) }
}

const MAX_LENGTH = 200

/** The mail server's answer within the mailer's error, without links: it comes last and begins with its number. */
export function serverAnswer(problem: string): string | null {
  const [, answer = ''] = /: ([45]\d\d[ -].*)/s.exec(problem) ?? []
  return withoutLinks(answer).replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH) || null
}
