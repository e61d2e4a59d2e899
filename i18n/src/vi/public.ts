export { site } from './site-frame.ts'
export { landing } from './site-landing.ts'
export { siteNotices } from './site-notices.ts'
