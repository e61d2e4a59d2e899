import type { operatorNewsletter as en } from '../en/newsletter-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorNewsletter = {
  title: 'Bản tin',
  intro: 'Thư gửi đến mọi người đã đăng ký và xác nhận địa chỉ, bằng ngôn ngữ họ đã chọn khi đăng ký.',
  readers: 'Người đọc',
  unconfirmed: { other: '{count} người chưa xác nhận' },
  noReaders: 'Chưa có ai đăng ký. Bạn vẫn có thể viết và gửi thử một bức thư.',

  write: 'Viết thư',
  writeText:
    'Cần đủ cả ba ngôn ngữ: mỗi người đọc đã chọn một ngôn ngữ và nhận thư bằng ngôn ngữ đó. Văn bản thuần; dòng trống bắt đầu đoạn mới, địa chỉ đầy đủ sẽ thành liên kết.',
  subject: 'Tiêu đề',
  text: 'Nội dung',
  kept: 'Nội dung bạn viết được giữ trong trình duyệt này cho đến khi gửi.',
  try: 'Gửi thử cho tôi',
  tryHint: 'Thư thử được gửi đến địa chỉ của chính bạn, bằng ngôn ngữ của tài khoản.',
  send: 'Gửi thư',
  sureTitle: { other: 'Gửi thư này đến {count} người đọc?' },
  sureText: '“{subject}”. Thư được gửi ngay và không thể thu hồi, sửa hay gửi lại.',
  sureNow: { other: 'Gửi đến {count} người đọc' },

  sentTitle: 'Thư đã gửi',
  found: { other: '{count} thư, mới nhất trước' },
  none: 'Chưa có thư nào',
  noneText: 'Thư bạn gửi sẽ nằm ở đây, cùng tiến độ gửi.',
  by: 'bởi {name}',
  progress: 'Đã gửi {sent} trên {readers}',
  progressOf: 'Tiến độ gửi “{subject}”',
  waiting: { other: 'còn {count}' },
  failed: { other: '{count} địa chỉ không nhận' },
  left: { other: '{count} người đã hủy đăng ký trước đó' },
  underWay: 'Đang gửi',
  done: 'Đã gửi',
  read: 'Đọc thư',
} satisfies TranslatedFeature<'vi', typeof en>
