import { type NotificationSettings, notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

const { queryKey } = endpointQuery(notifications.settings)

/** The settings in the query cache, to show a change before or without another request. */
export const settingsCache = {
  get: () => queryClient.getQueryData<NotificationSettings>(queryKey),
  set: (next: NotificationSettings | undefined) => queryClient.setQueryData(queryKey, next),
}
