import type { siteNewsletter as en } from '../en/site-newsletter.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The newsletter as visitors see it: the form, and the pages on the way in and out. */
export const siteNewsletter = {
  title: 'Tin tức qua e-mail',
  text: 'Bài viết mới và những thay đổi của cửa hàng. Ngoài ra không gửi gì khác.',
  email: 'Địa chỉ e-mail',
  subscribe: 'Đăng ký',
  note: 'Bạn xác nhận địa chỉ bằng liên kết trong một e-mail; nếu không xác nhận, chúng tôi không gửi gì thêm. Mỗi bản tin đều có thể hủy bằng một lần bấm. {privacy}',
  privacy: 'Dữ liệu của bạn được dùng ra sao',
  trap: 'Vui lòng để trống ô này',
  checkMailTitle: 'Còn một bước: mời bạn kiểm tra hộp thư',
  checkMailText:
    'E-mail chứa liên kết xác nhận địa chỉ đang được gửi đến bạn. Liên kết có hiệu lực trong 48 giờ; khi chưa bấm vào đó, bạn chưa đăng ký.',
  checkMailHint:
    'Sau vài phút vẫn chưa thấy? Hãy xem trong thư mục thư rác. Địa chỉ đã đăng ký từ trước sẽ không nhận thêm e-mail xác nhận.',
  confirmTitle: 'Bạn muốn nhận bản tin?',
  confirmText: 'Bấm nút bên dưới, bản tin sẽ được gửi đến địa chỉ đã nhận liên kết này.',
  confirm: 'Có, đăng ký cho tôi',
  confirmedTitle: 'Bạn đã đăng ký',
  confirmedText: 'Bạn sẽ nhận được bản tin tiếp theo. Mỗi bản tin đều có liên kết để hủy bằng một lần bấm.',
  unsubscribeTitle: 'Bạn muốn ngừng nhận bản tin?',
  unsubscribeText: 'Địa chỉ của bạn sẽ bị xóa khỏi danh sách và không còn lưu lại gì.',
  unsubscribe: 'Hủy đăng ký',
  unsubscribedTitle: 'Bạn đã hủy đăng ký',
  unsubscribedText: 'Địa chỉ của bạn đã bị xóa khỏi danh sách. Chúng tôi không gửi bản tin đến đó nữa.',
  problemTitle: 'Thao tác không thành công',
  problemText: 'Nguyên nhân là một trong các điều sau:',
  problemAddress: 'Địa chỉ e-mail không hợp lệ. Bạn kiểm tra rồi nhập lại giúp.',
  problemLink: 'Liên kết đã quá 48 giờ, đã được dùng hoặc bị thiếu một phần. Bạn đăng ký lại để nhận liên kết mới.',
  problemTries: 'Có quá nhiều lần thử trong thời gian ngắn. Bạn chờ một giờ rồi thử lại.',
  toBlog: 'Đến blog',
} satisfies TranslatedFeature<'vi', typeof en>
