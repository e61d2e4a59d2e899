import type * as en from '../en/bots-schedules.ts'
import type { TranslatedFeature } from '../translate.ts'

export const botSchedules = {
  section: 'Lịch chạy',
  sectionText: 'Để bot tự khởi động trong những ngày bạn đã trả tiền.',
  set: 'Đặt lịch chạy',
  change: 'Thay đổi',
  remove: 'Xóa',
  removeNamed: 'Xóa lịch chạy',

  title: 'Lịch chạy',
  text: 'Bot tự chạy lại từ dòng đầu. Mỗi lần chạy sẽ thay kết quả của lần trước.',
  how: 'Khi nào chạy',
  byClock: 'Vào giờ cố định',
  byHours: 'Cách vài giờ',
  time: 'Giờ',
  timeHint: 'Múi giờ của bạn: {zone}',
  days: 'Ngày',
  hours: 'Số giờ giữa hai lần chạy',
  hoursHint: 'Từ 1 đến 168, tính từ bây giờ.',
  terms:
    'Chạy lại không tốn thêm phí đến khi hết số ngày đã trả. Nếu lúc đó bot vẫn đang chạy hoặc đang tạm dừng, lần chạy ấy được bỏ qua.',
  save: 'Lưu lịch chạy',

  next: 'Lần chạy tới',
  noNext: 'Không còn lần nào trước khi hết số ngày đã trả',
  when: 'Chạy',
  everyDay: 'Mỗi ngày lúc {time}',
  onDays: '{days} lúc {time}',
  everyHours: { other: 'Mỗi {count} giờ' },
  nextOn: 'Lần chạy tới: {date}',
  stopNote: 'Theo lịch, bot sẽ tự chạy lại vào {date}.',
} satisfies TranslatedFeature<'vi', typeof en.botSchedules>

export const schedulePassedOver = {
  running: 'Lần chạy trước được bỏ qua vì bot vẫn đang chạy.',
  paused: 'Lần chạy trước được bỏ qua vì bot đang tạm dừng.',
  'bot-gone': 'Lần chạy trước được bỏ qua vì bot hiện không dùng được.',
} satisfies TranslatedFeature<'vi', typeof en.schedulePassedOver>
