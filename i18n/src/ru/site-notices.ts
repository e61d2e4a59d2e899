import type { siteNotices as en } from '../en/site-notices.ts'
import type { TranslatedFeature } from '../words.ts'

/** Pages that say one thing: nothing is here, something broke, no connection. */
export const siteNotices = {
  notFoundTitle: 'По этому адресу ничего нет',
  toStart: 'На главную',
} satisfies TranslatedFeature<'ru', typeof en>
