import type * as en from '../en/alerts.ts'
import type { TranslatedFeature } from '../translate.ts'

export const alerts = {
  newOrder: 'Đơn mới {code}: {sum}',
  newOrders: { other: '{count} đơn mới: {sum}' },
  messages: { other: '{count} khách hàng đang chờ trả lời' },
  transfers: { other: '{count} khoản chuyển chưa xác định: {sum}' },
  transfersText: 'Chưa cộng tiền cho đến khi có người xác định khách hàng.',
  claims: { other: 'Khách nhận {count} khoản chuyển: {sum}' },
  claimsText: 'Chưa cộng tiền cho đến khi có người quyết định.',
  claimsClock: 'Có khoản lớn sẽ được cộng vào {when}, trừ khi có người gán cho khách hàng hoặc bỏ qua trước đó.',
  payouts: { other: '{count} khoản cần chi trả: {sum}' },
  payoutsText: 'Đang chờ được chi trả hoặc từ chối.',
  credit: 'Khoản cộng {amount} đang chờ',
  creditText: '{by} muốn cộng {amount}. Số này vượt mức một quản trị viên được tự cộng trong 24 giờ.',
  creditClock:
    'Không còn ai khác để duyệt nên khoản này sẽ được cộng vào {when}. Nếu không phải bạn yêu cầu, hãy hủy trước thời điểm đó và đổi mật khẩu.',
  debit: 'Khoản trừ {amount} đang chờ',
  debitText:
    '{by} muốn trừ {amount} khỏi một số dư. Số này vượt mức một quản trị viên được tự cộng hoặc trừ trong 24 giờ.',
  debitClock:
    'Không còn ai khác để duyệt nên khoản này sẽ bị trừ vào {when}. Nếu không phải bạn yêu cầu, hãy hủy trước thời điểm đó và đổi mật khẩu.',
  approval: 'Cần một quản trị viên khác duyệt. Nếu thấy bất thường, hãy hủy.',
  feeds: { other: '{names} không phản hồi' },
  feedsText: 'Khoản nạp mới có thể chưa được cộng cho đến khi nguồn hoạt động lại.',
  books: { other: 'Sổ sách không khớp: {count} phép kiểm tra không đạt' },
  booksText: 'Mở sổ sách để xem chỗ chênh lệch.',
  stock: { other: '{name}: còn {count} mặt hàng trong kho' },
  stockText: 'Hãy nhập thêm trước khi bán hết.',
  jobs: { other: '{count} email hoặc tác vụ thất bại' },
  jobsText: 'Hệ thống sẽ không tự thử lại.',
  paymentSettings: 'Cài đặt nạp tiền vừa bị thay đổi',
  paymentSettingsText: '{by} đã thay đổi cài đặt nạp tiền lúc {when}:',
  paymentSettingsChange: '{field}: {before} → {after}',
  paymentSettingsNotYou:
    'Nếu thay đổi này chưa được thống nhất, hãy sửa lại ngay và khóa tài khoản đó: khách hàng đang thấy thông tin mới.',
  empty: '(trống)',
  bank: 'Ngân hàng',
  accountNumber: 'Số tài khoản',
  accountName: 'Chủ tài khoản',
  binanceId: 'Binance ID',
  binanceOwner: 'Tên trên Binance',
  exchangeRate: '₫ cho 1 USDT',
  test: 'Cảnh báo thử',
  testText: 'Đã hoạt động: bạn nhận được cảnh báo qua kênh này.',
  open: 'Mở trang quản trị',
  choose: 'Chọn cảnh báo bạn muốn nhận',
} satisfies TranslatedFeature<'vi', typeof en.alerts>
