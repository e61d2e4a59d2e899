import type { blog as en } from '../en/site-blog.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The list of articles, and what stands around an article. */
export const blog = {
  title: 'Blog',
  description:
    'Runmart hoạt động bên trong thế nào: nạp tiền, hoàn tiền, tệp cho bot, cách ly bot và sổ sách, kèm ví dụ cụ thể.',
  lead: 'Cửa hàng vận hành bên trong ra sao, có ví dụ và không giấu giếm.',
  minutes: { other: 'Đọc trong {count} phút' },
  path: 'Vị trí của bạn',
  others: 'Bài viết khác',
  newer: 'Mới hơn',
  older: 'Cũ hơn',
  endTitle: 'Mời bạn tự kiểm chứng',
  endText: 'Mở tài khoản miễn phí, và bạn luôn thấy giá trước khi trả tiền.',
  endServices: 'Xem dịch vụ và giá',
} satisfies TranslatedFeature<'vi', typeof en>
