import type { mail as en } from '../en/mail.ts'
import type { TranslatedFeature } from '../translate.ts'

export const mail = {
  hello: 'Xin chào {name},',
  footer: 'Bạn nhận được email này vì có tài khoản tại Runmart ({address}).',
  notYou: 'Nếu không phải bạn, hãy bỏ qua email này. Sẽ không có gì thay đổi.',
  activateSubject: 'Kích hoạt tài khoản Runmart của bạn',
  activateText: 'Kích hoạt tài khoản để bắt đầu. Liên kết có hiệu lực trong 24 giờ.',
  activateAction: 'Kích hoạt tài khoản',
  resetSubject: 'Đặt mật khẩu Runmart mới',
  resetText:
    'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Liên kết chỉ dùng được một lần, trong vòng 1 giờ.',
  resetAction: 'Đặt mật khẩu mới',
  alreadyRegisteredSubject: 'Bạn đã có tài khoản Runmart',
  alreadyRegisteredText:
    'Có người, có lẽ là bạn, vừa đăng ký bằng email này. Bạn đã có tài khoản: hãy đăng nhập, hoặc đặt mật khẩu mới nếu đã quên.',
  alreadyRegisteredAction: 'Đăng nhập',
  passwordChangedSubject: 'Mật khẩu Runmart của bạn đã được đổi',
  passwordChangedText:
    'Mật khẩu của bạn vừa được đổi và mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.',
  passwordChangedAction: 'Đặt mật khẩu mới',
  sessionReusedSubject: 'Chúng tôi đã đăng xuất một thiết bị của bạn',
  sessionReusedText:
    'Một phiên đăng nhập cũ của bạn vừa được dùng lại, có thể ai đó đã sao chép nó. Để an toàn, chúng tôi đã kết thúc phiên đó. Nếu bạn thấy bất thường, hãy đổi mật khẩu.',
  sessionReusedAction: 'Xem các phiên đăng nhập',
  blockedSubject: 'Tài khoản Runmart của bạn đã bị khóa',
  blockedText:
    'Tài khoản của bạn đã bị khóa và mọi thiết bị đã được đăng xuất. Số dư và đơn hàng của bạn vẫn được giữ nguyên. Nếu bạn cho rằng đây là nhầm lẫn, hãy liên hệ bộ phận hỗ trợ.',
  blockedAction: 'Mở Runmart',
  unblockedSubject: 'Tài khoản Runmart của bạn đã được mở khóa',
  unblockedText: 'Tài khoản của bạn đã được mở khóa. Bạn có thể đăng nhập lại.',
  unblockedAction: 'Đăng nhập',
  sessionsEndedSubject: 'Chúng tôi đã đăng xuất mọi thiết bị của bạn',
  sessionsEndedText:
    'Để đảm bảo an toàn, chúng tôi đã kết thúc mọi phiên đăng nhập của bạn. Hãy đăng nhập lại; nếu có thể người khác biết mật khẩu, hãy đặt mật khẩu mới.',
  sessionsEndedAction: 'Đăng nhập',
  accountClosedSubject: 'Tài khoản Runmart của bạn đã được đóng',
  accountClosedText:
    'Tài khoản đã được đóng theo yêu cầu của bạn. Dữ liệu cá nhân, tệp và các phiên đăng nhập đã bị xóa; các khoản thanh toán vẫn nằm trong sổ sách của chúng tôi nhưng không còn tên bạn. Bạn có thể dùng email này để mở tài khoản mới bất cứ lúc nào.',
  accountClosedNotYou: 'Nếu không phải bạn, hãy liên hệ ngay với chúng tôi. Tài khoản đã đóng không thể mở lại.',
  accountClosedAction: 'Mở Runmart',
  twoFactorOnSubject: 'Đã bật xác thực hai lớp',
  twoFactorOnText:
    'Từ nay, khi đăng nhập bạn cần thêm mã từ ứng dụng xác thực. Hãy cất giữ mã khôi phục ở nơi an toàn.',
  twoFactorOffSubject: 'Đã tắt xác thực hai lớp',
  twoFactorOffText: 'Từ nay, đăng nhập không còn cần mã xác thực. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  twoFactorAction: 'Mở hồ sơ',
  wrongCodesSubject: 'Có mã xác thực hai lớp sai cho tài khoản của bạn',
  wrongCodesText:
    'Trong vòng một giờ, đã có năm mã xác thực hai lớp sai được nhập cho tài khoản của bạn. Nếu không phải bạn, có thể ai đó đã biết mật khẩu: hãy đặt mật khẩu mới. Nếu bạn đăng nhập bằng Google, hãy kiểm tra cả tài khoản Google.',
  wrongCodesAction: 'Đặt mật khẩu mới',
  depositSubject: '{amount} đã được cộng vào số dư',
  depositText: 'Khoản nạp {amount} của bạn đã được cộng vào số dư.',
  depositAction: 'Xem giao dịch',
  reversedSubject: '{amount} đã được thu hồi từ số dư',
  reversedText: 'Khoản cộng {amount} đã bị thu hồi: {reason}',
  reversedOwed: 'Bạn đã tiêu {amount} trong số đó. Số này sẽ được trừ vào các khoản cộng tiếp theo.',
  orderSubject: 'Đơn {code}: {state}',
  orderText: 'Đơn {code} của bạn hiện ở trạng thái “{state}”.',
  orderAction: 'Mở đơn hàng',
  botFinishedSubject: 'Đơn {code}: bot đã chạy xong',
  botFinishedText: 'Bot của đơn {code} đã chạy xong: {ok} thành công, {failed} thất bại.',
  botAction: 'Mở bảng điều khiển',
  botFailedSubject: 'Đơn {code}: bot gặp lỗi',
  botFailedText: 'Bot của đơn {code} đã dừng vì gặp sự cố nhiều lần.',
  wentBack: '{amount} đã được hoàn vào số dư của bạn.',
  commissionSubject: 'Bạn nhận được {amount}',
  commissionText: 'Hoa hồng {amount} từ người bạn giới thiệu đã được cộng vào số dư.',
  commissionBackSubject: 'Đã thu lại {amount} hoa hồng',
  commissionBackText:
    'Đơn của người bạn giới thiệu đã được hoàn tiền, nên {amount} hoa hồng bị trừ khỏi số dư của bạn.',
  commissionAction: 'Xem người được giới thiệu',
  signInSubject: 'Đăng nhập mới vào tài khoản của bạn',
  signInText:
    'Có người đăng nhập từ trình duyệt mới: {device}, địa chỉ IP {address}. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu.',
  signInAction: 'Xem các phiên đăng nhập',
  unknownDevice: 'thiết bị không xác định',
  signInMutedSubject: 'Đã tắt email báo đăng nhập mới',
  signInMutedText:
    'Chúng tôi sẽ không gửi email khi có người đăng nhập từ thiết bị mới. Bạn vẫn thấy trong mục thông báo. Nếu không phải bạn đã tắt, hãy đổi mật khẩu và bật lại email này.',
  signInMutedAction: 'Mở cài đặt',
  unsubscribe: 'Ngừng nhận email loại này',
  telegramLinked: 'Xin chào {name}, bạn sẽ nhận thông báo Runmart trong cuộc trò chuyện này. Gửi /stop để tắt.',
  telegramStopped: 'Cuộc trò chuyện này sẽ không còn nhận thông báo Runmart.',
  telegramLinkDead: 'Liên kết này không còn hiệu lực. Hãy mở hồ sơ tại {address} và liên kết lại Telegram.',
} satisfies TranslatedFeature<'vi', typeof en>
