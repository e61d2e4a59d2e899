import { type NotificationSettings, notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient, updateAnswer } from '#platform/query-client.ts'

const { queryKey } = endpointQuery(notifications.settings)

/** The settings in the query cache, to show a change before or without another request. */
export const settingsCache = {
  get: () => queryClient.getQueryData<NotificationSettings>(queryKey),
  set: (next: NotificationSettings) => updateAnswer(queryKey, next),
  /** Shows what is about to be sent; an answer on its way does not know of it and is not waited for. */
  preview: (change: (settings: NotificationSettings) => NotificationSettings) => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<NotificationSettings>(queryKey, (settings) => settings && change(settings))
  },
}
