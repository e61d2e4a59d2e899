import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { listIssues } from './list-issues.ts'
import { listSubscribers } from './list-subscribers.ts'
import { sendIssue, sendTestIssueJob } from './send-issue.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRoutes = [
  route(api.newsletter.subscribe, async (tx, { body }) => {
    subscribe(tx, body)
    return { data: null, notice: 'messages.confirmationSent' }
  }),
  route(api.newsletter.subscribers, listSubscribers),
  route(api.newsletter.issues, listIssues),
  route(api.newsletter.sendTestIssue, async (tx, { body, caller }) => {
    enqueue(tx, sendTestIssueJob, { operatorId: caller.userId, text: body.texts[caller.language] })
    return { data: null, notice: 'messages.trySent' }
  }),
  route(api.newsletter.sendIssue, sendIssue),
]
