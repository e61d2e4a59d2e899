export { registerNewsletterForms } from './forms.ts'
export { newsletterCronJobs, newsletterJobs } from './jobs.ts'
export { newsletterRoutes } from './routes.ts'
export { deleteSubscriber, subscriptionOf } from './subscriber-queries.ts'
