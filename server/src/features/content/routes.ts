import { api } from '@runmart/contract'
import { pageRoute, type Route, route } from '#platform/http/route.ts'
import {
  createAnnouncement,
  editAnnouncement,
  endAnnouncement,
  publishAnnouncement,
  removeAnnouncement,
} from './announcements/change-announcements.ts'
import { showAnnouncement, showAnnouncements } from './announcements/show-announcements.ts'
import { saveMaintenance, showMaintenance } from './maintenance/change-maintenance.ts'
import { createPost, discardDraft, publishText, removePost, saveText, unpublishText } from './texts/change-texts.ts'
import { showText, showTexts, showVersion, showVersions } from './texts/show-texts.ts'

export const contentRoutes: Route[] = [
  pageRoute(
    api.content.state,
    (_input, _language, { state }) => state.page(),
    async (_reader, _input, { state }) => ({ data: await state.get() }),
  ),
  route(api.content.announcements, showAnnouncements),
  route(api.content.announcement, showAnnouncement),
  route(api.content.createAnnouncement, createAnnouncement),
  route(api.content.editAnnouncement, editAnnouncement),
  route(api.content.publishAnnouncement, publishAnnouncement),
  route(api.content.endAnnouncement, endAnnouncement),
  route(api.content.removeAnnouncement, removeAnnouncement),
  route(api.texts.list, showTexts),
  route(api.texts.get, showText),
  route(api.texts.create, createPost),
  route(api.texts.save, saveText),
  route(api.texts.discard, discardDraft),
  route(api.texts.publish, publishText),
  route(api.texts.unpublish, unpublishText),
  route(api.texts.remove, removePost),
  route(api.texts.versions, showVersions),
  route(api.texts.version, showVersion),
  route(api.maintenance.settings, showMaintenance),
  route(api.maintenance.saveSettings, saveMaintenance),
]
