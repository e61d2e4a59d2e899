import { type NotificationSettings, notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

const { queryKey } = endpointQuery(notifications.settings)

/** The settings as they are shown now. */
export const settingsKept = {
  get: () => queryClient.getQueryData<NotificationSettings>(queryKey),
  set: (next: NotificationSettings | undefined) => queryClient.setQueryData(queryKey, next),
}
