export { addNewsletterForms } from './forms.ts'
export { newsletterJobs, newsletterTimedJobs } from './jobs.ts'
export { forgetSubscriber, subscriptionOf } from './reader-queries.ts'
export { newsletterRoutes } from './routes.ts'
