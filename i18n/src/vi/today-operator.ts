import type * as en from '../en/today-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorToday = {
  title: 'Hôm nay',
  intro: 'Việc chờ lâu nhất ở trên cùng.',
  waiting: 'Đang chờ bạn',
  nothing: 'Không có gì đang chờ',
  nothingText: 'Đơn hàng, tin nhắn và khoản tiền mới sẽ tự động hiện ở đây.',
  oldest: 'lâu nhất {age}',
  over: '{most}+',
  figures: 'Hôm nay đến giờ',
  figuresText: 'So với cùng thời điểm trong ngày.',
  sales: 'Doanh thu',
  refunds: 'Hoàn tiền',
  deposits: 'Nạp tiền',
  customers: 'Khách hàng mới',
  yesterday: 'Hôm qua',
  lastWeek: 'Tuần trước',
} satisfies TranslatedFeature<'vi', typeof en.operatorToday>

export const waitingNames = {
  'orders-to-take': { other: 'đơn cần nhận' },
  'orders-to-deliver': { other: 'đơn cần giao' },
  'pre-orders': { other: 'đơn đặt trước chưa có dòng' },
  'failed-runs': { other: 'lượt chạy bot bị lỗi' },
  messages: { other: 'khách hàng đang chờ trả lời' },
  transfers: { other: 'khoản chuyển chưa xác định' },
  'pending-credits': { other: 'khoản cộng tiền cần duyệt' },
  'bank-claims': { other: 'khoản chuyển khách báo thiếu' },
  payouts: { other: 'khoản cần chi trả' },
  commissions: { other: 'khoản hoa hồng cần duyệt' },
  feeds: { other: 'nguồn tiền không phản hồi' },
  books: { other: 'phép kiểm tra sổ sách không đạt' },
  jobs: { other: 'email và tác vụ thất bại' },
} satisfies TranslatedFeature<'vi', typeof en.waitingNames>

export const waitingActions = {
  'orders-to-take': 'Nhận đơn',
  'orders-to-deliver': 'Giao đơn',
  'pre-orders': 'Thêm dòng',
  'failed-runs': 'Kiểm tra',
  messages: 'Trả lời',
  transfers: 'Xác định',
  'pending-credits': 'Duyệt',
  'bank-claims': 'Kiểm tra',
  payouts: 'Chi trả',
  commissions: 'Duyệt',
  feeds: 'Kiểm tra',
  books: 'Mở sổ sách',
  jobs: 'Thử lại',
} satisfies TranslatedFeature<'vi', typeof en.waitingActions>
