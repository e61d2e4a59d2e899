import type * as en from '../en/bots.ts'
import type { TranslatedFeature } from '../translate.ts'

export const runNotes = {
  begun: 'Bot đã bắt đầu',
  'goes-on': 'Bot chạy tiếp từ chỗ đã dừng',
  'taken-over': 'Một máy ngừng hoạt động; máy khác đã chạy tiếp',
  paused: 'Đã tạm dừng',
  stopped: 'Đã dừng',
  'stopped-by-shop': 'Đội ngũ của chúng tôi đã dừng bot',
  cancelled: 'Đơn đã bị hủy',
  finished: 'Đã xử lý xong mọi dòng',
  'broke-down': 'Bot gặp sự cố và đã được khởi động lại',
  'gave-up': 'Bot gặp sự cố quá nhiều lần nên đã bỏ cuộc',
  'out-of-time': 'Đã hết thời gian cho một lần chạy',
  expired: 'Số ngày đã mua đã hết',
  'log-full': 'Nhật ký đã đầy; phần sau không được ghi',
} satisfies TranslatedFeature<'vi', typeof en.runNotes>

export const lineStates = {
  ok: 'Thành công',
  failed: 'Thất bại',
  skipped: 'Bỏ qua',
} satisfies TranslatedFeature<'vi', typeof en.lineStates>
