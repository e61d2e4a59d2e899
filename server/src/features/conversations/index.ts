export { conversationJobs } from './jobs.ts'
export { deleteConversationsOf, messagesAfter, type OwnMessage } from './personal-data-queries.ts'
export { conversationRoutes } from './routes.ts'
