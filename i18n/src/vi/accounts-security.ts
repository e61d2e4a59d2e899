import type * as en from '../en/accounts-security.ts'
import type { TranslatedFeature } from '../translate.ts'

export const stepUp = {
  title: 'Xác nhận đó là bạn',
  text: 'Thao tác này cần xác nhận lại. Nội dung bạn đã nhập vẫn được giữ.',
  signInAgain: 'Thao tác này cần đăng nhập lại. Hãy đăng xuất, đăng nhập lại bằng Google rồi thực hiện lại.',
  confirm: 'Xác nhận',
  usePassword: 'Dùng mật khẩu',
  useCode: 'Dùng mã',
} satisfies TranslatedFeature<'vi', typeof en.stepUp>

export const emailChange = {
  title: 'Email',
  intro: 'Dùng để đăng nhập và nhận thư của chúng tôi. Cả hai địa chỉ phải xác nhận thay đổi.',
  current: 'Email hiện tại',
  newEmail: 'Email mới',
  change: 'Đổi email',
  changeTitle: 'Đổi email',
  changeText:
    'Chúng tôi gửi liên kết đến địa chỉ hiện tại và địa chỉ mới. Email được đổi khi cả hai liên kết đã được mở.',
  send: 'Gửi liên kết',
  waitingTitle: 'Đang chờ xác nhận {email}',
  waitingOld: 'Mở liên kết chúng tôi đã gửi đến địa chỉ hiện tại {email}.',
  waitingNew: 'Mở liên kết chúng tôi đã gửi đến {email}.',
  waitingUntil: 'Liên kết có hiệu lực đến {when}.',
  withdraw: 'Hủy thay đổi',
  confirmTitle: 'Xác nhận đổi email',
  confirmAny: 'Tài khoản dùng email mới khi cả hai địa chỉ đã xác nhận.',
  deadText: 'Liên kết đã được dùng, đã hết hạn hoặc không đầy đủ. Bạn có thể đổi email trong hồ sơ.',
  confirm: 'Xác nhận',
  halfTitle: 'Đã xác nhận',
  halfText: 'Bây giờ hãy mở liên kết chúng tôi đã gửi đến địa chỉ còn lại.',
  doneTitle: 'Đã đổi email',
  doneText: 'Từ nay hãy đăng nhập bằng {email}.',
  restoreTitle: 'Hoàn tác việc đổi email',
  restoreText:
    'Tài khoản dùng lại email cũ, mọi thiết bị bị đăng xuất, và chúng tôi gửi bạn liên kết để đặt mật khẩu mới.',
  restore: 'Hoàn tác',
  restoredTitle: 'Đã khôi phục email cũ',
  restoredText: 'Mọi thiết bị đã bị đăng xuất. Hãy đặt mật khẩu mới bằng liên kết vừa gửi đến {email}.',
  goOn: 'Tiếp tục đến Runmart',
} satisfies TranslatedFeature<'vi', typeof en.emailChange>

export const otherSessions = {
  endOthers: 'Đăng xuất mọi nơi khác',
  endOthersTitle: 'Đăng xuất mọi nơi khác?',
  endOthersText: 'Mọi thiết bị trừ thiết bị này bị đăng xuất ngay.',
} satisfies TranslatedFeature<'vi', typeof en.otherSessions>
