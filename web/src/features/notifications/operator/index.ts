export { lookAgain } from './look-again.ts'
export { SendingProgress } from './sending-progress.tsx'
export { SentNotifications } from './sent-notifications.tsx'
