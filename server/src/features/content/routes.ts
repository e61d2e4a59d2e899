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
import type { CurrentState } from './current-state.ts'
import { saveMaintenance, showMaintenance } from './maintenance/change-maintenance.ts'

export function contentRoutes(state: CurrentState): Route[] {
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
    route(api.maintenance.get, (tx) => showMaintenance(tx, state)),
    route(api.maintenance.save, (tx, input) => saveMaintenance(tx, input, state)),
  ]
}
