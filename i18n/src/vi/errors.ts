import type { errors as en } from '../en/errors.ts'
import type { TranslatedFeature } from '../translate.ts'

export const errors = {
  VALIDATION: 'Vui lòng kiểm tra lại các ô được đánh dấu.',
  LINK_INVALID: 'Liên kết này không còn hiệu lực. Vui lòng yêu cầu liên kết mới.',
  UNAUTHENTICATED: 'Vui lòng đăng nhập trước.',
  // Clients test for this exact English sentence, whatever the language.
  TOKEN_EXPIRED: 'Token expired.',
  BAD_CREDENTIALS: 'Email hoặc mật khẩu không đúng.',
  PASSWORD_REQUIRED: 'Email này đã có tài khoản. Hãy nhập mật khẩu của tài khoản một lần để liên kết Google.',
  OTP_REQUIRED: 'Nhập mã từ ứng dụng xác thực của bạn.',
  BAD_OTP: 'Mã không đúng hoặc đã được dùng. Hãy đợi mã tiếp theo rồi thử lại.',
  INSUFFICIENT_BALANCE: 'Số dư của bạn không đủ. Chưa có khoản nào bị trừ.',
  FORBIDDEN: 'Bạn không có quyền thực hiện thao tác này.',
  ACCOUNT_INACTIVE: 'Hãy kích hoạt tài khoản trước: mở liên kết trong email chúng tôi đã gửi.',
  ACCOUNT_BLOCKED: 'Tài khoản này đã bị khóa. Vui lòng liên hệ bộ phận hỗ trợ.',
  TWO_FACTOR_REQUIRED: 'Hãy bật xác thực hai lớp trong hồ sơ của bạn trước.',
  VIEW_ONLY:
    'Không dùng được khi bạn xem cửa hàng với tư cách khách: chỉ được xem, hàng đã giao và thông tin bí mật luôn được ẩn.',
  STEP_UP_REQUIRED: 'Hãy xác nhận đó là bạn rồi thử lại. Chưa có gì thay đổi.',
  NOT_FOUND: 'Không tìm thấy.',
  METHOD_NOT_ALLOWED: 'Địa chỉ này không hỗ trợ phương thức yêu cầu đó.',
  CONFLICT: 'Không thể thực hiện ở trạng thái hiện tại.',
  ALREADY_USED: 'Thông tin này đã được sử dụng.',
  INVALID_TRANSITION: 'Đơn đang ở trạng thái “{from}” nên không thể chuyển sang “{to}”.',
  SERVICE_UNAVAILABLE_NOW: 'Hiện chưa thể đặt dịch vụ này. Bạn chưa bị trừ tiền.',
  PRICE_CHANGED: 'Giá đã thay đổi. Bạn chưa bị trừ tiền. Vui lòng xem lại tổng tiền mới.',
  REFUND_CHANGED: 'Số tiền hoàn đã thay đổi. Chưa hoàn khoản nào. Vui lòng xem lại số tiền mới.',
  ORDER_SENT_ON: 'Nhà cung cấp đang xử lý đơn này. Hãy chọn “Tự giao” trước.',
  ORDER_AWAITS_SUPPLIER: 'Đơn này đang chờ gửi cho nhà cung cấp. Hãy xác nhận rằng bạn tự giao.',
  ORDER_SCHEDULED: 'Đợt này được hẹn giờ. Chỉ có thể bắt đầu khi đến giờ.',
  CUSTOMER_HELD: 'Khách này đã bị khóa, nên mục này tạm giữ cho đến khi cửa hàng quyết định.',
  SUPPLIER_REFUSED: 'Nhà cung cấp từ chối. Câu trả lời nằm trong đơn hàng.',
  ORDERS_OPEN: 'Bạn còn đơn chưa kết thúc. Hãy hủy hoặc đợi đơn hoàn tất rồi đóng tài khoản.',
  BALANCE_LEFT: 'Tài khoản còn tiền, hoặc số dư đã thay đổi. Tài khoản chưa được đóng. Vui lòng xem lại.',
  ACCOUNT_CLOSED: 'Tài khoản này đã được chủ đóng và không thể nhận tiền.',
  LAST_OWNER: 'Cửa hàng cần ít nhất một chủ cửa hàng. Chưa có gì thay đổi.',
  NOT_REVERSIBLE:
    'Chỉ có thể thu hồi khoản cộng từ khoản chuyển, cùng khoản cộng và khoản hoàn thủ công. Chưa có gì thay đổi.',
  NOT_REPEATABLE:
    'Không thể đặt định kỳ đơn này: đơn kèm liên kết, tính theo ngày, dữ liệu bot cần không còn được lưu, hoặc dịch vụ không còn được cung cấp như trước.',
  NOT_SPREADABLE:
    'Không thể chia đơn này thành nhiều đợt: không áp dụng cho bot, hàng giao từ kho, dịch vụ tính theo ngày, danh sách liên kết và đơn có mã giảm giá.',
  REPEATS_FULL: 'Bạn đã có 20 đơn định kỳ. Hãy dừng bớt một đơn.',
  DRIPS_FULL: 'Bạn đang có 20 đơn chia đợt. Hãy dừng bớt một đơn hoặc đợi một đơn kết thúc.',
  NOT_SCHEDULABLE: 'Chỉ bot trả theo ngày mới đặt được lịch chạy, từ lần chạy đầu tiên đến khi hết số ngày đã trả.',
  SCHEDULE_TOO_LATE: 'Số ngày đã trả sẽ hết trước lần chạy đầu tiên. Hãy chọn thời điểm sớm hơn.',
  APPROVAL_NEEDED:
    'Vượt mức bạn được tự thực hiện trong 24 giờ. Chưa có số dư nào thay đổi: khoản này đang chờ duyệt, hoặc chờ 24 giờ nếu không có ai khác duyệt được.',
  CLAIM_WAITS: 'Đã ghi nhận yêu cầu của bạn nhưng chưa cộng tiền. Xem thời gian dự kiến trong trang Nạp tiền.',
  PAYOUT_OPEN: 'Bạn đang có một khoản chi trả chờ xử lý. Hãy yêu cầu tiếp khi khoản này hoàn tất.',
  PAYOUT_OWED:
    'Khách đang nợ cửa hàng: một phần tiền đã bị thu hồi sau khi yêu cầu. Hãy từ chối khoản chi trả này: nợ sẽ được trừ từ đó, phần còn lại khách có thể yêu cầu lại.',
  CLAIMS_OPEN: 'Bạn đang có 5 yêu cầu chờ xem xét. Hãy đợi phản hồi trước.',
  NO_WARRANTY: 'Đơn này không có bảo hành.',
  WARRANTY_OVER: 'Đơn này đã hết hạn bảo hành. Nếu có vấn đề, hãy nhắn cho chúng tôi.',
  GOODS_CLOSED: 'Đơn này đã được hoàn tiền toàn bộ. Hàng chưa từng mở sẽ không mở được nữa.',
  STOCK_FULL:
    'Kho không đủ chỗ: mỗi kho chứa tối đa 2\u00a0GB, kho của dịch vụ đối tác tối đa 200\u00a0MB. Sản phẩm đã bán vẫn tính cho đến khi bị xóa. Chưa thêm gì từ lần gửi này.',
  PARTNERSHIP_OPEN:
    'Bạn vẫn đang là đối tác của cửa hàng. Hãy yêu cầu chúng tôi kết thúc hợp tác, hoàn tất các đơn và đợi nhận phần chia trước.',
  IS_PARTNER: 'Tài khoản này đang là đối tác của cửa hàng. Hãy kết thúc hợp tác trước.',
  PROPOSAL_CHANGED: 'Đối tác đã rút hoặc thay đề xuất này sau khi bạn mở. Hãy tìm đề xuất mới.',
  CATEGORY_GONE: 'Danh mục trước đây của các dịch vụ này đã bị xóa. Chưa hoàn tác gì.',
  LETTER_SENT: 'Bản tin này đã được gửi.',
  NO_READERS: 'Chưa có ai đăng ký nhận bản tin.',
  MAIL_TURNED_OFF: 'Khách đã tắt loại email này. Khách vẫn thấy thông báo ở chuông.',
  MAIL_UNCONFIRMED: 'Khách chưa xác nhận địa chỉ email. Hãy gửi email kích hoạt trước.',
  MAIL_NOT_RESENT:
    'Email này không gửi lại được: nội dung chỉ đúng vào lúc đó, hoặc có chứa hàng đã giao. Khách xem được ở chuông thông báo.',
  IDEMPOTENCY_MISMATCH:
    'Lần gửi trước đã thành công với nội dung khác. Lần này chưa thực hiện gì. Hãy kiểm tra kết quả trước khi thử lại.',
  TOO_LARGE: 'Dung lượng quá lớn.',
  UNSUPPORTED_MEDIA_TYPE: 'Vui lòng gửi dữ liệu dạng JSON.',
  RATE_LIMITED: 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
  TOO_MANY_UPLOADS: 'Đang xử lý nhiều tệp cùng lúc. Vui lòng thử lại sau vài giây.',
  TOO_MANY_DOWNLOADS: 'Đang tải về nhiều tệp cùng lúc. Vui lòng thử lại sau vài giây.',
  UPLOAD_QUOTA:
    'Mỗi ngày (UTC) các đơn của bạn được kèm tối đa 200\u00a0MB tệp và liên kết. Bạn chưa bị trừ tiền. Vui lòng thử lại vào ngày mai.',
  INTERNAL: 'Đã xảy ra lỗi. Vui lòng thử lại.',
  UNAVAILABLE: 'Runmart tạm thời gián đoạn. Không có gì bị mất. Vui lòng thử lại sau giây lát.',
  NOT_CONFIGURED:
    'Cửa hàng chưa thiết lập tính năng này. Không có gì bị mất. Vui lòng dùng cách khác hoặc liên hệ bộ phận hỗ trợ.',
  MAINTENANCE: 'Runmart đang bảo trì. Không có gì bị mất. Vui lòng thử lại sau.',
} satisfies TranslatedFeature<'vi', typeof en>
