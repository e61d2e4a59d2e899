import type * as en from '../en/conversations-contact.ts'
import type { TranslatedFeature } from '../translate.ts'

export const contact = {
  title: 'Trợ giúp',
  intro:
    'Đã có tài khoản? Hãy đăng nhập và nhắn cho chúng tôi: chúng tôi thấy đơn hàng của bạn và trả lời ngay trong ứng dụng.',
  signIn: 'Đăng nhập để nhắn tin',
  ways: 'Cách liên hệ khác',
  email: 'Email',
  telegram: 'Telegram',
  zalo: 'Zalo',
  needHelp: 'Cần trợ giúp?',
  support: 'Nhắn cho chúng tôi',
} satisfies TranslatedFeature<'vi', typeof en.contact>
