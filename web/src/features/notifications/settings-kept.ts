import { type NotificationSettings, notifications } from '@runmart/contract/notifications'
import { queries } from '#platform/queries.ts'
import { question } from '#platform/question.ts'

const { queryKey } = question(notifications.settings)

/** The settings as they are shown now. */
export const settingsKept = {
  get: () => queries.getQueryData<NotificationSettings>(queryKey),
  set: (next: NotificationSettings | undefined) => queries.setQueryData(queryKey, next),
}
