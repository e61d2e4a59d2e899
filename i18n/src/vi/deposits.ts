import type { deposits as en } from '../en/deposits.ts'
import type { TranslatedFeature } from '../translate.ts'

export const deposits = {
  title: 'Nạp tiền',
  intro: 'Chuyển tiền theo cách tiện nhất cho bạn. Tiền vào số dư ngay khi đến nơi.',
  bank: 'Ngân hàng',
  binance: 'Binance ID',

  howMuch: 'Bạn muốn nạp bao nhiêu?',
  ownAmount: 'Số tiền khác',
  clearAmount: 'Xóa số tiền',
  ownAmountHint: 'Từ {amount}. Để trống nếu bạn muốn tự nhập số tiền trong ứng dụng ngân hàng.',
  tooLittle: 'Số tiền nạp tối thiểu là {amount}',

  qrLabel: 'Mã VietQR chuyển khoản đến tài khoản {account} với nội dung {content}',
  qrLabelAmount: 'Mã VietQR chuyển {amount} đến tài khoản {account} với nội dung {content}',
  scan: 'Quét bằng ứng dụng ngân hàng Việt Nam bất kỳ',
  savePicture: 'Lưu ảnh',

  waiting: 'Đang chờ bạn chuyển khoản…',
  waitingHint: 'Dòng này tự thay đổi khi tiền của bạn đến.',
  credited: 'Đã cộng {amount}',
  creditedHint: 'Số dư hiện tại của bạn là {amount}.',
  creditedNotice: 'Đã cộng tiền nạp: {amount}',

  content: 'Nội dung chuyển khoản',
  contentHint: 'Mã này là của riêng bạn, dùng mãi mãi. Hãy ghi vào mọi lần chuyển để chúng tôi biết tiền là của bạn.',
  copyContent: 'Sao chép nội dung',
  bankName: 'Ngân hàng',
  accountNumber: 'Số tài khoản',
  copyAccountNumber: 'Sao chép số tài khoản',
  accountName: 'Chủ tài khoản',
  copyAccountName: 'Sao chép tên chủ tài khoản',
  amount: 'Số tiền',
  copyAmount: 'Sao chép số tiền',

  binanceId: 'Binance ID',
  copyBinanceId: 'Sao chép Binance ID',
  owner: 'Chủ tài khoản',
  copyOwner: 'Sao chép tên chủ tài khoản',
  note: 'Nội dung (ghi chú)',
  noteHint: 'Ghi mã này vào phần ghi chú khi chuyển. Sai nội dung sẽ bị trừ {percent} %.',
  binanceSteps: 'Cách chuyển',
  stepOpen: 'Trong ứng dụng Binance, mở Pay, chọn Send, rồi chọn Binance ID.',
  stepId: 'Nhập Binance ID và số USDT.',
  stepNote: 'Ghi nội dung vào phần ghi chú rồi gửi.',
  stepCheck: 'Sau khoảng một phút, nhấn “Tôi đã chuyển: kiểm tra ngay”.',

  calculator: 'Quy đổi',
  rate: '1 USDT = {amount}',
  rateAt: 'Tỷ giá lúc',
  rateNote: 'Áp dụng tỷ giá tại thời điểm cộng tiền.',
  usdt: 'Bạn gửi, USDT',
  receive: 'Bạn nhận',
  receiveWrong: 'Nếu sai nội dung',
  badNumber: 'Nhập một số, ví dụ 25.5',

  checkTitle: 'Bạn đã chuyển rồi?',
  checkText: 'Chúng tôi sẽ tìm giao dịch của bạn trên Binance. Nên đợi 1 phút sau khi chuyển.',
  checkNow: 'Tôi đã chuyển: kiểm tra ngay',
  checkAgainIn: 'Kiểm tra lại sau {seconds} giây',
  checkNothing: 'Tiền chưa đến',
  checkNothingText:
    'Đôi khi Binance cần thêm một phút. Chúng tôi vẫn tự kiểm tra vài phút một lần; không có gì bị mất.',
  checkFound: 'Giao dịch của bạn đã đến: {amount}',
  checkFailed: 'Hiện không kết nối được với Binance',
  checkFailedText:
    'Giao dịch của bạn không bị ảnh hưởng. Chúng tôi sẽ tự kiểm tra lại; bạn cũng có thể thử lại sau giây lát.',

  claimTitle: 'Chuyển mà thiếu đúng nội dung?',
  claimText: 'Hãy cho biết giao dịch, chúng tôi sẽ cộng cho bạn sau khi trừ {percent} %.',
  claimId: 'Order ID hoặc mã giao dịch',
  claimIdHint: 'Trong ứng dụng Binance: Pay, Lịch sử, giao dịch của bạn',
  claimAmount: 'Số USDT đã gửi',
  claim: 'Nhận giao dịch này',
  claimConfirmTitle: 'Nhận giao dịch {amount} USDT?',
  claimConfirm: 'Bị trừ {percent} % vì nội dung sai hoặc thiếu. Bạn nhận khoảng {amount}.',
  claimUnknown:
    'Không có giao dịch chưa nhận nào khớp mã và số tiền này. Giao dịch mới có thể mất 5 phút để xuất hiện; vui lòng kiểm tra lại rồi thử lần nữa.',
  claimUsed: 'Giao dịch này đã được cộng tiền.',
  sure: 'Bạn có chắc chắn muốn tiếp tục không?',
  noUndo: 'Thao tác này không thể hoàn tác.',

  rules: 'Điều cần biết',
  ruleSpeed: 'Số dư được cập nhật sau khi chuyển từ 30 giây đến 1 phút.',
  ruleAuto: { other: 'Dù thế nào, số dư cũng tự cập nhật mỗi {count} phút.' },
  ruleManual: { other: 'Sau {count} phút vẫn chưa thấy? Hãy xác nhận thủ công:' },
  ruleManualAction: 'kiểm tra số dư',
  ruleManualBinance: {
    other: 'Xác nhận thủ công bằng “Tôi đã chuyển: kiểm tra ngay”, tốt nhất là {count} phút sau khi chuyển.',
  },
  ruleExact: 'Số tiền thực nhận được cộng đúng như vậy, kể cả khi nhiều hay ít hơn số bạn chọn.',
  ruleWrong: 'Sai nội dung chuyển khoản sẽ bị trừ {percent} % số tiền chuyển.',
  checked: 'Đã kiểm tra số dư: {amount}',

  bankClosed: 'Hiện chưa nhận nạp qua ngân hàng',
  binanceClosed: 'Hiện chưa nhận nạp qua Binance',
  closedText: 'Vui lòng dùng cách còn lại. Số dư của bạn không bị ảnh hưởng.',
  safe: 'Số dư và các khoản chuyển đang trên đường không bị ảnh hưởng.',
  inactiveTitle: 'Hãy kích hoạt tài khoản trước',
  inactiveText:
    'Cần tài khoản đã kích hoạt để kiểm tra và nhận giao dịch Binance. Hãy mở liên kết chúng tôi đã gửi đến {email}.',

  demoTitle: 'Cửa hàng dùng thử',
  demoText: 'Giả lập một khoản chuyển khoản của bạn vừa đến. Nó đi đúng con đường của giao dịch thật.',
  simulate: 'Giả lập chuyển khoản',

  history: 'Lịch sử nạp tiền',
  historyEmpty: 'Chưa có khoản nạp nào',
  historyEmptyText: 'Mỗi khoản nạp sẽ hiện ở đây ngay khi được cộng vào số dư.',
} satisfies TranslatedFeature<'vi', typeof en>
