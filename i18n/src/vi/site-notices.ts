import type { siteNotices as en } from '../en/site-notices.ts'
import type { TranslatedFeature } from '../words.ts'

/** Pages that say one thing: nothing is here, something broke, no connection. */
export const siteNotices = {
  notFoundTitle: 'Không có gì tại địa chỉ này',
  toStart: 'Về trang chủ',
} satisfies TranslatedFeature<'vi', typeof en>
