import type { siteNewsletter as en } from '../en/site-newsletter.ts'
import type { TranslatedFeature } from '../translate.ts'

export const siteNewsletter = {
  title: 'Bản tin',
  text: 'Bài viết mới và cập nhật sản phẩm. Không gì khác.',
  email: 'Địa chỉ email',
  subscribe: 'Đăng ký',
  note: 'Chúng tôi sẽ gửi email kèm liên kết để bạn xác nhận địa chỉ. Hủy bất cứ lúc nào bằng một lần nhấp. {privacy}',
  privacy: 'Chính sách quyền riêng tư',
  trap: 'Vui lòng để trống ô này',
  checkMailTitle: 'Kiểm tra email để xác nhận',
  checkMailText:
    'Chúng tôi đã gửi liên kết xác nhận địa chỉ. Liên kết có hiệu lực trong 48 giờ. Bạn chưa đăng ký cho đến khi xác nhận.',
  checkMailHint: 'Chưa nhận được? Hãy kiểm tra thư rác. Nếu đã đăng ký từ trước, bạn sẽ không nhận thêm email.',
  confirmTitle: 'Đăng ký nhận bản tin?',
  confirmText: 'Bản tin sẽ được gửi đến địa chỉ đã nhận liên kết này.',
  confirm: 'Đăng ký',
  confirmedTitle: 'Bạn đã đăng ký',
  confirmedText: 'Bạn sẽ nhận bản tin tiếp theo. Mỗi email đều có liên kết hủy bằng một lần nhấp.',
  unsubscribeTitle: 'Hủy đăng ký bản tin?',
  unsubscribeText: 'Địa chỉ của bạn sẽ bị xóa khỏi danh sách.',
  unsubscribe: 'Hủy đăng ký',
  unsubscribedTitle: 'Bạn đã hủy đăng ký',
  unsubscribedText: 'Địa chỉ của bạn đã bị xóa khỏi danh sách. Bạn sẽ không nhận bản tin nữa.',
  problemTitle: 'Thao tác không thành công',
  problemText: 'Có thể do một trong các lý do sau:',
  problemAddress: 'Địa chỉ email không hợp lệ. Hãy kiểm tra và thử lại.',
  problemLink: 'Liên kết đã quá 48 giờ, đã được dùng hoặc không đầy đủ. Hãy đăng ký lại để nhận liên kết mới.',
  problemTries: 'Quá nhiều lần thử. Hãy đợi một giờ rồi thử lại.',
  toBlog: 'Đến blog',
} satisfies TranslatedFeature<'vi', typeof en>
