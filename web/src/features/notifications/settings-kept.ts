import { type NotificationSettings, notifications } from '@runmart/contract/notifications'
import { endpointQuery } from '#platform/endpoint-query.ts'
import { queryClient } from '#platform/query-client.ts'

const { queryKey } = endpointQuery(notifications.settings)

/** The settings as they are shown now. */
export const settingsKept = {
  get: () => queryClient.getQueryData<NotificationSettings>(queryKey),
  set: (next: NotificationSettings | undefined) => queryClient.setQueryData(queryKey, next),
}
