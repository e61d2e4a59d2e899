import type * as en from '../en/repeats.ts'
import type { TranslatedFeature } from '../translate.ts'

export const repeats = {
  title: 'Đơn định kỳ',
  intro: 'Tự động đặt lại và thanh toán bằng số dư, theo giá tại mỗi ngày đặt.',
  empty: 'Chưa có đơn định kỳ',
  emptyText: 'Mở một đơn rồi chọn “Đặt định kỳ” để đơn được đặt lại mỗi ngày, mỗi tuần hoặc mỗi tháng.',
  emptyAction: 'Mở danh sách đơn',

  repeat: 'Đặt định kỳ',
  repeatText: '{service} sẽ tự động được đặt lại và thanh toán bằng số dư, theo giá tại mỗi ngày đặt.',
  every: 'Tần suất',
  times: 'Số lần đặt',
  timesHint: 'Từ 2 đến 365, không tính đơn này. Để trống nếu muốn đặt đến khi bạn dừng.',
  mostEach: 'Tối đa mỗi đơn',
  mostEachHint: 'Nếu giá cao hơn, việc đặt định kỳ sẽ dừng. Để trống nếu không giới hạn.',
  first: 'Đơn đầu tiên',
  today: 'Giá hôm nay',
  terms: 'Mã giảm giá không được dùng lại. Nếu số dư không đủ, việc đặt định kỳ sẽ dừng và bạn không nợ gì.',
  keepsLines:
    'Chúng tôi giữ một bản sao các dòng và cài đặt của bạn cho việc này, và xóa khi việc đặt định kỳ kết thúc. Cài đặt được lưu dưới dạng mã hóa.',
  start: 'Bắt đầu đặt định kỳ',

  section: 'Đặt định kỳ',
  sectionText: 'Để đơn này tự động được đặt lại mỗi ngày, mỗi tuần hoặc mỗi tháng.',
  next: 'Đơn tiếp theo',
  ordered: { other: 'Đã đặt {count} đơn' },
  orderedOf: 'Đã đặt {count}/{times}',
  placedLabel: 'Đến nay',
  limit: 'Tối đa {amount} mỗi đơn',
  stop: 'Dừng',
  stopNamed: 'Dừng đặt định kỳ {service}',
  ended: 'Đã kết thúc',
  endedOn: 'Kết thúc ngày {date}.',
  triesAgain: 'Lần trước chưa đặt được đơn nào. Chúng tôi sẽ thử lại vào ngày tiếp theo.',
  placedBy: 'Đơn này được đặt tự động theo định kỳ.',
  seeAll: 'Xem đơn định kỳ',
  nextOn: 'Lần tới: {date}.',
  wasLast: 'Đây là lần cuối.',
  isOver: 'Việc đặt định kỳ đã dừng.',
} satisfies TranslatedFeature<'vi', typeof en.repeats>

export const repeatIntervals = {
  day: 'Mỗi ngày',
  week: 'Mỗi tuần',
  month: 'Mỗi tháng',
} satisfies TranslatedFeature<'vi', typeof en.repeatIntervals>

export const repeatReasons = {
  'sold-out': 'Dịch vụ đã hết hàng.',
  maintenance: 'Dịch vụ đang bảo trì.',
  'bot-gone': 'Bot hiện không dùng được. Bạn không bị trừ tiền.',
  done: 'Đã đặt đủ số lần.',
  stopped: 'Bạn đã dừng.',
  balance: 'Số dư của bạn không đủ. Bạn chưa bị trừ tiền.',
  price: 'Giá hiện cao hơn mức tối đa bạn đã đặt. Bạn chưa bị trừ tiền.',
  'service-gone': 'Dịch vụ không còn được cung cấp.',
  'service-changed': 'Dịch vụ đã thay đổi. Vui lòng đặt đơn mới.',
  account: 'Tài khoản đã bị khóa.',
} satisfies TranslatedFeature<'vi', typeof en.repeatReasons>
