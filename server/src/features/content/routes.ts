import { api } from '@runmart/contract'
import type { InputOf } from '@runmart/contract/endpoint'
import { pageRoute, type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import {
  createAnnouncement,
  editAnnouncement,
  endAnnouncement,
  publishAnnouncement,
  removeAnnouncement,
} from './announcements/change-announcements.ts'
import { showAnnouncement, showAnnouncements } from './announcements/show-announcements.ts'
import type { CurrentState } from './current-state.ts'
import { saveMaintenance, showMaintenance } from './maintenance/change-maintenance.ts'
import { createPost, discardDraft, publishText, removePost, saveText, unpublishText } from './texts/change-texts.ts'
import { type Shipped, showText, showTexts, showVersion, showVersions } from './texts/show-texts.ts'

type Dependencies = {
  state: CurrentState
  shipped: Shipped
  /** A text as the page that visitors would get. */
  previewText: (asked: Preview) => Promise<string>
}
export type Preview = InputOf<typeof api.texts.preview>['params'] & InputOf<typeof api.texts.preview>['body']

export function contentRoutes({ state, shipped, previewText }: Dependencies): Route[] {
  return [
    pageRoute(
      api.content.state,
      () => state.page(),
      async () => ({ data: await state.get() }),
    ),
    route(api.content.announcements, showAnnouncements),
    route(api.content.announcement, showAnnouncement),
    route(api.content.createAnnouncement, createAnnouncement),
    route(api.content.editAnnouncement, editAnnouncement),
    route(api.content.publishAnnouncement, publishAnnouncement),
    route(api.content.endAnnouncement, endAnnouncement),
    route(api.content.removeAnnouncement, removeAnnouncement),
    route(api.texts.list, (tx, input) => showTexts(tx, input, shipped)),
    route(api.texts.get, (tx, input) => showText(tx, input, shipped)),
    route(api.texts.create, (tx, input) => createPost(tx, input, shipped)),
    route(api.texts.save, (tx, input) => saveText(tx, input, shipped)),
    route(api.texts.discard, (tx, input) => discardDraft(tx, input, shipped)),
    route(api.texts.publish, (tx, input) => publishText(tx, input, shipped)),
    route(api.texts.unpublish, (tx, input) => unpublishText(tx, input, shipped)),
    route(api.texts.remove, (tx, input) => removePost(tx, input, shipped)),
    route(api.texts.versions, (tx, input) => showVersions(tx, input, shipped)),
    route(api.texts.version, (tx, input) => showVersion(tx, input, shipped)),
    routeWithTransactions(api.texts.preview, async (_, { params, body }) => ({
      data: { html: await previewText({ ...params, ...body }) },
    })),
    route(api.maintenance.settings, (tx) => showMaintenance(tx, state)),
    route(api.maintenance.saveSettings, (tx, input) => saveMaintenance(tx, input, state)),
  ]
}
