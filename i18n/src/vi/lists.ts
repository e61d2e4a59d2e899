import type { lists as en } from '../en/lists.ts'
import type { TranslatedFeature } from '../words.ts'

export const lists = {
  pages: 'Các trang',
  perPage: 'Số dòng mỗi trang',
  pageSpan: '{first}–{last} trong {total}',
  pageBeyond: 'Tổng cộng chỉ có {total}',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
} satisfies TranslatedFeature<'vi', typeof en>
