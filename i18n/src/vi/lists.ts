import type { lists as en } from '../en/lists.ts'
import type { TranslatedFeature } from '../translate.ts'

export const lists = {
  pages: 'Các trang',
  perPage: 'Số dòng mỗi trang',
  pageSpan: '{first}–{last} trong {total}',
  pageBeyond: 'Tổng cộng chỉ có {total}',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  csv: 'Tải CSV',
  csvSaved: 'Đã lưu thành {name}',
  from: 'Từ ngày',
  to: 'Đến ngày',
  timeZone: 'Ngày theo múi giờ {zone}',
  dayPlaceholder: 'nn/tt/nnnn',
  dayFormat: 'Hãy viết ngày như sau: {example}',
  openCalendar: 'Mở lịch',
  previousMonth: 'Tháng trước',
  nextMonth: 'Tháng sau',
  reset: 'Xóa bộ lọc',
  noMatch: 'Không có gì khớp bộ lọc',
  noMatchText: 'Hãy thử bớt bộ lọc hoặc dùng từ khác.',
  was: 'trước đây: {value}',
  pastEnd: 'Trang này vượt quá cuối danh sách',
  firstPage: 'Về trang đầu',
  newest: 'Đến dòng mới nhất',
} satisfies TranslatedFeature<'vi', typeof en>
