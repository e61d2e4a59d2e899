import type { accountClosure as en } from '../en/account-closure.ts'
import type { TranslatedFeature } from '../translate.ts'

export const accountClosure = {
  title: 'Dữ liệu của bạn',
  intro: 'Mang theo tất cả những gì chúng tôi biết về bạn, hoặc rời đi hẳn.',
  exportTitle: 'Xuất dữ liệu của tôi',
  exportText:
    'Một tệp gồm hồ sơ, phiên đăng nhập, giao dịch, đơn hàng, dòng dữ liệu và kết quả của bot, giới thiệu và thông báo.',
  export: 'Xuất dữ liệu',
  exportAsk: 'Để chắc chắn đó là bạn, hãy nhập mật khẩu. Tệp được tạo ngay và lưu trên thiết bị này.',
  exportHint:
    'Tệp ở định dạng JSON: cả người và chương trình đều đọc được. Hãy giữ tệp cẩn thận vì nó chứa mọi thông tin về bạn.',
  exported: 'Đã lưu {name}.',
  closeTitle: 'Đóng tài khoản của tôi',
  closeText: 'Xóa vĩnh viễn dữ liệu cá nhân của bạn. Không thể khôi phục.',
  close: 'Đóng tài khoản',
  closeAsk: 'Không thể hoàn tác, kể cả chúng tôi cũng không làm được.',
  goneData:
    'Tên, e-mail, điện thoại, thông tin liên hệ, tệp, kết quả và thông báo của bạn bị xóa, và bạn bị đăng xuất ở mọi nơi.',
  goneReferrals: 'Liên kết giới thiệu của bạn ngừng hoạt động và hoa hồng đang tạm giữ sẽ mất.',
  staysBooks: 'Những gì bạn đã thanh toán vẫn nằm trong sổ sách của chúng tôi, nhưng không có tên bạn.',
  again: 'Bạn có thể dùng chính e-mail này để mở tài khoản mới, bắt đầu từ con số không.',
  balance: 'Bạn từ bỏ {amount}',
  balanceText: 'Số dư thuộc về cửa hàng và không được chi trả. Nếu muốn dùng hết trước, hãy đóng cửa sổ này.',
  typeName: 'Nhập tên đăng nhập “{name}” để xác nhận',
  nameDiffers: 'Đây không phải tên đăng nhập của bạn',
  confirm: 'Đóng vĩnh viễn tài khoản của tôi',
  confirmBalance: 'Từ bỏ {amount} và đóng tài khoản',
  keep: 'Giữ lại tài khoản',
  openOrders: 'Các đơn hàng sau chưa kết thúc:',
  needsPassword: 'Để xuất dữ liệu hoặc đóng tài khoản, trước tiên hãy đặt mật khẩu (xem mục “Mật khẩu” ở trên).',
  operators: 'Không thể đóng tài khoản của người vận hành tại đây.',
} satisfies TranslatedFeature<'vi', typeof en>
