import type { newsletterMail as en } from '../en/newsletter-mail.ts'
import type { TranslatedFeature } from '../translate.ts'

export const newsletterMail = {
  confirmSubject: 'Xác nhận đăng ký bản tin Runmart',
  confirmHello: 'Xin chào,',
  confirmText:
    'Có người, có lẽ là bạn, đã đăng ký nhận bản tin Runmart bằng địa chỉ này. Hãy xác nhận để đăng ký. Liên kết có hiệu lực trong 48 giờ.',
  confirmIgnore:
    'Nếu không phải bạn, hãy bỏ qua email này. Bạn sẽ không bị đăng ký và địa chỉ này sẽ bị xóa sau 48 giờ.',
  confirmAction: 'Xác nhận đăng ký',
  confirmFooter: 'Bạn nhận được email này vì địa chỉ này đã được nhập tại Runmart ({address}).',
  footer: 'Bạn nhận được email này vì đã đăng ký bản tin Runmart ({address}).',
  unsubscribe: 'Hủy đăng ký',
  trySubject: 'Gửi thử: {subject}',
} satisfies TranslatedFeature<'vi', typeof en>
