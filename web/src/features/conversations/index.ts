/** What other features and the shell may use of conversations. */
export { ThreadSkeleton } from './conversation-view.tsx'
export { MessageForm } from './message-form.tsx'
export { OrderConversation } from './order-conversation.tsx'
export { ReportProblem } from './report-problem.tsx'
export { Thread } from './thread.tsx'
export { useUnreadMessages } from './unread-messages.ts'
