import type { mail as en } from '../en/mail.ts'
import type { TranslatedFeature } from '../translate.ts'

export const mail = {
  hello: 'Xin chào {name},',
  footer: 'Bạn nhận được thư này vì có tài khoản tại Runmart ({address}).',
  notYou: 'Nếu không phải bạn, hãy bỏ qua thư này; sẽ không có gì thay đổi.',
  activateSubject: 'Kích hoạt tài khoản Runmart của bạn',
  activateText: 'Chỉ một cú nhấp là tài khoản của bạn sẵn sàng. Liên kết có hiệu lực trong 24 giờ.',
  activateAction: 'Kích hoạt tài khoản',
  resetSubject: 'Đặt mật khẩu Runmart mới',
  resetText:
    'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Liên kết chỉ dùng được một lần, trong vòng 1 giờ.',
  resetAction: 'Đặt mật khẩu mới',
  alreadyRegisteredSubject: 'Bạn đã có tài khoản Runmart',
  alreadyRegisteredText:
    'Có người, có lẽ là bạn, vừa đăng ký bằng địa chỉ này. Bạn đã có tài khoản: hãy đăng nhập, hoặc đặt mật khẩu mới nếu bạn quên mật khẩu cũ.',
  alreadyRegisteredAction: 'Đăng nhập',
  passwordChangedSubject: 'Mật khẩu Runmart của bạn đã được đổi',
  passwordChangedText:
    'Mật khẩu tài khoản của bạn vừa được đổi và mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.',
  passwordChangedAction: 'Đặt mật khẩu mới',
  sessionReusedSubject: 'Chúng tôi đã đăng xuất một thiết bị của bạn',
  sessionReusedText:
    'Một phiên đăng nhập cũ của tài khoản bạn vừa được dùng lại lần thứ hai, có thể ai đó đã sao chép nó. Để an toàn, chúng tôi đã kết thúc phiên đó. Nếu bạn thấy bất thường, hãy đổi mật khẩu.',
  sessionReusedAction: 'Xem các phiên đăng nhập',
  accountClosedSubject: 'Tài khoản Runmart của bạn đã được đóng',
  accountClosedText:
    'Tài khoản vừa được đóng theo yêu cầu của bạn. Dữ liệu cá nhân, tệp và các phiên đăng nhập đã bị xóa; các khoản đã thanh toán vẫn nằm trong sổ sách của chúng tôi nhưng không còn tên bạn. Bạn có thể dùng địa chỉ này để tạo tài khoản mới bất cứ lúc nào.',
  accountClosedNotYou: 'Nếu không phải bạn thực hiện, hãy viết cho chúng tôi ngay: không thể mở lại tài khoản này.',
  accountClosedAction: 'Mở Runmart',
  twoFactorOnSubject: 'Đã bật đăng nhập hai bước',
  twoFactorOnText:
    'Từ nay, khi đăng nhập vào tài khoản, bạn cần thêm một mã từ ứng dụng xác thực. Hãy cất giữ các mã khôi phục ở nơi an toàn.',
  twoFactorOffSubject: 'Đã tắt đăng nhập hai bước',
  twoFactorOffText:
    'Từ nay, đăng nhập vào tài khoản không còn cần mã xác thực. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  twoFactorAction: 'Mở hồ sơ của tôi',
  depositSubject: '{amount} đã vào số dư của bạn',
  depositText: 'Khoản nạp {amount} của bạn đã được cộng.',
  depositAction: 'Xem giao dịch',
  orderSubject: 'Đơn {code}: {state}',
  orderText: 'Đơn {code} của bạn hiện ở trạng thái “{state}”.',
  orderAction: 'Mở đơn hàng',
  botFinishedSubject: 'Bot của đơn {code} đã chạy xong',
  botFinishedText: 'Bot của đơn {code} đã kết thúc lượt chạy: {ok} thành công, {failed} thất bại.',
  botAction: 'Mở bảng điều khiển',
  botFailedSubject: 'Bot của đơn {code} đã bỏ cuộc',
  botFailedText: 'Bot của đơn {code} gặp sự cố quá nhiều lần nên đã bỏ cuộc.',
  wentBack: '{amount} đã được hoàn vào số dư của bạn.',
  commissionSubject: 'Bạn nhận được {amount}',
  commissionText: 'Hoa hồng {amount} từ người bạn giới thiệu đã vào số dư của bạn.',
  commissionBackSubject: 'Đã thu lại {amount} hoa hồng',
  commissionBackText:
    'Đơn hàng của người bạn giới thiệu đã được hoàn tiền, vì vậy {amount} hoa hồng được trừ khỏi số dư của bạn.',
  commissionAction: 'Xem giới thiệu của tôi',
  signInSubject: 'Đăng nhập mới vào tài khoản của bạn',
  signInText:
    'Có người đăng nhập bằng trình duyệt chúng tôi chưa từng thấy: {device}, địa chỉ {address}. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu.',
  signInAction: 'Xem các phiên của tôi',
  unknownDevice: 'thiết bị không rõ',
  signInMutedSubject: 'Đã tắt email báo đăng nhập mới',
  signInMutedText:
    'Từ nay, khi có người đăng nhập vào tài khoản của bạn bằng thiết bị mới, chúng tôi không gửi email nữa; chuông thông báo vẫn báo cho bạn. Nếu không phải bạn đã tắt, hãy đổi mật khẩu và bật lại email này.',
  signInMutedAction: 'Mở cài đặt',
  unsubscribe: 'Không nhận thư loại này nữa',
  telegramLinked: 'Xin chào {name}, cuộc trò chuyện này sẽ nhận tin từ Runmart của bạn. Gửi /stop để ngừng.',
  telegramStopped: 'Cuộc trò chuyện này sẽ không còn nhận tin từ Runmart.',
  telegramLinkDead: 'Liên kết này không còn hiệu lực. Hãy mở hồ sơ của bạn tại {address} và liên kết Telegram từ đó.',
} satisfies TranslatedFeature<'vi', typeof en>
