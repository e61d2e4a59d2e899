import type { accountClosure as en } from '../en/account-closure.ts'
import type { TranslatedFeature } from '../translate.ts'

export const accountClosure = {
  title: 'Dữ liệu của bạn',
  intro: 'Tải dữ liệu của bạn về hoặc đóng tài khoản.',
  exportTitle: 'Xuất dữ liệu của tôi',
  exportText:
    'Một tệp gồm hồ sơ, phiên đăng nhập, giao dịch, đơn hàng, dòng dữ liệu và kết quả của bot, giới thiệu và thông báo.',
  export: 'Xuất dữ liệu',
  exportAsk: 'Nhập mật khẩu để xác nhận là bạn. Tệp được tạo ngay và lưu trên thiết bị này.',
  exportHint:
    'Tệp JSON, cả người và chương trình đều đọc được. Hãy cất giữ cẩn thận vì tệp chứa toàn bộ dữ liệu của bạn.',
  exported: 'Đã lưu {name}.',
  closeTitle: 'Đóng tài khoản của tôi',
  closeText: 'Xóa vĩnh viễn dữ liệu cá nhân của bạn.',
  close: 'Đóng tài khoản',
  closeAsk: 'Không thể hoàn tác, kể cả với chúng tôi.',
  goneData:
    'Tên, email, điện thoại, thông tin liên hệ, tệp, kết quả và thông báo của bạn sẽ bị xóa, và bạn bị đăng xuất ở mọi nơi.',
  goneReferrals: 'Liên kết giới thiệu ngừng hoạt động và bạn mất phần hoa hồng đang tạm giữ.',
  staysBooks: 'Các khoản thanh toán vẫn nằm trong sổ sách của chúng tôi nhưng không còn tên bạn.',
  again: 'Bạn có thể dùng lại email này để mở tài khoản mới.',
  balance: 'Số dư của bạn còn {amount}',
  balanceText:
    'Cho chúng tôi biết nơi nhận. Chúng tôi trả phần bạn đã nạp và kiếm được; quà tặng của cửa hàng không được chi trả.',
  payoutBank: 'Về tài khoản ngân hàng',
  payoutBankText: 'Chúng tôi thường chi trả trong 2 ngày làm việc.',
  payoutBinance: 'Qua Binance',
  payoutBinanceText: 'Về Binance ID của bạn.',
  payoutNone: 'Để lại cho cửa hàng',
  payoutNoneText: 'Số tiền không được chi trả và không thể lấy lại.',
  payoutChoice: 'Xử lý số dư thế nào?',
  confirmPayout: 'Đóng tài khoản và chi trả số dư',
  typeName: 'Nhập tên đăng nhập “{name}” để xác nhận',
  nameDiffers: 'Đây không phải tên đăng nhập của bạn',
  confirm: 'Đóng vĩnh viễn tài khoản của tôi',
  confirmBalance: 'Bỏ {amount} và đóng tài khoản',
  keep: 'Giữ lại tài khoản',
  notYet: 'Chưa thể đóng tài khoản',
  ordersFirst: 'Trước hết hãy hủy các đơn chưa kết thúc hoặc đợi đơn hoàn tất.',
  partnershipFirst: 'Trước hết hãy yêu cầu chúng tôi kết thúc hợp tác, hoàn tất các đơn và đợi nhận phần chia.',
  openOrders: 'Các đơn sau chưa kết thúc:',
  needsPassword: 'Để xuất dữ liệu hoặc đóng tài khoản, hãy đặt mật khẩu trước trong mục “Bảo mật”.',
  operators: 'Không thể đóng tài khoản quản trị viên tại đây.',
} satisfies TranslatedFeature<'vi', typeof en>
