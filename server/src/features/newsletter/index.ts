export { registerNewsletterForms } from './forms.ts'
export { newsletterCronJobs, newsletterJobs } from './jobs.ts'
export { deleteSubscriber, subscriptionOf } from './reader-queries.ts'
export { newsletterRoutes } from './routes.ts'
