import type { notices as en } from '../en/notices.ts'
import type { TranslatedFeature } from '../words.ts'

export const notices = {
  registered: 'Đã tạo tài khoản. Hãy mở hộp thư để kích hoạt.',
  activated: 'Tài khoản của bạn đã được kích hoạt. Chào mừng bạn!',
  activationSent: 'Chúng tôi đã gửi lại thư kích hoạt.',
  resetSent: 'Nếu có tài khoản dùng địa chỉ này, liên kết đặt mật khẩu mới đang được gửi đến.',
  passwordChanged: 'Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.',
  sessionEnded: 'Thiết bị đó đã bị đăng xuất.',
  twoFactorOn: 'Đã bật đăng nhập hai bước.',
  twoFactorOff: 'Đã tắt đăng nhập hai bước.',
  recoveryCodesRenewed: 'Đã tạo mã khôi phục mới. Các mã cũ không còn dùng được.',
  profileSaved: 'Đã lưu hồ sơ.',
  depositClaimed: 'Đã tìm thấy khoản chuyển của bạn. Số dư đã được cộng, trừ phí do thiếu nội dung.',
  transferCredited: 'Đã cộng khoản chuyển vào số dư.',
  customerCredited: 'Đã cộng tiền cho khách hàng.',
  settingsSaved: 'Đã lưu cài đặt.',
  orderPlaced: 'Đã đặt đơn.',
  preOrderFilled: 'Đã nhận các dòng của bạn. Bot đã có đủ dữ liệu.',
  orderCancelled: 'Đã hủy đơn.',
  orderTaken: 'Đơn đang được thực hiện.',
  progressSaved: 'Đã lưu tiến độ.',
  orderDelivered: 'Đã bàn giao đơn.',
  orderFailed: 'Đã kết thúc đơn; phần chưa giao đã được hoàn tiền.',
  orderRefunded: 'Đã hoàn tiền cho khách.',
  serviceSaved: 'Đã lưu dịch vụ.',
  codeSaved: 'Đã lưu mã giảm giá.',
} satisfies TranslatedFeature<'vi', typeof en>
