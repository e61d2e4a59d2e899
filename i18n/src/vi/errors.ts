import type { errors as en } from '../en/errors.ts'
import type { TranslatedFeature } from '../translate.ts'

export const errors = {
  VALIDATION: 'Vui lòng kiểm tra lại các ô được đánh dấu.',
  LINK_INVALID: 'Liên kết này không còn hiệu lực. Vui lòng yêu cầu liên kết mới.',
  UNAUTHENTICATED: 'Vui lòng đăng nhập trước.',
  // Clients test for this exact English sentence, whatever the language.
  TOKEN_EXPIRED: 'Token expired.',
  BAD_CREDENTIALS: 'E-mail hoặc mật khẩu không đúng.',
  OTP_REQUIRED: 'Nhập mã từ ứng dụng xác thực của bạn.',
  BAD_OTP: 'Mã không đúng hoặc đã được dùng. Hãy đợi mã tiếp theo rồi thử lại.',
  INSUFFICIENT_BALANCE: 'Số dư của bạn không đủ. Chưa có khoản nào bị trừ.',
  FORBIDDEN: 'Bạn không có quyền thực hiện thao tác này.',
  ACCOUNT_INACTIVE: 'Vui lòng kích hoạt tài khoản trước: mở liên kết trong thư chúng tôi đã gửi cho bạn.',
  ACCOUNT_BLOCKED: 'Tài khoản này đã bị khóa. Vui lòng liên hệ bộ phận hỗ trợ.',
  TWO_FACTOR_REQUIRED: 'Trước tiên hãy bật đăng nhập hai bước trong hồ sơ của bạn.',
  NOT_FOUND: 'Không tìm thấy.',
  METHOD_NOT_ALLOWED: 'Địa chỉ này không nhận loại yêu cầu đó.',
  CONFLICT: 'Không thể thực hiện ở trạng thái hiện tại.',
  ALREADY_USED: 'Thông tin này đã được sử dụng.',
  INVALID_TRANSITION: 'Đơn này đang ở trạng thái “{from}” nên không thể chuyển thành “{to}”.',
  SERVICE_UNAVAILABLE_NOW: 'Hiện chưa thể đặt dịch vụ này. Bạn chưa bị trừ tiền.',
  PRICE_CHANGED: 'Giá đã thay đổi kể từ lúc bạn xem. Bạn chưa bị trừ tiền; vui lòng xem lại tổng mới.',
  REFUND_CHANGED: 'Số tiền hoàn đã thay đổi kể từ lúc bạn xem. Chưa có gì thay đổi; vui lòng xem lại số mới.',
  ORDERS_OPEN: 'Bạn vẫn còn đơn hàng chưa kết thúc. Hãy hủy hoặc đợi đơn hoàn tất rồi mới đóng tài khoản.',
  BALANCE_LEFT:
    'Tài khoản này còn tiền, hoặc số dư đã thay đổi kể từ khi bạn xem. Chưa có gì bị đóng; vui lòng xem lại số dư.',
  ACCOUNT_CLOSED: 'Chủ tài khoản đã đóng tài khoản này. Không thể chuyển tiền vào đây nữa.',
  LETTER_SENT: 'Chính bức thư này đã được gửi rồi.',
  NO_READERS: 'Chưa có ai đăng ký nhận bản tin.',
  IDEMPOTENCY_MISMATCH:
    'Lần gửi trước thực ra đã thành công, với nội dung khác. Lần này chưa có gì được thực hiện; hãy xem kết quả của lần trước rồi mới thử lại.',
  TOO_LARGE: 'Dung lượng quá lớn.',
  UNSUPPORTED_MEDIA_TYPE: 'Vui lòng gửi dữ liệu dạng JSON.',
  RATE_LIMITED: 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
  INTERNAL: 'Đã xảy ra lỗi. Vui lòng thử lại.',
  UNAVAILABLE: 'Runmart tạm thời gián đoạn. Không có dữ liệu nào bị mất; vui lòng thử lại sau giây lát.',
  NOT_CONFIGURED: 'Cửa hàng chưa thiết lập cách này. Không có gì bị mất; vui lòng dùng cách khác hoặc liên hệ hỗ trợ.',
} satisfies TranslatedFeature<'vi', typeof en>
