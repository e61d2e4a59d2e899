import type * as en from '../en/bots.ts'
import type { TranslatedFeature } from '../translate.ts'

export const runNotes = {
  begun: 'Bot đã bắt đầu',
  'goes-on': 'Bot chạy tiếp',
  'taken-over': 'Mất kết nối với máy, đã chuyển sang máy khác',
  paused: 'Đã tạm dừng',
  stopped: 'Đã dừng',
  'stopped-by-shop': 'Đội ngũ Runmart đã dừng bot',
  cancelled: 'Đã hủy đơn',
  finished: 'Đã xử lý xong mọi dòng',
  'broke-down': 'Bot gặp sự cố và được khởi động lại',
  'gave-up': 'Bot đã dừng vì gặp sự cố nhiều lần',
  'out-of-time': 'Đã hết thời gian của lượt chạy',
  expired: 'Đã hết số ngày đã mua',
  'log-full': 'Nhật ký đã đầy, không ghi thêm',
  'bot-threw': 'Bot gặp lỗi',
  'lines-left-out': 'Quá nhiều thông tin cùng lúc; số dòng bị bỏ bớt',
} satisfies TranslatedFeature<'vi', typeof en.runNotes>

export const lineStates = {
  ok: 'Thành công',
  failed: 'Thất bại',
  skipped: 'Bỏ qua',
} satisfies TranslatedFeature<'vi', typeof en.lineStates>

export const resultProblems = {
  brokeDown: 'Bot gặp sự cố ở dòng này',
  notRepeated: 'Đang xử lý thì lượt chạy bị ngắt; không chạy lại để tránh thực hiện hai lần',
  tooLate: 'Xong sau khi đơn đã kết thúc nên không tính tiền',
  threw: 'Bot gặp lỗi ở dòng này',
  tookTooLong: 'Bot xử lý quá lâu',
  unreadable: 'Bot không đọc được dòng này',
  badAddress: 'Địa chỉ không mở được',
  forbiddenAddress: 'Địa chỉ hoặc cổng không mở cho bot',
  unknownHost: 'Máy chủ không tồn tại',
  noConnection: 'Không kết nối được',
  certificate: 'Chứng chỉ không hợp lệ',
  timeout: 'Quá thời gian chờ phản hồi',
  tooManyRedirects: 'Chuyển hướng quá nhiều lần',
  badAnswer: 'Phản hồi không phải HTTP',
  proxyRefused: 'Proxy từ chối',
  proxyPassword: 'Proxy yêu cầu tên người dùng hoặc mật khẩu khác',
  stopped: 'Đã dừng',
} satisfies TranslatedFeature<'vi', typeof en.resultProblems>
