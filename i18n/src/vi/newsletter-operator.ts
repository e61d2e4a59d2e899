import type { operatorNewsletter as en } from '../en/newsletter-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorNewsletter = {
  title: 'Bản tin',
  intro: 'Gửi email đến mọi người đăng ký đã xác nhận, bằng ngôn ngữ họ chọn.',
  readers: 'Người đăng ký',
  unconfirmed: { other: '{count} người chưa xác nhận' },
  noReaders: 'Chưa có ai đăng ký. Bạn vẫn có thể viết bản tin và gửi thử cho mình.',

  write: 'Viết bản tin',
  writeText:
    'Cần đủ ba ngôn ngữ; mỗi người nhận bản họ đã chọn. Văn bản thuần: dòng trống bắt đầu đoạn mới, địa chỉ đầy đủ trở thành liên kết.',
  subject: 'Tiêu đề',
  text: 'Nội dung',
  kept: 'Bản nháp được lưu trong trình duyệt này cho đến khi gửi.',
  try: 'Gửi thử cho tôi',
  tryHint: 'Gửi đến địa chỉ của bạn, bằng ngôn ngữ của tài khoản.',
  send: 'Gửi bản tin',
  sureTitle: { other: 'Gửi bản tin này đến {count} người đăng ký?' },
  sureText: '“{subject}”. Bản tin được gửi ngay và không thể thu hồi, sửa hay gửi lại.',
  sureNow: { other: 'Gửi đến {count} người đăng ký' },

  sentTitle: 'Bản tin đã gửi',
  found: { other: '{count} bản tin, mới nhất trước' },
  none: 'Chưa có bản tin nào',
  noneText: 'Bản tin bạn gửi hiện ở đây cùng tiến độ gửi.',
  by: 'người gửi: {name}',
  progress: 'Đã gửi {sent}/{readers}',
  progressOf: 'Tiến độ gửi “{subject}”',
  waiting: { other: '{count} đang chờ gửi' },
  failed: { other: '{count} địa chỉ từ chối' },
  left: { other: '{count} người hủy đăng ký trước khi gửi' },
  underWay: 'Đang gửi',
  done: 'Đã gửi',
  read: 'Xem bản tin',
} satisfies TranslatedFeature<'vi', typeof en>
