import type { blog as en } from '../en/site-blog.ts'
import type { TranslatedFeature } from '../translate.ts'

export const blog = {
  title: 'Blog',
  description: 'Runmart hoạt động thế nào: nạp tiền, hoàn tiền, tệp cho bot, cách ly bot và sổ sách, kèm ví dụ.',
  lead: 'Cách cửa hàng vận hành, kèm ví dụ cụ thể.',
  minutes: { other: '{count} phút đọc' },
  path: 'Đường dẫn',
  others: 'Bài viết khác',
  newer: 'Mới hơn',
  older: 'Cũ hơn',
  endTitle: 'Mời bạn tự kiểm chứng',
  endText: 'Tài khoản miễn phí, và bạn luôn thấy giá trước khi thanh toán.',
  endServices: 'Xem dịch vụ và giá',
} satisfies TranslatedFeature<'vi', typeof en>
