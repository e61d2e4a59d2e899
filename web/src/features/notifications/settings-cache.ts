import { type NotificationSettings, notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient, updateAnswer } from '#platform/query-client.ts'

const { queryKey } = endpointQuery(notifications.settings)

/** The settings in the query cache, to show a change before or without another request. */
export const settingsCache = {
  get: () => queryClient.getQueryData<NotificationSettings>(queryKey),
  set: (next: NotificationSettings) => updateAnswer(queryKey, next),
  /** Shows a change before the server answers. Cancels running queries, whose answers would undo it. */
  preview: (change: (settings: NotificationSettings) => NotificationSettings) => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<NotificationSettings>(queryKey, (settings) => settings && change(settings))
  },
}
