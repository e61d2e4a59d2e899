import type { referrals as en } from '../en/referrals.ts'
import type { TranslatedFeature } from '../translate.ts'

export const referrals = {
  title: 'Chương trình giới thiệu',
  intro: 'Chia sẻ liên kết của bạn và nhận {percent} số tiền mà người đến từ liên kết đó trả cho các đơn hàng.',
  introNothing: 'Chia sẻ liên kết và xem ai đến từ đó. Hiện tại đơn mới không có hoa hồng.',

  link: 'Liên kết giới thiệu của bạn',
  copyLink: 'Sao chép liên kết',
  share: 'Chia sẻ',
  shareTelegram: 'Gửi qua Telegram',
  shareText: 'Dịch vụ và bot trên Runmart, thanh toán từ một số dư duy nhất.',
  code: 'Mã giới thiệu',
  codeHint: 'Dành cho người tự nhập mã khi đăng ký',
  copyCode: 'Sao chép mã',
  qrLabel: 'Mã QR của liên kết giới thiệu {link}',
  qrText: 'Mở liên kết của bạn trên điện thoại',

  how: 'Cách hoạt động',
  howShare: 'Chia sẻ liên kết của bạn',
  howShareText:
    'Trình duyệt mở liên kết sẽ ghi nhớ bạn trong 30 ngày. Ai đăng ký trong thời gian đó sẽ luôn là người do bạn giới thiệu.',
  howEarn: 'Họ đặt đơn, bạn nhận {percent}',
  howEarnText:
    'Tính trên số tiền họ trả cho mỗi đơn hoàn thành, với mọi dịch vụ. Riêng việc nạp tiền không có hoa hồng.',
  howNothing: 'Hiện tại đơn hàng không có hoa hồng',
  howNothingText: 'Mức hoa hồng đang bằng không. Số tiền bạn đã nhận trước đây vẫn là của bạn.',
  howPaid: 'Hoa hồng được cộng vào số dư',
  howPaidText: {
    other:
      'Sau khi đơn hoàn thành {count} ngày. Nếu khách được hoàn tiền, trước hay sau thời điểm đó, phần hoa hồng tương ứng bị thu lại.',
  },
  howPaidSoonText: 'Ngay khi đơn hoàn thành. Nếu sau đó khách được hoàn tiền, phần hoa hồng tương ứng bị thu lại.',
  notYourself:
    'Tự giới thiệu chính mình không được hoa hồng. Khi hai tài khoản có vẻ là của một người, chúng tôi kiểm tra trước khi trả.',

  totalReferrals: 'Tổng số người giới thiệu',
  totalEarnings: 'Tổng thu nhập',
  totalEarningsNote: 'Đã cộng vào số dư',
  pending: 'Đang chờ',
  pendingNote: { other: 'Trả sau mỗi đơn {count} ngày' },
  pendingSoonNote: 'Trả ngay khi đơn hoàn thành',
  checkingNote: '{amount} khác đang được kiểm tra trước khi trả.',
  owedNote: '{amount} đã trả cho những đơn sau đó được hoàn tiền. Các khoản hoa hồng tiếp theo sẽ bù phần này trước.',

  tiers: 'Giảm giá cho mọi đơn giới thiệu',
  tiersIntro: 'Tăng theo số tiền chính bạn nạp và tự động trừ vào mọi đơn giới thiệu.',
  currentDiscount: 'Mức giảm hiện tại',
  totalDeposit: 'Tổng đã nạp',
  tierMissing: 'Nạp thêm {missing} để mọi đơn giới thiệu được giảm {percent}.',
  tierTop: 'Bạn đang có mức giảm cao nhất.',
  tierOff: 'Giảm {percent}',
  tierFrom: 'từ {amount}',
  tierReached: 'đã đạt',
  deposit: 'Nạp tiền',

  days: '30 ngày qua',
  measure: 'Số liệu trên biểu đồ',
  earned: 'Thu nhập',
  clicks: 'Lượt nhấp',
  signups: 'Đăng ký',
  day: 'Ngày',
  daysEmpty: 'Chưa ai mở liên kết của bạn',
  daysEmptyText: 'Lượt nhấp, lượt đăng ký và thu nhập từng ngày sẽ hiện ở đây.',

  recent: 'Người được giới thiệu gần đây',
  recentNewest: '{shown} người mới nhất trong {total}',
  recentNote: 'Tên được rút gọn để giữ riêng tư. Thu nhập gồm cả phần đã trả và phần đang chờ.',
  who: 'Khách hàng',
  joined: 'Ngày tham gia',
  deposited: 'Đã nạp',
  recentEmpty: 'Chưa có người được giới thiệu',
  recentEmptyText:
    'Ai đăng ký qua liên kết của bạn sẽ hiện ở đây cùng số tiền bạn nhận được. Hãy bắt đầu bằng cách gửi liên kết cho ai đó.',

  bulk: 'Tải lên hàng loạt liên kết giới thiệu',
  bulkText:
    'Bạn đang quảng bá liên kết giới thiệu của riêng mình? Đặt lượt đăng ký cho nhiều liên kết cùng lúc từ tệp .txt.',
  bulkAction: 'Tải liên kết lên',

  paidNotice: 'Đã cộng {amount} hoa hồng vào số dư của bạn.',
} satisfies TranslatedFeature<'vi', typeof en>
