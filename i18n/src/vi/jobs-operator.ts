import type * as en from '../en/jobs-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorJobs = {
  title: 'Tác vụ thất bại',
  intro: 'Email và tác vụ đã thử hết số lần mà không thành công. Hãy khắc phục nguyên nhân rồi thử lại.',
  found: { other: '{count} tác vụ' },
  none: 'Không có tác vụ thất bại',
  noneText: 'Tác vụ thất bại ở mọi lần thử sẽ hiện ở đây.',
  attempts: { other: '{count} lần thử' },
  gaveUp: 'lần thử cuối {when}',
  retry: 'Thử lại',
  retryOf: 'Thử lại {name}',
  retryAll: { other: 'Thử lại cả {count} tác vụ trên trang' },
  retried: { other: 'Đang thử lại {count} tác vụ.' },
  remove: 'Xóa',
  removeOf: 'Xóa {name}',
  removeTitle: 'Xóa tác vụ này?',
  removeText: 'Việc này sẽ không bao giờ được thực hiện: email sẽ không được gửi. Không thể hoàn tác.',
  removed: 'Đã xóa tác vụ.',
} satisfies TranslatedFeature<'vi', typeof en.operatorJobs>

export const jobAreas = {
  'account-life': 'Tài khoản đã đóng',
  accounts: 'Tài khoản',
  alerts: 'Cảnh báo',
  books: 'Sổ sách',
  bots: 'Bot',
  catalog: 'Dịch vụ',
  conversations: 'Tin nhắn',
  deposits: 'Nạp tiền',
  newsletter: 'Bản tin',
  notifications: 'Thông báo',
  orders: 'Đơn hàng',
  payouts: 'Chi trả',
  platform: 'Dọn dẹp hệ thống',
  referrals: 'Giới thiệu',
} satisfies TranslatedFeature<'vi', typeof en.jobAreas>
