export { Bell } from './bell.tsx'
export { NotificationSettings } from './notification-settings.tsx'
