import { api } from '@runmart/contract'
import { type Announcement, MAX_ANNOUNCEMENTS, type ShopState, type ShownAnnouncement } from '@runmart/contract/content'
import type { MaintenanceDraft, ShownMaintenance } from '@runmart/contract/content-maintenance'
import type { Language } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import type { Database } from '#platform/db/database.ts'
import { success } from '#platform/http/envelope.ts'
import { BROTLI_QUICK, makePage, type Page } from '#platform/http/page.ts'
import type { Hub } from '#platform/live/hub.ts'
import { SharedCopy } from '#platform/live/shared-copy.ts'
import type { Log } from '#platform/log.ts'
import { listPublished } from './announcements/announcement-queries.ts'
import { getMaintenance } from './maintenance/maintenance-queries.ts'

type Known = { published: readonly Announcement[]; maintenance: MaintenanceDraft }

declare module '#platform/shop.ts' {
  interface Shop {
    state: CurrentState
  }
}

const nothing: Known = {
  published: [],
  maintenance: { isOn: false, texts: { en: '', vi: '', ru: '' }, until: null },
}

/** The shop's public state, held in memory without a database query per request. */
export class CurrentState {
  readonly #isForcedClosed: boolean
  readonly #copy: SharedCopy<Known>
  #last: { text: string; page: Page } | null = null

  constructor(
    db: Pick<Database, 'read'>,
    hub: Pick<Hub, 'isCurrent' | 'onShopChanged'> | null,
    { log, isForcedClosed }: { log: Log; isForcedClosed: boolean },
  ) {
    this.#isForcedClosed = isForcedClosed
    const read = () =>
      db.read(async (reader) => ({
        published: await listPublished(reader),
        maintenance: await getMaintenance(reader),
      }))
    this.#copy = new SharedCopy(hub, read, nothing, log)
  }

  async get(): Promise<ShopState> {
    const { published } = await this.#copy.get()
    return { announcements: currentOf(published, Date.now()), maintenance: this.closing() }
  }

  /** The maintenance notice; null while the shop is open. Reads only memory, because every request calls it. */
  closing(): ShownMaintenance | null {
    const { isOn, texts, until } = this.#copy.peek().maintenance
    if (!isOn && !this.#isForcedClosed) return null
    const words = (language: Language) => texts[language] || translator(language)('maintenance.text')
    return {
      texts: { en: words('en'), vi: words('vi'), ru: words('ru') },
      // Leaves out an expected end that has passed.
      until: until !== null && Date.parse(until) > Date.now() ? until : null,
    }
  }

  /** The state as a response of the API; rebuilds it only after a change. */
  async page(): Promise<Page> {
    const data = api.content.state.data.parse(await this.get())
    // The response contains no translated words, so it is the same in every language.
    const text = JSON.stringify(success({ data }, 'en'))
    if (this.#last?.text !== text)
      this.#last = { text, page: makePage(text, 'application/json; charset=utf-8', BROTLI_QUICK) }
    return this.#last.page
  }
}

/** The current announcements: warnings first, then by latest start. */
function currentOf(published: readonly Announcement[], now: number): ShownAnnouncement[] {
  const isNow = ({ draft: { startsAt, endsAt } }: Announcement) =>
    (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt))
  const rank = ({ draft }: Announcement) => (draft.kind === 'warning' ? 0 : 1)
  return published
    .filter(isNow)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_ANNOUNCEMENTS)
    .map(({ id, draft: { kind, texts, link } }) => ({ id, kind, texts, link }))
}
