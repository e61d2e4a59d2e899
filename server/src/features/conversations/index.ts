export { findNextFile } from './file-queries.ts'
export { conversationCronJobs, conversationJobs } from './jobs.ts'
export { deleteConversationsOf, messagesAfter, type OwnMessage } from './personal-data-queries.ts'
export { conversationRoutes } from './routes.ts'
